import { isNearWord, normalizedWords } from '@raizes/domain/text/words';
import type { MentorTurn } from '../../mentor/conversation';
import { church } from '../mentor-knowledge/church';
import { devotion } from '../mentor-knowledge/devotion';
import { doctrine } from '../mentor-knowledge/doctrine';
import { emotions } from '../mentor-knowledge/emotions';
import { faith } from '../mentor-knowledge/faith';
import { family } from '../mentor-knowledge/family';
import { familyTurns } from '../mentor-knowledge/family-turns';
import { freshStarts } from '../mentor-knowledge/fresh-starts';
import { innerLife } from '../mentor-knowledge/inner-life';
import { mission } from '../mentor-knowledge/mission';
import { relationships } from '../mentor-knowledge/relationships';
import { spirit } from '../mentor-knowledge/spirit';
import { struggles } from '../mentor-knowledge/struggles';
import type { MentorTopic } from '../mentor-knowledge/topic';
import { workAndMoney } from '../mentor-knowledge/work-and-money';
import { world } from '../mentor-knowledge/world';
import { detectFollowUp } from './intents';

const stopWords = new Set(
  (
    'a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem e ou mas que se como quando onde qual quais quem ' +
    'eu me mim meu minha meus minhas voce seu sua seus suas ele ela eles elas dele dela nosso nossa gente isso isto esse essa este esta aquilo ' +
    'ser sou e sao era foi estou esta estao estava estar ter tenho tem tinha ha ja mais muito muita tao so ate tambem sobre entre ao aos ' +
    'nao sim porque pois entao ai la aqui hoje agora ontem sempre vou vai ir fazer faco faz posso pode devo deve quero preciso queria ' +
    'biblia segundo diz dizer significa explica pessoa coisa tudo nada todo toda dia vida deus'
  ).split(' '),
);

const isStopWord = (word: string) => stopWords.has(word) || word.length < 2;

/** Returns a word without its ending: `ansiosa`, `ansiosos` → `ansios`. Expects plain letters. */
function stemOf(word: string): string {
  if (word.length < 5) return word.replace(/s$/, '');
  return word
    .replace(/mente$/, '')
    .replace(/oes$/, 'ao')
    .replace(/s$/, '')
    .replace(
      /(?<=...)(?:ando|endo|indo|aram|eram|iram|asse|esse|isse|ava|ado|ada|ido|ida|ar|er|ir|ei|ou|iu)$/,
      '',
    )
    .replace(/(?<=....)[aeo]$/, '');
}

/** A word of a keyword: a stem or, with `prefix`, any word that begins with the text. */
type Term = {
  text: string;
  prefix: boolean;
  /** Not a stop word. */
  isSpecific: boolean;
};
type IndexedTopic = {
  topic: MentorTopic;
  /** The title and the keywords, word by word. */
  expressions: readonly (readonly Term[])[];
  /** Stems of the topic's own text. */
  body: ReadonlySet<string>;
};
type TopicIndex = {
  topics: readonly IndexedTopic[];
  /** Inverse document frequency among the expressions: a term that many topics share weighs little. */
  weightOf: (term: Term) => number;
  /** How many topics' texts contain each stem. */
  bodyCounts: ReadonlyMap<string, number>;
};

function indexTopics(topics: readonly MentorTopic[]): TopicIndex {
  const indexed = topics.map((topic) => ({
    topic,
    expressions: expressionsOf(topic),
    body: new Set(bodyOf(topic)),
  }));
  const shared = countShared(indexed.map(({ expressions }) => expressions.flat().map(keyOf)));
  return {
    topics: indexed,
    weightOf: (term) => Math.log(1 + topics.length / (shared.get(keyOf(term)) ?? 1)),
    bodyCounts: countShared(indexed.map(({ body }) => [...body])),
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
      return normalizedWords(word).map((plain) => ({ plain, prefix }));
    });
  const hasSpecific = words.some(({ plain }) => !isStopWord(plain));
  return words.map(({ plain, prefix }) => ({
    text: prefix ? plain : stemOf(plain),
    prefix,
    isSpecific: !hasSpecific || !isStopWord(plain),
  }));
}

