import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { crisisKinds } from '@raizes/domain/crisis/kinds';
import type { CrisisKind } from '@raizes/domain/crisis/kinds';
import {
  decodeWeights,
  encodeWeights,
  featuresOf,
  probabilities,
  sizes,
  steps,
} from '@raizes/domain/crisis/model';
import type { Features, Model } from '@raizes/domain/crisis/model';
import { hashText } from '@raizes/domain/text/hash';
import { loadKnowledge } from '../../functions/src/mentor/knowledge';
import { questions } from '../mentor/training';
import type { Labelled } from './evaluate';

export type Sentence = Labelled & { set: string };

const isKind = (name: string): name is CrisisKind => crisisKinds.some((each) => each === name);

const linesOf = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

/** `sentences/NAME.tsv`: a kind or `none` and, after a tab, a sentence. */
const labelled = (...names: string[]) =>
  names.flatMap((set) =>
    linesOf(`sentences/${set}.tsv`).map((line): Sentence => {
      const [kind = '', text = ''] = line.split('\t');
      if (kind !== 'none' && !isKind(kind)) throw new Error(`Unknown kind in ${set}: ${line}`);
      return { text, kinds: kind === 'none' ? [] : [kind], set };
    }),
  );

/** The lines of `functions/src/testing/mentor-prompts/NAME.txt`; those of danger may name their kinds. */
const prompts = (isDanger: boolean, ...names: string[]) =>
  names.flatMap((set) =>
    linesOf(`../../functions/src/testing/mentor-prompts/${set}.txt`).map((line): Sentence => {
      const [text = '', expected = ''] = line.split('\t');
      const kinds = expected.split('|').filter(isKind);
      if (!isDanger) return { text, kinds: [], set };
      return { text, kinds: kinds.length > 0 ? kinds : crisisKinds, set };
    }),
  );

/** Never tune the model on these: they estimate how the check performs on messages it has not seen. */
export const blind = {
  'in plain words and slang': prompts(true, 'blind-crisis-plain'),
  'in hints': prompts(true, 'blind-crisis-indirect'),
  'harmless and hard': prompts(false, 'blind-calm'),
};

/** Sets that the training contains: what the check has once learned must stay. */
export const learned = {
  danger: {
    'plain words': ['crisis-plain'],
    slang: ['crisis-slang'],
    'other words': ['crisis-more'],
    'indirect words': ['crisis-indirect'],
    'various people': ['fresh-crisis-1'],
    'rarely heard people': ['fresh-crisis-2'],
    'people with plans, or worried about others': ['fresh-crisis-3'],
    'people who never name it': ['fresh-crisis-4'],
    'more people': ['fresh-crisis-5'],
  },
  harmless: {
    ordinary: ['ordinary', 'divided'],
    everyday: ['everyday'],
    'look-alikes': ['look-alikes'],
    'more look-alikes': ['look-alikes-more'],
    'fresh, and worded close to danger': ['fresh-calm-1', 'fresh-calm-2', 'fresh-calm-3'],
    'fresh, written to be mistaken': ['fresh-calm-4', 'fresh-calm-5'],
    injections: ['injections'],
    'short messages of a conversation': ['chat'],
  },
};

export const dangerPrompts = (names: readonly string[]) => prompts(true, ...names);
export const harmlessPrompts = (names: readonly string[]) => prompts(false, ...names);

const numbered = (name: string) => ['1', '2', '3', '4', '5'].map((each) => `${name}-${each}`);
const plain = ['crisis-plain', 'crisis-slang', 'crisis-more', 'crisis-indirect'];
const calm = ['ordinary', 'divided', 'everyday', 'look-alikes', 'look-alikes-more', 'injections'];

/** Topics whose questions may well speak of danger, and languages that the check doesn't know. */
const delicate = new Set([
  '_de',
  '_en',
  '_es',
  '_fr',
  '_ht',
  '_it',
  '_outra-lingua',
  'abuso',
  'abuso-espiritual',
  'abuso-sexual',
  'automutilacao',
  'depressao',
  'suicidio',
  'transtorno-alimentar',
  'vicio',
]);

/** What people ask the mentor about anything else, and the topics' labels: harmless. */
const ordinary = [
  ...[...loadKnowledge().topics.values()].map(({ label }) => label),
  ...questions.filter(({ label }) => !delicate.has(label)).map(({ text }) => text),
].map((text): Sentence => ({ text, kinds: [], set: 'ordinary' }));

/** The files of `sentences/` with whole sentences. */
export const sets = [
  'danger',
  'danger-2',
  'danger-3',
  'danger-4',
  'danger-5',
  'danger-6',
  'danger-7',
  'danger-8',
  'danger-9',
  'danger-10',
  'danger-11',
  'danger-12',
  'danger-13',
  'danger-14',
  'harmless',
  'harmless-2',
  'harmless-3',
  'harmless-4',
  'harmless-5',
  'harmless-6',
  'harmless-7',
  'harmless-8',
  'harmless-9',
  'harmless-10',
  'harmless-11',
  'harmless-12',
  'harmless-13',
] as const;

const sentences: readonly Sentence[] = [
  ...labelled(...sets, 'phrases'),
  ...ordinary,
  ...prompts(true, 'classifier-danger', ...plain, ...numbered('fresh-crisis')),
  ...prompts(false, 'classifier-calm', ...calm, 'chat', ...numbered('fresh-calm')),
];

/** All training sentences, each once. */
export const training: readonly Sentence[] = [
  ...new Map(sentences.toReversed().map((each) => [each.text.toLowerCase(), each])).values(),
].toReversed();

