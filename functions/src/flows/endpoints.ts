import { defineSecret } from 'firebase-functions/params';
import { onSignedInCall } from '../callable';

// Every function loads this file: the flows, and with them Genkit, are imported by the first call (decision 0010).
const memory = '512MiB';

// The emulator would fetch the secret's value from the cloud; there a plain environment variable takes its place.
const secrets = process.env.FUNCTIONS_EMULATOR === 'true' ? [] : [defineSecret('GEMINI_API_KEY')];

/** Streams the answer's words. */
export const aiMentorChat = onSignedInCall(
  'ai-mentor-chat',
  async (auth, request, sendChunk) => {
    const { aiMentorChat: flow } = await import('./ai-mentor-chat');
    const stream = sendChunk && { onChunk: sendChunk };
    return (await flow.run(request, { context: { auth }, ...stream })).result;
  },
  { memory, secrets, invalidRequest: 'Escreva uma mensagem de até 2.000 caracteres.' },
);

export const validateMemorization = onSignedInCall(
  'validate-memorization',
  async (_auth, request) => {
    const { validateMemorization: flow } = await import('./validate-memorization');
    return (await flow.run(request)).result;
  },
  {
    memory,
    invalidRequest: 'Escreva o versículo, com até 10.000 caracteres, para validar.',
  },
);
