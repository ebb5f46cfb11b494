import { DAILY_VALIDATIONS } from '@raizes/domain/limits';
import { HttpsError } from 'firebase-functions/https';
import { defineSecret } from 'firebase-functions/params';
import { onSignedInCall } from '../callable';
import { mayOfferGemini, refusal } from '../mentor/access';
import { geminiSettings } from '../mentor/gemini-policy';
import { brasiliaDay } from '../quota';

// Every function loads this file, so the flows, and with them Genkit, are imported only by the first call (decision 7).
const memory = '512MiB';

// The emulator uses a plain environment variable, because it would fetch a secret's value from the cloud.
const secrets = process.env.FUNCTIONS_EMULATOR === 'true' ? [] : [defineSecret('GEMINI_API_KEY')];

/** Answers a question to the mentor and streams the words. */
export const aiMentorChat = onSignedInCall(
  'ai-mentor-chat',
  async (auth, request, sendChunk) => {
    const { aiMentorChat: flow } = await import('./ai-mentor-chat');
    const stream = sendChunk && { onChunk: sendChunk };
    return (await flow.run(request, { context: { auth }, ...stream })).result;
  },
  {
    memory,
    secrets,
    invalidRequest: refusal('invalid-argument', 'Escreva uma mensagem de até 2.000 caracteres.')
      .message,
  },
);

/** Says whether the mentor asks the person to allow Gemini. Without Gemini nothing is read. */
export const mentorStatus = onSignedInCall(
  'mentor-status',
  async ({ uid }) => ({
    offersGemini: geminiSettings(process.env) !== null && (await mayOfferGemini(uid)),
  }),
  { secrets },
);

export const validateMemorization = onSignedInCall(
  'validate-memorization',
  async ({ uid }, request) => {
    countValidation(uid, new Date());
    const { validateMemorization: flow } = await import('./validate-memorization');
    return (await flow.run(request)).result;
  },
  {
    memory,
    maxInstances: 5,
    invalidRequest: 'Escreva o versículo, com até 10.000 caracteres, para validar.',
  },
);

const validations = { day: '', count: new Map<string, number>() };

/**
 * Counts a person's validations in this instance's memory, because a counter in the database would cost more than the scoring that it
 * limits. The number of instances bounds what one person can request in total.
 * @throws {HttpsError} beyond the quota; the device then scores the verse itself, by the same rule
 */
function countValidation(uid: string, now: Date): void {
  const day = brasiliaDay(now);
  if (validations.day !== day) Object.assign(validations, { day, count: new Map() });
  const used = validations.count.get(uid) ?? 0;
  if (used >= DAILY_VALIDATIONS) {
    throw new HttpsError('resource-exhausted', 'Por hoje o aparelho confere o versículo.');
  }
  validations.count.set(uid, used + 1);
}
