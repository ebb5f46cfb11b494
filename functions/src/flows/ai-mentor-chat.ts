import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import * as logger from 'firebase-functions/logger';
import { z } from 'genkit';
import { unauthenticated } from '../callable';
import { answerQuestion } from '../mentor/answer-question';
import type { AskMentor, SendWords } from '../mentor/answer-question';
import type { MentorTurn } from '../mentor/conversation';
import type { AskGemini } from './gemini';
import { ai } from './genkit';
import { isRuleBreaking } from './local-mentor/intents';
import { localMentor, parseTopicIds } from './local-mentor/local-mentor';

/** Unless `GEMINI_MODEL` in the environment of the functions names another. */
const DEFAULT_MODEL = 'gemini-flash-latest';

/** A secret cannot be empty: a deployment without Gemini sets it to this value. */
const NO_KEY = 'none';

const apiKey = process.env.GEMINI_API_KEY?.trim();

/** Gemini's plugin is slow to load: only with a key. */
const configuredGemini =
  apiKey && apiKey !== NO_KEY
    ? (await import('./gemini')).geminiMentor({
        apiKey,
        model: process.env.GEMINI_MODEL ?? DEFAULT_MODEL,
      })
    : null;

const askMentor = mentorWith(configuredGemini);

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

type Warn = (what: string, details: { cause: string }) => void;

/** Answers with Gemini where it is configured and the person has consented, and falls back to the local model. */
export function mentorWith(gemini: AskGemini | null, warn: Warn = logger.warn): AskMentor {
  return async (turn, { allowsGemini, sendWords }) => {
    // An attempt to break the mentor's rules never reaches a model that could.
    if (!gemini || !allowsGemini || isRuleBreaking(turn.message))
      return askLocally(turn, sendWords);
    let hasSent = false;
    const sendOn: SendWords =
      sendWords &&
      ((words) => {
        hasSent = true;
        sendWords(words);
      });
    try {
      const { text, topicIds } = await gemini(turn, sendOn);
      return { text, source: 'gemini', topic_ids: topicIds };
    } catch (cause) {
      warn('Gemini did not answer', { cause: causeOf(cause) });
      // Words of an answer that broke off are on screen: the local answer comes only as the response, which replaces them.
      return askLocally(turn, hasSent ? null : sendWords);
    }
  };
}

async function askLocally(turn: MentorTurn, sendWords: SendWords) {
  const { text, custom } = await ai.generate({
    model: localMentor,
    prompt: turn.message,
    config: { history: [...turn.history], reading: turn.reading },
    ...(sendWords && { onChunk: ({ text: words }: { text: string }) => sendWords(words) }),
  });
  return { text, source: 'local' as const, topic_ids: parseTopicIds(custom) };
}

/** The kind of failure, without its message: that may quote what the person wrote. */
function causeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return typeof cause;
  return 'status' in cause && typeof cause.status === 'string' ? cause.status : cause.name;
}
