import { hashText } from '@raizes/domain/text/hash';
import { normalizedWords } from '@raizes/domain/text/words';

/** The number of buckets into which features are hashed. */
export const BUCKETS = 32_768;

const WORD = 1.5;
const PAIR = 1;
const GRAM = 0.5;
const GRAM_LENGTHS = [2, 3, 4, 5];
/** Longer messages are cut: what they are about is said before. */
const MAX_WORDS = 200;

/** The hashed features of a message with their values: words, pairs of words, and character n-grams with the words' boundaries. */
export function featuresOf(message: string): Map<number, number> {
  const words = normalizedWords(message).slice(0, MAX_WORDS);
  const features = new Map<number, number>();
  const add = (name: string, value: number) => {
    const bucket = hashText(name) % BUCKETS;
    features.set(bucket, Math.max(features.get(bucket) ?? 0, value));
  };
  for (const [index, word] of words.entries()) {
    add(`w${word}`, WORD);
    add(`p${words[index - 1] ?? '^'} ${word}`, PAIR);
    const bounded = `_${word.slice(0, MAX_WORD_LENGTH)}_`;
    for (const length of GRAM_LENGTHS)
      for (let start = 0; start + length <= bounded.length; start += 1)
        add(`g${bounded.slice(start, start + length)}`, GRAM);
  }
  return features;
}

const MAX_WORD_LENGTH = 30;

/**
 * The features weighted by their rarity, as a vector of length 1.
 * @param rarityOf the inverse document frequency of a bucket
 */
export function toVector(
  features: ReadonlyMap<number, number>,
  rarityOf: (bucket: number) => number,
): { buckets: Int32Array; values: Float32Array } {
  const buckets = Int32Array.from(features.keys());
  const values = Float32Array.from(
    [...features].map(([bucket, value]) => value * rarityOf(bucket)),
  );
  const length = Math.hypot(...values) || 1;
  return { buckets, values: values.map((value) => value / length) };
}
