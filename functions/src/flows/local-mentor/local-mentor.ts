import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'genkit';
import { ai } from '../genkit';
import { localAnswer } from './local-answer';

const WORDS_AT_ONCE = 4;
/** As fast as one reads along. */
const PAUSE_MS = 12;

const saidSchema = z.object({
  role: z.enum(['user', 'model']),
  text: z.string(),
  topicIds: z.array(z.string()),
});

/** What Genkit's messages have no place for. */
const configSchema = z.object({
  history: z.array(saidSchema),
  reading: z
    .object({
      reference: z.string(),
      devotional: z
        .object({ verse: z.string(), insight: z.string(), application: z.string() })
        .nullable(),
    })
    .nullable(),
});

const customSchema = z.object({ topicIds: z.array(z.string()) });

/** The model that lives here: it answers from our own knowledge, and needs no network. */
export const localMentor = ai.defineModel(
  { name: 'local/mentor', configSchema, supports: { multiturn: true, systemRole: false } },
  async ({ messages, config }, tell) => {
    const { history, reading } = configSchema.parse(config);
    const asked = messages.at(-1)?.content ?? [];
    const message = asked.map(({ text }) => text ?? '').join('');
    const { text, topicIds } = localAnswer({ message, history, reading });
    if (tell) {
      for (const words of wordGroups(text)) {
        tell({ content: [{ text: words }] });
        await delay(PAUSE_MS);
      }
    }
    return {
      message: { role: 'model', content: [{ text }] },
      finishReason: 'stop',
      custom: { topicIds },
    };
  },
);

export const topicIdsOf = (custom: unknown) => customSchema.parse(custom).topicIds;

/** The text in pieces of a few words; put together they are the text. */
function wordGroups(text: string): string[] {
  return (
    text.match(
      new RegExp(`(?:\\s*\\S+){1,${WORDS_AT_ONCE}}\\s*$|(?:\\s*\\S+){1,${WORDS_AT_ONCE}}`, 'g'),
    ) ?? []
  );
}
