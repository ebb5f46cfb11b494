import { hashText } from '../text/hash';

/** The buckets into which features are hashed: one weight each. */
export const DOUBT_BUCKETS = 16_384;

const STEM_LETTERS = 4;
const GRAM_LENGTHS = [4, 5];

/**
 * What the classifier sees of a message, hashed: words and stems, each alone and with its neighbour, letters in a row, and the
 * concepts of the rules, each alone and with another.
 * @param text the message in phonetic form, without idioms
 */
export function doubtFeatures(
  message: string,
  text: string,
  concepts: readonly string[],
): number[] {
  const words = text.trim().split(' ');
  const stems = words.map((word) => word.slice(0, STEM_LETTERS));
  const pairs = (list: readonly string[]) => list.slice(1).map((each, i) => `${list[i]} ${each}`);
  const grams = GRAM_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, text.length - length + 1) }, (_, start) =>
      text.slice(start, start + length),
    ),
  );
  const named = [
    'bias',
    ...(message.trimEnd().endsWith('?') ? ['question'] : []),
    ...[...words, ...pairs(words)].map((each) => `w${each}`),
    ...[...stems, ...pairs(stems)].map((each) => `s${each}`),
    ...grams.map((each) => `g${each}`),
    ...concepts.flatMap((one, index) => concepts.slice(index).map((other) => `c${one} ${other}`)),
  ];
  return [...new Set(named.map((name) => hashText(name) % DOUBT_BUCKETS))];
}

/** Logistic regression: positive is nearer to the sentences of people in danger. Long messages weigh no more than short ones. */
export const doubtScore = (features: readonly number[], weightOf: (bucket: number) => number) =>
  features.reduce((sum, bucket) => sum + weightOf(bucket), 0) / Math.sqrt(features.length);

/** Weights are stored as one character each, in steps of a fraction around `B`: without quotes and backslashes. */
const ZERO = 66;
const MAX_STEPS = 25;
const STEP = 0.1;

export const encodeWeights = (weights: ArrayLike<number>): string =>
  Array.from(weights, (weight) => {
    const steps = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / STEP)));
    return String.fromCharCode(ZERO + steps);
  }).join('');

/** Chosen by cross-validation on the training sentences: about one in twenty of the hardest harmless ones is above it. */
const THRESHOLD = 0.5;

/** In fewer words there is too little to go by: ordinary short replies would be taken for danger. */
const MIN_WORDS = 5;

/**
 * Whether a message that no rule found is like those of people in danger. Only ever adds to what the rules find.
 * @param text the message in phonetic form, without idioms
 */
export const isDoubtful = (text: string, features: readonly number[], weights: string): boolean =>
  text.trim().split(' ').length >= MIN_WORDS &&
  doubtScore(features, (bucket) => (weights.charCodeAt(bucket) - ZERO) * STEP) > THRESHOLD;
