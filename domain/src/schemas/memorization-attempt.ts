import { object } from 'yup';
import type { InferType } from 'yup';
import { VERSE_MAX_LENGTH } from '../limits';
import { limitedText } from './fields';

export const memorizationAttemptSchema = object({
  verse_memorization: limitedText(
    'Escreva o versículo de memória antes de validar',
    'O versículo',
    VERSE_MAX_LENGTH,
  ),
});
export type MemorizationAttempt = InferType<typeof memorizationAttemptSchema>;
