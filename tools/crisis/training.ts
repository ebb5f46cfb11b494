import { readFileSync } from 'node:fs';
import { classifierFeatures } from '@raizes/domain/crisis/crisis';
import { DOUBT_BUCKETS, doubtScore, encodeWeights } from '@raizes/domain/crisis/doubt';
import { hashText } from '@raizes/domain/text/hash';

export type Sentence = { text: string; isDanger: boolean };

/** The lines of `functions/src/testing/mentor-prompts/NAME.txt` without their expectations. */
function sentences(isDanger: boolean, ...names: string[]): Sentence[] {
  return names.flatMap((name) => {
    const url = new URL(`../../functions/src/testing/mentor-prompts/${name}.txt`, import.meta.url);
    const lines = readFileSync(url, 'utf8').split('\n');
    return lines.flatMap((line) => {
      const [text = ''] = line.split('\t');
      return text === '' || text.startsWith('#') ? [] : [{ text, isDanger }];
    });
  });
}

const HELD_OUT_OF = 5;
const isHeldOut = ({ text }: Sentence) => hashText(text) % HELD_OUT_OF === 0;
const own = [...sentences(true, 'classifier-danger'), ...sentences(false, 'classifier-calm')];

/** The fifth of the classifier's own sentences that is not used for training. */
export const heldOut = own.filter(isHeldOut);

/** Never tune the rules or the classifier on these: they estimate how the check performs on messages it has not seen. */
export const blind = {
  'in plain words and slang': sentences(true, 'blind-crisis-plain'),
  'in hints': sentences(true, 'blind-crisis-indirect'),
  'harmless and hard': sentences(false, 'blind-calm'),
};

const calm = ['1', '2', '3', '4', '5'].map((number) => `fresh-calm-${number}`);
const crisis = ['1', '2', '3', '4', '5'].map((number) => `fresh-crisis-${number}`);

/** The classifier's own sentences that are used for training. */
export const ownTraining = own.filter((each) => !isHeldOut(each));

/** All training sentences, including those that the rules were tuned on. */
export const training: readonly Sentence[] = [
  ...ownTraining,
  ...sentences(true, 'crisis-plain', 'crisis-slang', 'crisis-more', 'crisis-indirect', ...crisis),
  ...sentences(
    false,
    'ordinary',
    'divided',
    'everyday',
    'look-alikes',
    'look-alikes-more',
    ...calm,
  ),
  ...sentences(false, 'injections'),
];

const EPOCHS = 60;
const RATE = 0.5;
const L2 = 1e-4;

/** Logistic regression with AdaGrad over the full batch, which is deterministic. @returns the encoded weights */
export function trainDoubt(list: readonly Sentence[]): string {
  const examples = list.map(({ text, isDanger }) => ({
    features: classifierFeatures(text),
    label: isDanger ? 1 : 0,
  }));
  const weights = new Float64Array(DOUBT_BUCKETS);
  const squares = new Float64Array(DOUBT_BUCKETS).fill(1e-8);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const gradient = weights.map((weight) => L2 * examples.length * weight);
    for (const { features, label } of examples) {
      const score = doubtScore(features, (bucket) => weights[bucket] ?? 0);
      const error = (1 / (1 + Math.exp(-score)) - label) / Math.sqrt(features.length);
      for (const bucket of features) gradient[bucket] = (gradient[bucket] ?? 0) + error;
    }
    gradient.forEach((slope, bucket) => {
      const square = (squares[bucket] ?? 0) + slope * slope;
      squares[bucket] = square;
      weights[bucket] = (weights[bucket] ?? 0) - (RATE * slope) / Math.sqrt(square);
    });
  }
  return encodeWeights(weights);
}
