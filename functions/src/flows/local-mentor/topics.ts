import type { MentorTopic } from '@raizes/domain/mentor-topic';
import { isNearWord } from '@raizes/domain/near-word';
import { plainWords } from '@raizes/domain/plain-words';
import { mentorTopics } from '../mentor-knowledge/mentor-topics';
import { indexTopics } from './topic-index';
import type { IndexedTopic, Term } from './topic-index';
import { isStopWord, stemOf } from './word-stem';

const index = indexTopics(mentorTopics);

/** What is merely mentioned in the words about a topic counts little beside what it is found by. */
const BODY_SHARE = 0.16;
const SLIP_SHARE = 0.7;
/** In shorter words a slip makes another word. */
const SLIP_LENGTH = 6;
/** An expression that is said to the last word tells more than its words do. */
const WHOLE_BONUS = 0.3;
/** Below this a topic is not what was meant. */
const ENOUGH = 2.1;

type Found = { topic: MentorTopic; score: number };
type Word = { plain: string; stem: string };

/** The topics that a question is about, the surest first; none when nothing is known about it. */
export function findTopics(question: string): Found[] {
  const words = [...new Set(plainWords(question))].map((plain) => ({ plain, stem: stemOf(plain) }));
  const scored = index.topics
    .map((indexed) => ({ topic: indexed.topic, score: scoreOf(indexed, words) }))
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score >= best * 0.6).slice(0, 3);
}

function scoreOf({ expressions, body }: IndexedTopic, words: readonly Word[]): number {
  const gained = new Map<string, number>();
  for (const terms of expressions) {
    const matches = terms.map((term) => matchOf(term, words));
    const share =
      sum(terms.filter((_, at) => matches[at]).map(presence)) / sum(terms.map(presence));
    const whole = share === 1 ? 1 + WHOLE_BONUS * (sum(terms.map(presence)) - 1) : 1;
    matches.forEach((match, at) => {
      const term = terms[at];
      if (!match || !term?.telling) return;
      const worth = index.weightOf(term) * share ** 2 * match.share * whole;
      gained.set(match.plain, Math.max(gained.get(match.plain) ?? 0, worth));
    });
  }
  for (const { plain, stem } of words) {
    if (gained.has(plain) || isStopWord(plain) || !body.has(stem)) continue;
    gained.set(
      plain,
      BODY_SHARE * Math.log(1 + mentorTopics.length / (index.spread.get(stem) ?? 1)),
    );
  }
  return sum([...gained.values()]);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** How much of an expression a word is. */
const presence = ({ telling }: Term) => (telling ? 1 : 0.3);

function matchOf({ text, prefix }: Term, words: readonly Word[]) {
  const exact = words.find(({ plain, stem }) => (prefix ? plain.startsWith(text) : stem === text));
  if (exact) return { plain: exact.plain, share: 1 };
  if (text.length < SLIP_LENGTH) return null;
  const near = words.find(
    ({ plain, stem }) =>
      plain[0] === text[0] && isNearWord(prefix ? plain.slice(0, text.length) : stem, text),
  );
  return near ? { plain: near.plain, share: SLIP_SHARE } : null;
}