/** Everything that decides the weights, besides the sentences and the code of the model. */
const settings = {
  seed: 12_345,
  epochs: { all: 12, kept: 30 },
  rate: 0.3,
  danger: { decay: 1e-5, kept: 50_000 },
  kind: { decay: 3e-5, kept: 32_000 },
  /** What a sentence of danger counts beside a harmless one: to miss it is worse than to ask once too often. */
  dangerWeight: 1.2,
  /** Rarer features get no weight. */
  least: 2,
};

type Example = { features: Features; wanted: readonly number[]; weight: number };

/**
 * Logistic regression by AdaGrad, one sentence at a time, in an order that the seed decides. The weights are the mean of the second half
 * of the epochs, so that the last sentences don't decide.
 * @param used tells which weights are trained; the others stay 0
 */
function fit(
  examples: readonly Example[],
  columns: number,
  used: Uint8Array,
  { epochs, decay }: { epochs: number; decay: number },
): Float32Array {
  const { rate, seed } = settings;
  const weights = new Float32Array(used.length);
  const squares = new Float32Array(used.length).fill(1e-6);
  const mean = new Float32Array(used.length);
  let state = seed;
  const order = [...examples];
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (let last = order.length - 1; last > 0; last -= 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const other = state % (last + 1);
      const [a, b] = [order[last], order[other]];
      if (a && b) [order[last], order[other]] = [b, a];
    }
    for (const { features, wanted, weight } of order) {
      const errors = probabilities(features, { weights, step: 1 }, columns);
      // Among alternatives, the present probabilities decide how much each is wanted.
      const sum = wanted.reduce((total, each) => total + (errors[each] ?? 0), 0);
      const targets = wanted.map((each) => (errors[each] ?? 0) / Math.max(sum, 1e-9));
      wanted.forEach((each, index) => {
        errors[each] = (errors[each] ?? 0) - (targets[index] ?? 0);
      });
      features.buckets.forEach((bucket, index) => {
        const value = weight * (features.values[index] ?? 0);
        const start = bucket * columns - 1;
        for (let each = 1; each <= columns; each += 1) {
          const at = start + each;
          if (used[at] === 0) continue;
          const slope = (errors[each] ?? 0) * value + decay * (weights[at] ?? 0);
          const square = (squares[at] ?? 0) + slope * slope;
          squares[at] = square;
          weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(square);
        }
      });
    }
    const averaged = epoch + 1 - Math.floor(epochs / 2);
    if (averaged > 0)
      weights.forEach((each, at) => {
        mean[at] = (mean[at] ?? 0) + (each - (mean[at] ?? 0)) / averaged;
      });
  }
  return mean;
}

/** Trains all weights, keeps the ones that matter most, and trains these again, because the browser loads them. */
function trainLayer(
  examples: readonly Example[],
  { buckets, columns }: { buckets: number; columns: number },
  { decay, kept }: { decay: number; kept: number },
): Float32Array {
  const { epochs, least } = settings;
  const counts = new Uint32Array(buckets);
  for (const { features } of examples)
    for (const bucket of features.buckets) counts[bucket] = (counts[bucket] ?? 0) + 1;
  const countOf = (at: number) => counts[Math.floor(at / columns)] ?? 0;
  const used = new Uint8Array(buckets * columns).map((_, at) => (countOf(at) < least ? 0 : 1));
  const weights = fit(examples, columns, used, { epochs: epochs.all, decay });
  const matters = weights.map((weight, at) => Math.abs(weight) * Math.sqrt(countOf(at)));
  const enough = matters.toSorted().at(-kept) ?? 0;
  const best = Uint8Array.from(matters, (each) => (each < enough ? 0 : 1));
  return fit(examples, columns, best, { epochs: epochs.kept, decay });
}

export type Encoded = { danger: string; kind: string };

/** Trains both layers. @returns the weights as text */
export function train(list: readonly Sentence[]): Encoded {
  const known = list.map(({ text, kinds }) => ({ features: featuresOf(text), kinds }));
  const danger = known.map(({ features, kinds }) => ({
    features: features.danger,
    wanted: [kinds.length > 0 ? 1 : 0],
    weight: kinds.length > 0 ? settings.dangerWeight : 1,
  }));
  const kind = known
    .filter(({ kinds }) => kinds.length > 0 && kinds.length < crisisKinds.length)
    .map(({ features, kinds }) => ({
      features: features.kind,
      wanted: kinds.map((each) => crisisKinds.indexOf(each)),
      weight: 1,
    }));
  return {
    danger: encodeWeights(trainLayer(danger, sizes.danger, settings.danger), steps.danger),
    kind: encodeWeights(trainLayer(kind, sizes.kind, settings.kind), steps.kind),
  };
}

export const modelOf = ({ danger, kind }: Encoded): Model => ({
  danger: { weights: decodeWeights(danger, sizes.danger), step: steps.danger },
  kind: { weights: decodeWeights(kind, sizes.kind), step: steps.kind },
});

export const FOLDS = 5;
export const foldOf = ({ text }: { text: string }): number => hashText(text) % FOLDS;

/** Tells whether the stored weights belong to the sentences, the settings and the features, without training. */
export const fingerprint = (weights: Encoded): string =>
  createHash('sha256')
    .update(JSON.stringify([settings, sizes, steps, weights]))
    .update(JSON.stringify(training))
    .update(
      JSON.stringify(training.slice(0, 50).map(({ text }) => [...featuresOf(text).danger.buckets])),
    )
    .digest('hex');
