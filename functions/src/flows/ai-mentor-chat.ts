import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { detectCrisis } from '@raizes/domain/crisis/crisis';
import * as logger from 'firebase-functions/logger';
import { z } from 'genkit';
import { unauthenticated } from '../callable';
import type { LoadNote } from '../mentor/answers';
import { answerQuestion } from '../mentor/answer-question';
import type { AskMentor, SendWords } from '../mentor/answer-question';
import { bible } from '../bible/passages';
import type { MentorTurn } from '../mentor/conversation';
import { dailyBudget, geminiSettings, takeFromBudget } from '../mentor/gemini-policy';
import { groundingOf } from '../mentor/grounding';
import { isRuleBreaking } from '../mentor/intents';
import { createScriptureCheck } from '../mentor/scripture';
import type { LoadPassage } from '../mentor/scripture';
import type { Answer } from '../mentor/turn';
import { errorName } from '../trigger';
import type { AskGemini } from './gemini';
import { ai } from './genkit';
import { localMentor, parseCustom } from './local-mentor';

const settings = geminiSettings(process.env);
if (!settings && process.env.GEMINI_API_KEY) {
  logger.warn('GEMINI_API_KEY is not used: see GEMINI_ADULTS_ONLY_CHURCH in docs/operations.md');
}

/** Loaded only if it is configured, because Gemini's plugin is slow to load. */
const configuredGemini = settings ? (await import('./gemini')).createGeminiMentor(settings) : null;

const budget = dailyBudget(process.env);
const askMentor = createMentor(configuredGemini, {
  takeBudget: () => takeFromBudget(budget, new Date()),
  // Without the Bible the mentor still answers, but without quotations.
  loadPassage: (passage) =>
    bible.loadPassage(passage).catch((cause: unknown) => {
      logger.error('The Bible could not be read', { cause: causeOf(cause) });
      return null;
    }),
  loadNote: bible.loadNote,
  warn: logger.warn,
});

const callerSchema = z.object({
  auth: z.object({
    uid: z.string(),
    token: z.object({ email_verified: z.boolean().optional() }),
  }),
});

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
    const { uid, token } = caller.data.auth;
    const asker = { uid, hasConfirmedEmail: token.email_verified === true };
    return answerQuestion({ ...input, ...asker }, askMentor, streamingRequested ? sendChunk : null);
  },
);

interface MentorOptions {
  /** Takes an answer from the project's daily budget; false if none is left. */
  takeBudget: () => Promise<boolean>;
  loadPassage: LoadPassage;
  loadNote: LoadNote;
  /** Logs a warning; `details` must contain no words of an answer or a question. */
  warn: (what: string, details: object) => void;
}

/**
 * Creates a mentor that answers with Gemini if it is configured, the person may use it and the daily budget lasts; otherwise, and if Gemini
 * fails, with the local model. Each sentence of an answer is checked against the Bible before it is shown.
 */
export function createMentor(
  gemini: AskGemini | null,
  { takeBudget, loadPassage, loadNote, warn }: MentorOptions,
): AskMentor {
  /** Checks an answer against the Bible while it is streamed. */
  async function answerChecked(
    { reading }: MentorTurn,
    send: SendWords,
    answer: (add: (words: string) => void) => Promise<Answer>,
  ): Promise<Answer> {
    const quotable = reading?.devotional?.verse ?? '';
    const check = createScriptureCheck({ loadPassage, quotable, send });
    const whole = await answer(check.add);
    const { text, removed } = await check.end(whole.text);
    if (removed.references + removed.quotations > 0) warn('Taken out of an answer', removed);
    return { ...whole, text };
  }

  const askLocally = (turn: MentorTurn, sendWords: SendWords) =>
    answerChecked(turn, sendWords, (add) => answerLocally(turn, sendWords && add));

  return async (turn, { allowsGemini, sendWords }) => {
    if (!gemini || !allowsGemini) return askLocally(turn, sendWords);
    // The same gates stand before both models: what has a fixed answer, such as an attempt to break the rules, or needs to be asked back.
    const grounding = await groundingOf(turn, loadNote);
    if (!grounding) return askLocally(turn, sendWords);
    let hasSent = false;
    let hasFailed = false;
    const forward: SendWords =
      sendWords &&
      ((words) => {
        // Drops a sentence that is still being checked when the rest of the answer fails.
        if (hasFailed) return;
        hasSent = true;
        sendWords(words);
      });
    try {
      if (!(await takeBudget()))
        return { ...(await askLocally(turn, sendWords)), budget_spent: true };
      const answer = await answerChecked(turn, forward, async (add) => {
        const text = await gemini(withoutRefused(turn), grounding, forward && add);
        return { text, source: 'gemini', topic_ids: grounding.topicIds };
      });
      if (answer.text === '') throw new NothingLeft();
      return answer;
    } catch (cause) {
      hasFailed = true;
      warn('Gemini did not answer', { cause: causeOf(cause) });
      // If words of the failed answer are already on screen, the local answer is not streamed: the response replaces those words.
      return askLocally(turn, hasSent ? null : sendWords);
    }
  };
}

/** Thrown if the check has removed the whole answer. */
class NothingLeft extends Error {
  override name = 'NothingLeft';
}

/**
 * Removes attempts to break the rules and crisis messages from the history, with the answers to them. They must not reach Gemini, even
 * if the person may use it.
 */
function withoutRefused(turn: MentorTurn): MentorTurn {
  let isWithheld = false;
  const history = turn.history.filter(({ role, text }) => {
    if (role === 'user') isWithheld = isRuleBreaking(text) || detectCrisis(text).level === 'crisis';
    return !isWithheld;
  });
  return { ...turn, history };
}

async function answerLocally(turn: MentorTurn, sendWords: SendWords) {
  const { text, custom } = await ai.generate({
    model: localMentor,
    prompt: turn.message,
    config: {
      history: [...turn.history],
      reading: turn.reading,
      teaching: turn.teaching ?? {},
      isAfterCare: turn.isAfterCare === true,
    },
    ...(sendWords && { onChunk: ({ text: words }: { text: string }) => sendWords(words) }),
  });
  const { topicIds, choices } = parseCustom(custom);
  return {
    text,
    source: 'local' as const,
    topic_ids: topicIds,
    ...(choices.length > 0 && { choices }),
  };
}

/** Returns the kind of failure: the status of an error of Genkit, otherwise its name. */
const causeOf = (cause: unknown): string =>
  cause instanceof Error && 'status' in cause && typeof cause.status === 'string'
    ? cause.status
    : errorName(cause);
