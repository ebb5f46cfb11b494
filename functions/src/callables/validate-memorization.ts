import '../app';
import { onCallGenkit } from 'firebase-functions/https';
import { lazyFlow } from '../flows/lazy-flow';
import { signedIn } from '../lib/signed-in';

/** {originalVerse, userVerse, verseReference} → {score, isValid, feedback} */
export const validateMemorization = onCallGenkit(
  { authPolicy: signedIn, memory: '512MiB' },
  lazyFlow(
    'validate-memorization',
    'Escreva o versículo, com até 10.000 caracteres, para validar.',
    async () => (await import('../flows/validate-memorization')).validateMemorization,
  ),
);
