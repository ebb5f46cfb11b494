import { hashText } from '../text/hash';

/** The number of buckets into which features are hashed; each has one weight. */
export const DOUBT_BUCKETS = 16_384;

const STEM_LETTERS = 4;
const GRAM_LENGTHS = [4, 5];

/**
 * The hashed features of a message for the classifier: words and stems (single and in pairs), character n-grams, and the concepts of
 * the rules (single and in pairs).
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

/**
 * Logistic regression: a positive score is nearer to the sentences of people in danger. Normalized by length, so that long messages
 * do not score higher.
 */
export const doubtScore = (features: readonly number[], weightOf: (bucket: number) => number) =>
  features.reduce((sum, bucket) => sum + weightOf(bucket), 0) / Math.sqrt(features.length);

/** Each weight is stored as one character: `B` plus the number of steps of 0.1. The range contains neither quotes nor backslashes. */
const ZERO = 66;
const MAX_STEPS = 25;
const STEP = 0.1;

export const encodeWeights = (weights: ArrayLike<number>): string =>
  Array.from(weights, (weight) => {
    const steps = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / STEP)));
    return String.fromCharCode(ZERO + steps);
  }).join('');

/** Chosen by cross-validation on the training sentences: about one in twenty of the hardest harmless sentences scores above it. */
const THRESHOLD = 0.5;

/** Fewer words give too little evidence: ordinary short replies would be taken for danger. */
const MIN_WORDS = 5;

/**
 * Whether a message that no rule matched resembles those of people in danger. It can only add to what the rules find.
 * @param text the message in phonetic form, without idioms
 */
export const isDoubtful = (text: string, features: readonly number[], weights: string): boolean =>
  text.trim().split(' ').length >= MIN_WORDS &&
  doubtScore(features, (bucket) => (weights.charCodeAt(bucket) - ZERO) * STEP) > THRESHOLD;
