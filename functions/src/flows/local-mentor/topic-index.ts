import type { MentorTopic } from '@raizes/domain/mentor-topic';
import { plainWords } from '@raizes/domain/plain-words';
import { isStopWord, stemOf } from './word-stem';

/** A word of a keyword: a stem, or with `prefix` any word that begins so. */
export type Term = {
  text: string;
  prefix: boolean;
  /** Not one of the words that all say. */
  telling: boolean;
};
export type IndexedTopic = {
  topic: MentorTopic;
  /** What people say when they mean it, word by word. */
  expressions: readonly (readonly Term[])[];
  /** Stems of all that the mentor says about it. */
  body: ReadonlySet<string>;
};
export type TopicIndex = {
  topics: readonly IndexedTopic[];
  /** How telling a term is: a word that many topics share tells little. */
  weightOf: (term: Term) => number;
  /** In how many topics a stem is said. */
  spread: ReadonlyMap<string, number>;
};

export function indexTopics(topics: readonly MentorTopic[]): TopicIndex {
  const indexed = topics.map((topic) => ({
    topic,
    expressions: expressionsOf(topic),
    body: new Set(bodyOf(topic)),
  }));
  const shared = countShared(indexed.map(({ expressions }) => expressions.flat().map(keyOf)));
  return {
    topics: indexed,
    weightOf: (term) => Math.log(1 + topics.length / (shared.get(keyOf(term)) ?? 1)),
    spread: countShared(indexed.map(({ body }) => [...body])),
  };
}

const keyOf = ({ text, prefix }: Term) => (prefix ? `${text}*` : text);

function expressionsOf({ title, keywords }: MentorTopic): Term[][] {
  return [title, ...keywords.split(',')].map(termsOf).filter((terms) => terms.length > 0);
}

function termsOf(expression: string): Term[] {
  const words = expression
    .trim()
    .split(/[\s-]+/)
    .flatMap((word) => {
      const prefix = word.endsWith('*');
      return plainWords(word).map((plain) => ({ plain, prefix }));
    });
  const anyTelling = words.some(({ plain }) => !isStopWord(plain));
  return words.map(({ plain, prefix }) => ({
    text: prefix ? plain : stemOf(plain),
    prefix,
    telling: !anyTelling || !isStopWord(plain),
  }));
}

function bodyOf({ title, paragraph, deeper, practice, references }: MentorTopic): string[] {
  const about = references.map(([, what]) => what);
  return [title, ...paragraph, ...deeper, practice, ...about].flatMap((text) =>
    plainWords(text)
      .filter((word) => !isStopWord(word))
      .map(stemOf),
  );
}

function countShared(lists: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of lists) {
    for (const item of new Set(list)) counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return counts;
}
