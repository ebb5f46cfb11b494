import { googleAI } from '@genkit-ai/googleai';
import { MENTOR_ANSWER_MAX_LENGTH } from '@raizes/domain/limits';
import { genkit } from 'genkit';
import type { Tell } from '../../mentor/answer-question';
import type { MentorTurn } from '../../mentor/mentor-turn';
import { topicsOf } from '../local-mentor/topics-of';
import { mentorPrompt } from './mentor-prompt';
import { quotesScripture } from './quotes-scripture';

const MAX_OUTPUT_TOKENS = 4096;
const TIMEOUT_MS = 15_000;

type Options = { apiKey: string; model: string; baseUrl?: string; timeoutMs?: number };
export type AskGemini = (
  turn: MentorTurn,
  tell: Tell,
) => Promise<{ text: string; topicIds: string[] }>;

/**
 * Gemini, told what the mentor knows about the question, and nothing about who asks. Throws whenever it does not answer as
 * it should: late, not at all, refused, or with words of Scripture that are not from our own data.
 */
export function geminiMentor({
  apiKey,
  model,
  baseUrl,
  timeoutMs = TIMEOUT_MS,
}: Options): AskGemini {
  const ai = genkit({ plugins: [googleAI({ apiKey, ...(baseUrl && { baseUrl }) })] });

  return async (turn, tell) => {
    const topics = topicsOf(turn);
    const abort = new AbortController();
    const answer = new Promise<string>((resolve, reject) => {
      let said = '';
      const listen = ({ text }: { text: string }) => {
        if (abort.signal.aborted) return;
        said += text;
        if (quotesScripture(said, turn.reading)) reject(new NoAnswer('scripture from memory'));
        else if (said.length > MENTOR_ANSWER_MAX_LENGTH) resolve(wholeSentences(said));
        else tell?.(text);
      };
      const late = setTimeout(() => reject(new NoAnswer('late')), timeoutMs);
      abort.signal.addEventListener('abort', () => clearTimeout(late));
      const generated = ai.generate({
        model: googleAI.model(model),
        system: mentorPrompt(topics, turn.reading),
        messages: sinceFirstQuestion(turn.history),
        prompt: turn.message,
        config: { temperature: 0.6, maxOutputTokens: MAX_OUTPUT_TOKENS, safetySettings },
        abortSignal: abort.signal,
        onChunk: listen,
      });
      const ended = generated.then(({ finishReason }) => {
        if (said.trim() === '') throw new NoAnswer('empty');
        return finishReason === 'length' ? wholeSentences(said) : said.trim();
      });
      ended.then(resolve, reject);
    });
    try {
      return { text: await answer, topicIds: topics.map(({ id }) => id) };
    } finally {
      abort.abort();
    }
  };
}

/** Why there is no answer that could be given. Safe to log: no word of it is anybody's. */
class NoAnswer extends Error {
  constructor(reason: 'late' | 'empty' | 'scripture from memory') {
    super(reason);
    this.name = `NoAnswer: ${reason}`;
  }
}

/** Gemini wants a conversation to begin with a question; the oldest that is remembered may be an answer. */
function sinceFirstQuestion(history: MentorTurn['history']) {
  const first = history.findIndex(({ role }) => role === 'user');
  return first < 0
    ? []
    : history.slice(first).map(({ role, text }) => ({ role, content: [{ text }] }));
}

const safetySettings = (
  [
    'HARM_CATEGORY_HARASSMENT',
    'HARM_CATEGORY_HATE_SPEECH',
    'HARM_CATEGORY_SEXUALLY_EXPLICIT',
    'HARM_CATEGORY_DANGEROUS_CONTENT',
  ] as const
).map((category) => ({ category, threshold: 'BLOCK_MEDIUM_AND_ABOVE' as const }));

/** Without the sentence that was cut off, as long as an answer may be. */
function wholeSentences(text: string): string {
  const short = text.slice(0, MENTOR_ANSWER_MAX_LENGTH);
  const end = Math.max(
    ...['. ', '! ', '? ', '.\n', '!\n', '?\n'].map((mark) => short.lastIndexOf(mark)),
  );
  return (end > 0 ? short.slice(0, end + 1) : short).trim();
}
