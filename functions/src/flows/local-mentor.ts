import { z } from 'genkit';
import { setTimeout as delay } from 'node:timers/promises';
import { bible } from '../bible/passages';
import { localAnswer } from '../mentor/answers';
import { createVerseSearch } from '../mentor/find-verse';
import { ai } from './genkit';

const findVerse = createVerseSearch(bible.loadBooks);

/** Passed as config, because Genkit's messages cannot carry topic ids or the reading. */
const configSchema = z.object({
  history: z.array(
    z.object({
      role: z.enum(['user', 'model']),
      text: z.string(),
      topicIds: z.array(z.string()),
      choices: z.array(z.string()),
    }),
  ),
  reading: z
    .object({
      reference: z.string(),
      devotional: z
        .object({ verse: z.string(), insight: z.string(), application: z.string() })
        .nullable(),
    })
    .nullable(),
  teaching: z.record(z.string(), z.string()).optional(),
  isAfterCare: z.boolean().optional(),
});

const customSchema = z.object({ topicIds: z.array(z.string()), choices: z.array(z.string()) });

/** A Genkit model that answers from our own knowledge, without the network. */
export const localMentor = ai.defineModel(
  { name: 'local/mentor', configSchema, supports: { multiturn: true, systemRole: false } },
  async ({ messages, config }, sendChunk) => {
    const { history, reading, teaching = {}, isAfterCare = false } = configSchema.parse(config);
    const question = messages.at(-1)?.content ?? [];
    const message = question.map(({ text }) => text ?? '').join('');
    const { text, topicIds, choices } = await localAnswer(
      { message, history, reading, teaching, isAfterCare },
      { loadNote: bible.loadNote, findVerse },
    );
    if (sendChunk) {
      for (const words of splitForStream(text)) {
        sendChunk({ content: [{ text: words }] });
        await delay(PAUSE_MS);
      }
    }
    return {
      message: { role: 'model', content: [{ text }] },
      finishReason: 'stop',
      custom: { topicIds, choices },
    };
  },
);

/** What the model adds to the text of its answer. */
export const parseCustom = (custom: unknown) => customSchema.parse(custom);

/** About the pace of reading. */
const PAUSE_MS = 12;
const CHUNK_WORDS = 4;

/**
 * Splits a text into chunks of up to four words; joined, they are the text. Must be linear in its length, because the text may contain a
 * reference sent by the client.
 */
function splitForStream(text: string): string[] {
  const words = text.split(/(?<=\s)(?=\S)/);
  return words.flatMap((_, index) =>
    index % CHUNK_WORDS === 0 ? [words.slice(index, index + CHUNK_WORDS).join('')] : [],
  );
}
