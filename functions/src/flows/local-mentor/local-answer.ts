import type { MentorTopic } from '@raizes/domain/mentor-topic';
import type { MentorTurn } from '../../mentor/mentor-turn';
import { isAboutReading } from './about-reading';
import { findTopics } from './find-topics';
import { followUpOf } from './follow-up';
import { isOffTopic } from './off-topic';
import { isRuleBreaking } from './is-rule-breaking';
import { nothingBefore, plainPrayer, ruleBreaking, unknown } from './mentor-sentences';
import { namedPassage } from './named-passage';
import { readingAnswer } from './reading-answer';
import { smallTalk } from './small-talk';
import { firstAnswer, furtherAnswer } from './topic-answer';
import { topicBefore } from './topics-of';

export type LocalAnswer = { text: string; topicIds: string[] };

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
