import type { MentorTopic } from '../mentor-knowledge/topic';
import { z } from 'genkit';
import { setTimeout as delay } from 'node:timers/promises';
import type { MentorTurn } from '../../mentor/conversation';
import { ai } from '../genkit';
import {
  firstAnswer,
  furtherAnswer,
  nothingBefore,
  plainPrayer,
  readingAnswer,
  ruleBreaking,
  unknown,
} from './answers';
import {
  followUpOf,
  isAboutReading,
  isOffTopic,
  isRuleBreaking,
  namedPassage,
  smallTalk,
} from './intents';
import { findTopics, topicBefore } from './topics';

type LocalAnswer = { text: string; topicIds: string[] };

/** What the model that lives here says: always the same to the same question, and nothing that we have not written. */
export function localAnswer(turn: MentorTurn): LocalAnswer {
  const { message, reading } = turn;
  const seed = Array.from(message).length;
  if (isRuleBreaking(message)) return without(ruleBreaking);

  const talk = smallTalk(message);
  if (talk) return without(talk);

  const way = followUpOf(message);
  const before = topicBefore(turn);
  if (way && before) return about(furtherAnswer(before, way, saidBefore(turn), seed), before);
  const asksMore = way !== null && way !== 'prayer';
  if (reading && (isAboutReading(message) || asksMore)) return without(readingAnswer(reading));
  if (way) return without(way === 'prayer' ? plainPrayer : nothingBefore);

  if (isOffTopic(message)) return without(unknown);

  const [best, next] = viewsFirst(findTopics(message));
  if (best) {
    const beside = next && next.score > best.score * BESIDE_SHARE ? next.topic : null;
    return about(firstAnswer(best.topic, beside, seed), best.topic, beside);
  }
  const reference = namedPassage(message);
  if (reference) return without(readingAnswer({ reference, devotional: null }));
  return without(reading && mentionsIt(message) ? readingAnswer(reading) : unknown);
}

/** How near the second topic must be to be offered beside the first. */
const BESIDE_SHARE = 0.8;

/** Where two topics are as good as each other, the one on which Christians are divided: its views must not be left out. */
function viewsFirst<Found extends { topic: MentorTopic; score: number }>(found: Found[]): Found[] {
  const [best, next, ...others] = found;
  if (!best || !next || best.topic.views || !next.topic.views) return found;
  return next.score > best.score * AS_GOOD_SHARE ? [next, best, ...others] : found;
}

const AS_GOOD_SHARE = 0.9;

/** A question of few words, about nothing that is known by name, asked before a text is about the text. */
const mentionsIt = (message: string) => /\b(iss?o|aqui|texto|hoje)\b/i.test(message);

const saidBefore = ({ history }: MentorTurn) =>
  history.flatMap(({ role, text }) => (role === 'model' ? [text] : [])).join('\n');

const without = (text: string): LocalAnswer => ({ text, topicIds: [] });

const about = (text: string, ...topics: (MentorTopic | null)[]): LocalAnswer => ({
  text,
  topicIds: topics.flatMap((topic) => (topic ? [topic.id] : [])),
});

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
