import { MENTOR_ANSWER_MAX_LENGTH } from '@raizes/domain/limits';
import { googleAI } from '@genkit-ai/googleai';
import { genkit } from 'genkit';
import type { SendWords } from '../mentor/answer-question';
import type { MentorTurn, Reading } from '../mentor/conversation';
import type { Grounding } from '../mentor/grounding';
import { geminiRules } from '../mentor/knowledge';

/** Builds the system prompt from the rules, our knowledge of the question, and the text that the person is reading. */
const systemPrompt = (knowledge: string, reading: Reading | null) =>
  [geminiRules(), `CONHECIMENTO:\n${knowledge}`, reading && readingText(reading)]
    .filter(Boolean)
    .join('\n\n');

function readingText({ reference, devotional }: Reading): string {
  if (!devotional) return `A pessoa está lendo ${reference}.`;
  const { verse, insight, application } = devotional;
  return `LEITURA de hoje, ${reference}: “${verse}”\nIdeia central: ${insight}\nPergunta de aplicação: ${application}`;
}

/** Includes tokens spent on thinking. */
const MAX_OUTPUT_TOKENS = 2048;
const TIMEOUT_MS = 15_000;

type Options = { apiKey: string; model: string; baseUrl?: string; timeoutMs?: number };
export type AskGemini = (
  turn: MentorTurn,
  grounding: Grounding,
  sendWords: SendWords,
) => Promise<string>;

/**
 * Creates a function that asks Gemini, with our own knowledge of the topic and nothing that identifies the person.
 * @throws if the answer is late, empty or refused
 */
export function createGeminiMentor({
  apiKey,
  model,
  baseUrl,
  timeoutMs = TIMEOUT_MS,
}: Options): AskGemini {
  const ai = genkit({ plugins: [googleAI({ apiKey, ...(baseUrl && { baseUrl }) })] });

  return async (turn, { knowledge }, sendWords) => {
    const abort = new AbortController();
    const answer = new Promise<string>((resolve, reject) => {
      let received = '';
      const onChunk = ({ text }: { text: string }) => {
        if (abort.signal.aborted) return;
        received += text;
        if (received.length > MENTOR_ANSWER_MAX_LENGTH) resolve(wholeSentences(received));
        else sendWords?.(text);
      };
      const late = setTimeout(() => reject(new NoAnswer('late')), timeoutMs);
      abort.signal.addEventListener('abort', () => clearTimeout(late));
      const generated = ai.generate({
        model: googleAI.model(model),
        system: systemPrompt(knowledge, turn.reading),
        messages: sinceFirstQuestion(turn.history),
        prompt: turn.message,
        config: { maxOutputTokens: MAX_OUTPUT_TOKENS, thinkingConfig, safetySettings },
        abortSignal: abort.signal,
        onChunk,
      });
      const ended = generated.then(({ finishReason }) => {
        if (received.trim() === '') throw new NoAnswer('empty');
        return finishReason === 'length' ? wholeSentences(received) : received.trim();
      });
      ended.then(resolve, reject);
    });
    try {
      return await answer;
    } finally {
      abort.abort();
    }
  };
}

/** Safe to log, because its message quotes nobody. */
class NoAnswer extends Error {
  constructor(reason: 'late' | 'empty') {
    super(reason);
    this.name = `NoAnswer: ${reason}`;
  }
}

/** Drops the messages before the first question: Gemini requires a history to begin with one, but ours can begin with an answer. */
function sinceFirstQuestion(history: MentorTurn['history']) {
  const first = history.findIndex(({ role }) => role === 'user');
  return first < 0
    ? []
    : history.slice(first).map(({ role, text }) => ({ role, content: [{ text }] }));
}

/** Gemini 3 takes a level instead of a number of tokens; the lowest one answers fastest, at a predictable price. */
const thinkingConfig = { thinkingLevel: 'MINIMAL' } as const;

const safetySettings = (
  [
    'HARM_CATEGORY_HARASSMENT',
    'HARM_CATEGORY_HATE_SPEECH',
    'HARM_CATEGORY_SEXUALLY_EXPLICIT',
    'HARM_CATEGORY_DANGEROUS_CONTENT',
  ] as const
).map((category) => ({ category, threshold: 'BLOCK_MEDIUM_AND_ABOVE' as const }));

/** Cuts a text to the limit, at the end of the last complete sentence. */
function wholeSentences(text: string): string {
  const short = text.slice(0, MENTOR_ANSWER_MAX_LENGTH);
  const end = Math.max(
    ...['. ', '! ', '? ', '.\n', '!\n', '?\n'].map((mark) => short.lastIndexOf(mark)),
  );
  return (end > 0 ? short.slice(0, end + 1) : short).trim();
}
