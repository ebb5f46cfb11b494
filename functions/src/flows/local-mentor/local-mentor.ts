import type { MentorTopic } from '../mentor-knowledge/topic';
import { z } from 'genkit';
import { setTimeout as delay } from 'node:timers/promises';
import type { MentorTurn } from '../../mentor/conversation';
import { ai } from '../genkit';
import {
  firstAnswer,
  furtherAnswer,
  noTopicYetAnswer,
  generalPrayer,
  readingAnswer,
  ruleBreakingAnswer,
  unknownAnswer,
} from './answers';
import {
  detectFollowUp,
  isAboutReading,
  isOffTopic,
  isRuleBreaking,
  namedPassage,
  smallTalkAnswer,
} from './intents';
import { findTopics, previousTopic } from './topics';

/** Passed as config, because Genkit's messages cannot carry topic ids or the reading. */
const configSchema = z.object({
  history: z.array(
    z.object({
      role: z.enum(['user', 'model']),
      text: z.string(),
      topicIds: z.array(z.string()),
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
});

const customSchema = z.object({ topicIds: z.array(z.string()) });

/** A Genkit model that answers from our own knowledge, without the network. */
export const localMentor = ai.defineModel(
  { name: 'local/mentor', configSchema, supports: { multiturn: true, systemRole: false } },
  async ({ messages, config }, sendChunk) => {
    const { history, reading } = configSchema.parse(config);
    const question = messages.at(-1)?.content ?? [];
    const message = question.map(({ text }) => text ?? '').join('');
    const { text, topicIds } = localAnswer({ message, history, reading });
    if (sendChunk) {
      for (const words of splitForStream(text)) {
        sendChunk({ content: [{ text: words }] });
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

export const parseTopicIds = (custom: unknown) => customSchema.parse(custom).topicIds;

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

interface LocalAnswer {
  text: string;
  topicIds: string[];
}

/** Deterministic: the same question gets the same answer, all of it written by us. */
export function localAnswer(turn: MentorTurn): LocalAnswer {
  const { message, reading } = turn;
  const seed = Array.from(message).length;
  if (isRuleBreaking(message)) return plain(ruleBreakingAnswer);

  const smallTalk = smallTalkAnswer(message);
  if (smallTalk) return plain(smallTalk);

  const followUp = detectFollowUp(message);
  const topic = previousTopic(turn);
  if (followUp && topic)
    return onTopics(furtherAnswer(topic, followUp, previousAnswers(turn), seed), topic);
  const asksMore = followUp !== null && followUp !== 'prayer';
  if (reading && (isAboutReading(message) || asksMore)) return plain(readingAnswer(reading));
  if (followUp) return plain(followUp === 'prayer' ? generalPrayer : noTopicYetAnswer);

  if (isOffTopic(message)) return plain(unknownAnswer);

  const [best, next] = viewsFirst(findTopics(message));
  if (best) {
    const second = next && next.score > best.score * SECOND_SHARE ? next.topic : null;
    return onTopics(firstAnswer(best.topic, second, seed), best.topic, second);
  }
  const reference = namedPassage(message);
  if (reference) return plain(readingAnswer({ reference, devotional: null }));
  return plain(reading && mentionsReading(message) ? readingAnswer(reading) : unknownAnswer);
}

/** A second topic is offered too if its score is at least this share of the best one. */
const SECOND_SHARE = 0.8;

/** Of two similarly good topics, prefers the one on which Christians differ, so that its views are not left out. */
function viewsFirst<Found extends { topic: MentorTopic; score: number }>(found: Found[]): Found[] {
  const [best, next, ...others] = found;
  if (!best || !next || best.topic.views || !next.topic.views) return found;
  return next.score > best.score * EQUAL_SHARE ? [next, best, ...others] : found;
}

const EQUAL_SHARE = 0.9;

/** Without a known topic, "isso" means the text that the person is reading. */
const mentionsReading = (message: string) => /\b(iss?o|aqui|texto|hoje)\b/i.test(message);

const previousAnswers = ({ history }: MentorTurn) =>
  history.flatMap(({ role, text }) => (role === 'model' ? [text] : [])).join('\n');

const plain = (text: string): LocalAnswer => ({ text, topicIds: [] });

const onTopics = (text: string, ...topics: (MentorTopic | null)[]): LocalAnswer => ({
  text,
  topicIds: topics.flatMap((topic) => (topic ? [topic.id] : [])),
});