function bodyOf({ title, paragraph, deeper, practice, references }: MentorTopic): string[] {
  const about = references.map(([, what]) => what);
  return [title, ...paragraph, ...deeper, practice, ...about].flatMap((text) =>
    normalizedWords(text)
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

/** Everything that the mentor knows: the local model answers with it, and Gemini is grounded in it. */
export const mentorTopics: readonly MentorTopic[] = [
  ...emotions,
  ...innerLife,
  ...struggles,
  ...freshStarts,
  ...family,
  ...familyTurns,
  ...relationships,
  ...workAndMoney,
  ...devotion,
  ...faith,
  ...church,
  ...mission,
  ...spirit,
  ...doctrine,
  ...world,
];

const index = indexTopics(mentorTopics);

/** Weight of a word that occurs only in a topic's text, not in its keywords. */
const BODY_SHARE = 0.16;
const TYPO_SHARE = 0.7;
/** A typo turns a shorter word into another word. */
const TYPO_MIN_LENGTH = 6;
/** Bonus for an expression whose words all occur. */
const WHOLE_BONUS = 0.3;
/** Below this a topic does not match. */
const MIN_SCORE = 2.1;

type Found = { topic: MentorTopic; score: number };
type Word = { plain: string; stem: string };

/** Finds the topics of a question, best match first. */
export function findTopics(question: string): Found[] {
  const words = [...new Set(normalizedWords(question))].map((plain) => ({
    plain,
    stem: stemOf(plain),
  }));
  const scored = index.topics
    .map((indexed) => ({ topic: indexed.topic, score: scoreOf(indexed, words) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  return scored.filter(({ score }) => score >= best * 0.6).slice(0, 3);
}

function scoreOf({ expressions, body }: IndexedTopic, words: readonly Word[]): number {
  const gained = new Map<string, number>();
  for (const terms of expressions) {
    const matches = terms.map((term) => matchOf(term, words));
    const share =
      sum(terms.filter((_, at) => matches[at]).map(weightInExpression)) /
      sum(terms.map(weightInExpression));
    const whole = share === 1 ? 1 + WHOLE_BONUS * (sum(terms.map(weightInExpression)) - 1) : 1;
    matches.forEach((match, at) => {
      const term = terms[at];
      if (!match || !term?.isSpecific) return;
      const worth = index.weightOf(term) * share ** 2 * match.share * whole;
      gained.set(match.plain, Math.max(gained.get(match.plain) ?? 0, worth));
    });
  }
  for (const { plain, stem } of words) {
    if (gained.has(plain) || isStopWord(plain) || !body.has(stem)) continue;
    gained.set(
      plain,
      BODY_SHARE * Math.log(1 + mentorTopics.length / (index.bodyCounts.get(stem) ?? 1)),
    );
  }
  return sum([...gained.values()]);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** The weight of a term within its expression. */
const weightInExpression = ({ isSpecific }: Term) => (isSpecific ? 1 : 0.3);

function matchOf({ text, prefix }: Term, words: readonly Word[]) {
  const exact = words.find(({ plain, stem }) => (prefix ? plain.startsWith(text) : stem === text));
  if (exact) return { plain: exact.plain, share: 1 };
  if (text.length < TYPO_MIN_LENGTH) return null;
  const near = words.find(
    ({ plain, stem }) =>
      plain[0] === text[0] && isNearWord(prefix ? plain.slice(0, text.length) : stem, text),
  );
  return near ? { plain: near.plain, share: TYPO_SHARE } : null;
}

/** Finds the topics of a question; a follow-up has the topic that it continues. */
export function findTurnTopics(turn: MentorTurn): MentorTopic[] {
  const previous = previousTopic(turn);
  if (previous && detectFollowUp(turn.message)) return [previous];
  return findTopics(turn.message).map(({ topic }) => topic);
}

/** Returns the topic of the mentor's latest answer that had one. */
export function previousTopic({ history }: MentorTurn): MentorTopic | null {
  const id = history.findLast(({ topicIds }) => topicIds.length > 0)?.topicIds[0];
  return mentorTopics.find((topic) => topic.id === id) ?? null;
}
