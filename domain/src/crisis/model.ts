import { hashText } from '../text/hash';
import { crisisKinds } from './kinds';
import type { CrisisKind } from './kinds';
import { toPhonetic } from './phonetic';

/** Hashed features of a message and their values, which have length 1 together. */
export type Features = { buckets: Uint32Array; values: Float32Array };

/** Two logistic regressions: whether a message speaks of danger, and of which kind (multinomial). */
export type Model = { danger: Layer; kind: Layer };

/** `weights` by bucket, then class, in `step`s. The first class has no weights: its score is 0. */
export type Layer = { weights: Float32Array | Int8Array; step: number };

/** The size of a step in the stored weights. */
export const steps = { danger: 1, kind: 1 } as const;

/** The number of buckets into which the features are hashed, and of classes beside the first. */
export const sizes = {
  danger: { buckets: 2 ** 18, columns: 1 },
  kind: { buckets: 2 ** 15, columns: crisisKinds.length - 1 },
} as const;

const STEM_LETTERS = 4;
const GRAM_LENGTH = 4;
/** Sequences of letters are many, so each counts less. */
const GRAM_VALUE = 0.5;

/** Words and stems for the kind; for the danger also pairs of both and sequences of letters. All in phonetic form. */
export function featuresOf(message: string): { danger: Features; kind: Features } {
  const text = toPhonetic(message);
  const words = text.trim().split(' ');
  const stems = words.map((word) => word.slice(0, STEM_LETTERS));
  const pairs = (list: readonly string[]) => list.slice(1).map((each, i) => `${list[i]} ${each}`);
  const single = ['bias', ...words.map((each) => `w${each}`), ...stems.map((each) => `s${each}`)];
  const all = [
    ...single,
    ...(message.trimEnd().endsWith('?') ? ['question'] : []),
    ...pairs(['^', ...words, '$']).map((each) => `w${each}`),
    ...pairs(stems).map((each) => `s${each}`),
  ];
  const count = Math.max(0, text.length - GRAM_LENGTH + 1);
  const grams = Array.from(
    { length: count },
    (_, start) => `g${text.slice(start, start + GRAM_LENGTH)}`,
  );
  return {
    danger: hashed(all, grams, sizes.danger.buckets),
    kind: hashed(single, [], sizes.kind.buckets),
  };
}

function hashed(names: readonly string[], grams: readonly string[], count: number): Features {
  const found = new Map<number, number>();
  for (const gram of grams) found.set(hashText(gram) % count, GRAM_VALUE);
  for (const name of names) found.set(hashText(name) % count, 1);
  const values = Float32Array.from(found.values());
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
  return { buckets: Uint32Array.from(found.keys()), values: values.map((each) => each / length) };
}

/** The probability of each class. */
export function probabilities(
  { buckets, values }: Features,
  { weights, step }: Layer,
  columns: number,
): Float64Array {
  const scores = new Float64Array(columns + 1);
  buckets.forEach((bucket, index) => {
    const value = (values[index] ?? 0) * step;
    const start = bucket * columns - 1;
    for (let each = 1; each <= columns; each += 1)
      scores[each] = (scores[each] ?? 0) + value * (weights[start + each] ?? 0);
  });
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

const MAX_STEPS = 14;
/** Printable characters without quotes and the backslash: the first for weights that are not 0, the others for runs of 0. */
const alphabet = Array.from({ length: 92 }, (_, index) => String.fromCharCode(35 + index)).filter(
  (sign) => !"'\\`".includes(sign),
);
const SIGNS = 2 * MAX_STEPS;
const LONGEST_RUN = alphabet.length - SIGNS;

/** Weights as text, in steps. */
export function encodeWeights(weights: Float32Array, step: number): string {
  let text = '';
  let zeros = 0;
  for (const weight of weights) {
    const count = Math.max(-MAX_STEPS, Math.min(MAX_STEPS, Math.round(weight / step)));
    if (count === 0) zeros += 1;
    else {
      for (; zeros > 0; zeros -= Math.min(zeros, LONGEST_RUN))
        text += alphabet[SIGNS + Math.min(zeros, LONGEST_RUN) - 1];
      text += alphabet[count < 0 ? count + MAX_STEPS : count + MAX_STEPS - 1];
    }
  }
  return text;
}

const codes = new Map(alphabet.map((sign, index) => [sign, index]));

export function decodeWeights(
  text: string,
  { buckets, columns }: { buckets: number; columns: number },
): Int8Array {
  const weights = new Int8Array(buckets * columns);
  let position = 0;
  for (const sign of text) {
    const code = codes.get(sign) ?? 0;
    if (code >= SIGNS) position += code - SIGNS + 1;
    else {
      weights[position] = code < MAX_STEPS ? code - MAX_STEPS : code - MAX_STEPS + 1;
      position += 1;
    }
  }
  return weights;
}

/** How probable it is that the message speaks of danger, and the kinds, most probable first. */
export type Judgement = { danger: number; kinds: readonly [CrisisKind, ...CrisisKind[]] };

/** Beside the most probable kind, others of at least this probability are named. */
const OTHER_KIND = 0.25;

export function judge(message: string, { danger, kind }: Model): Judgement {
  const features = featuresOf(message);
  const [, probability = 0] = probabilities(features.danger, danger, sizes.danger.columns);
  const chances = probabilities(features.kind, kind, sizes.kind.columns);
  const chance = (each: CrisisKind) => chances[crisisKinds.indexOf(each)] ?? 0;
  const [first = 'suicide', ...others] = crisisKinds.toSorted((a, b) => chance(b) - chance(a));
  return {
    danger: probability,
    kinds: [first, ...others.filter((each) => chance(each) >= OTHER_KIND)],
  };
}
