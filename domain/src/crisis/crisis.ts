import { compileRules, toPhonetic } from './compile';
import { concernRules, dangerousCombinations, wordWeights } from './concerns';
import { doctrineLexicon, doctrineRules, idiomLexicon, idiomRules } from './idioms';
import { doubtFeatures, isDoubtful } from './doubt';
import { doubtWeights } from './doubt-weights';
import { crisisKinds } from './kinds';
import type { CrisisKind } from './kinds';
import { concepts, lexicon } from './lexicon';
import { crisisRules } from './rules';

/** `concern`: the message may be harmless, but its answer includes a helpline. */
export type Danger =
  | { level: 'none' }
  | { level: 'concern' }
  | { level: 'crisis'; kinds: readonly [CrisisKind, ...CrisisKind[]] };

const idioms = compileRules(idiomLexicon, idiomRules);
const rules = crisisKinds.map((kind) => [kind, compileRules(lexicon, crisisRules[kind])] as const);
const concerns = compileRules(lexicon, concernRules);
const doctrine = compileRules(doctrineLexicon, doctrineRules);

/**
 * Detects whether a message speaks of danger, and which kinds, most urgent first. This check is deterministic, runs before any model,
 * and prefers false alarms to misses.
 */
export function detectCrisis(message: string): Danger {
  const text = withoutIdioms(message);
  const matches = (rule: RegExp) => text.search(rule) !== -1;
  const [first, ...others] = rules.flatMap(([kind, list]) => (list.some(matches) ? [kind] : []));
  if (first && isDoctrine(text)) return { level: 'concern' };
  if (first) return { level: 'crisis', kinds: [first, ...others] };
  const positions = conceptPositions(text);
  const isConcern =
    weightOf(text) >= CONCERN_WEIGHT ||
    concerns.some(matches) ||
    hasDangerousCombination(positions) ||
    isDoubtful(text, doubtFeatures(message, text, [...positions.keys()]), doubtWeights);
  return { level: isConcern ? 'concern' : 'none' };
}

/** The features on which the classifier is trained. */
export function classifierFeatures(message: string): number[] {
  const text = withoutIdioms(message);
  return doubtFeatures(message, text, [...conceptPositions(text).keys()]);
}

/** The phonetic form of a message, with each idiom replaced by `_`. */
const withoutIdioms = (message: string) =>
  idioms.reduce((rest, idiom) => rest.replaceAll(idiom, ' _'), toPhonetic(message));

/** Whether a message is a question of doctrine from its first word to its last. */
const isDoctrine = (text: string) =>
  doctrine.some((question) => text.replace(question, '').trim() === '');

const CONCERN_WEIGHT = 5;

/** At most this many words of weight 1 count, so that they never make a concern on their own. */
const MAX_LIGHT_WORDS = 3;

const weightedWords = wordWeights.flatMap(([weight, list]) =>
  list.split('|').map((word) => ({ weight, pattern: compileRules({}, [`(${word})`])[0] })),
);

/** The total weight of the words in a message. */
function weightOf(text: string): number {
  const found = weightedWords.filter(({ pattern }) => pattern && text.search(pattern) !== -1);
  const light = found.filter(({ weight }) => weight === 1).length;
  const others = found.filter(({ weight }) => weight !== 1);
  return others.reduce((sum, { weight }) => sum + weight, 0) + Math.min(light, MAX_LIGHT_WORDS);
}

const conceptPatterns = Object.keys(concepts).map(
  (name) => [name, compileRules(concepts, [name])] as const,
);

/** The word positions of each concept that a message contains. */
const conceptPositions = (text: string) =>
  new Map(
    conceptPatterns
      .map(([name, patterns]) => [name, wordPositions(patterns, text)] as const)
      .filter(([, positions]) => positions.length > 0),
  );

const hasDangerousCombination = (positions: ReadonlyMap<string, readonly number[]>) =>
  dangerousCombinations.some(([within, names]) =>
    areNear(
      names.split(' ').map((name) => positions.get(name) ?? []),
      within,
    ),
  );

/** The word indexes at which the patterns match. */
const wordPositions = (patterns: readonly RegExp[], text: string) =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index }) => text.slice(0, index).split(' ').length),
  );

/** Whether every list has a position within this many words of one in the first list. */
function areNear(lists: readonly (readonly number[])[], within: number): boolean {
  const [first = [], ...others] = lists;
  return first.some((start) =>
    others.every((positions) => positions.some((other) => Math.abs(other - start) <= within)),
  );
}
