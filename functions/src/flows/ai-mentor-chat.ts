import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import * as logger from 'firebase-functions/logger';
import { z } from 'genkit';
import { unauthenticated } from '../callable';
import { answerQuestion } from '../mentor/answer-question';
import type { AskMentor, Tell } from '../mentor/answer-question';
import type { MentorTurn } from '../mentor/conversation';
import type { AskGemini } from './gemini';
import { ai } from './genkit';
import { isRuleBreaking } from './local-mentor/intents';
import { localMentor, topicIdsOf } from './local-mentor/local-mentor';

type Warn = (what: string, details: { cause: string }) => void;

/** Gemini where there is one and the person allows it, else the model that lives here, which always answers. */
export function mentorWith(gemini: AskGemini | null, warn: Warn = logger.warn): AskMentor {
  return async (turn, { allowsGemini, tell }) => {
    // What would have the mentor leave its rules is not passed on to anybody who could.
    if (!gemini || !allowsGemini || isRuleBreaking(turn.message)) return askLocally(turn, tell);
    let told = false;
    const tellOn: Tell =
      tell &&
      ((words) => {
        told = true;
        tell(words);
      });
    try {
      const { text, topicIds } = await gemini(turn, tellOn);
      return { text, source: 'gemini', topic_ids: topicIds };
    } catch (cause) {
      warn('Gemini did not answer', { cause: causeOf(cause) });
      // After a beginning that came to nothing only the whole answer is sent: in its place.
      return askLocally(turn, told ? null : tell);
    }
  };
}

async function askLocally(turn: MentorTurn, tell: Tell) {
  const { text, custom } = await ai.generate({
    model: localMentor,
    prompt: turn.message,
    config: { history: [...turn.history], reading: turn.reading },
    ...(tell && { onChunk: ({ text: words }: { text: string }) => tell(words) }),
  });
  return { text, source: 'local' as const, topic_ids: topicIdsOf(custom) };
}

/** What kind of failure it was. Its message is left out: it may quote what the person wrote. */
function causeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  return 'status' in cause && typeof cause.status === 'string' ? cause.status : cause.name;
}

/** The one place that says which Gemini answers; `GEMINI_MODEL` in the functions' environment names another. */
const GEMINI_MODEL = 'gemini-flash-latest';

/** A secret cannot be empty: whoever deploys without Gemini gives it this value. */
const NO_KEY = 'none';

const apiKey = process.env.GEMINI_API_KEY?.trim();

/** Gemini's plugin, slow to load, is left alone without a key. */
const gemini =
  apiKey && apiKey !== NO_KEY
    ? (await import('./gemini')).geminiMentor({
        apiKey,
        model: process.env.GEMINI_MODEL ?? GEMINI_MODEL,
      })
    : null;

const askMentor = mentorWith(gemini);

const callerSchema = z.object({ auth: z.object({ uid: z.string() }) });

export const aiMentorChat = ai.defineFlow(
  {
    name: 'ai-mentor-chat',
    inputSchema: z.custom<ParsedRequest<'ai-mentor-chat'>>(),
    outputSchema: z.custom<Response<'ai-mentor-chat'>>(),
    streamSchema: z.string(),
  },
  async (input, { context, sendChunk, streamingRequested }) => {
    const caller = callerSchema.safeParse(context);
    if (!caller.success) throw unauthenticated();
    const { uid } = caller.data.auth;
    return answerQuestion({ ...input, uid }, askMentor, streamingRequested ? sendChunk : null);
  },
);
