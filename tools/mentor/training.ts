import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { hashText } from '@raizes/domain/text/hash';
import { BUCKETS, featuresOf, toVector } from '../../functions/src/mentor/features';
import { loadKnowledge } from '../../functions/src/mentor/knowledge';
import type { TopicModel } from '../../functions/src/mentor/topic-model';

export type Sentence = { label: string; text: string };

const folder = new URL('../../functions/src/mentor/', import.meta.url);

function sentencesOf(name: string): Sentence[] {
  const lines = readFileSync(new URL(`training/${name}.tsv`, folder), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => {
    const [label = '', text = ''] = line.split('\t');
    return { label, text };
  });
}

/** What people would type, each with the topic that it needs. */
export const questions: readonly Sentence[] = readdirSync(new URL('training/', folder))
  .filter((name) => name.startsWith('questions-'))
  .toSorted()
  .flatMap((name) => sentencesOf(name.replace('.tsv', '')));

const expressions = sentencesOf('expressions');

/** Words and expressions of each topic, and the sentences of its own text: they are trained on but never measured. */
const vocabulary: readonly Sentence[] = [
  ...expressions,
  ...[...loadKnowledge().topics.values()].flatMap(
    ({ id, label, title, paragraph, deeper, practice, prayer, references, views = [] }) =>
      [
        label,
        title,
        ...paragraph,
        ...deeper,
        practice,
        prayer,
        ...views,
        ...references.map(([, about]) => about),
      ].map((text) => ({ label: id, text })),
  ),
];

const settings = {
  epochs: 7,
  rate: 0.3,
  /** AdaGrad's first sum of squares. */
  initial: 0.01,
  decay: 1e-6,
  /** Smaller gradients are skipped, which makes an epoch several times faster. */
  least: 0.004,
  vocabularyWeight: 1,
  /** One part of so many is held out to measure. */
  parts: 5,
  /** Bytes of the weights, gzipped. */
  size: 398_000,
};

/**
 * Changes when the weights should: by the sentences, the settings or the code of the features. A correction of a topic's text does not
 * count.
 */
export function trainingHash(): string {
  const code = readFileSync(new URL('features.ts', folder), 'utf8');
  const parts = [questions, expressions, settings, code];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

export const labels = [...new Set(questions.map(({ label }) => label))].toSorted();

type Example = { label: number; buckets: Int32Array; values: Float32Array; weight: number };
type Weights = { matrix: Float32Array; rarity: Float32Array };

/** Pseudo-random numbers from a fixed seed, so that training is deterministic. */
function seeded() {
  let state = 7;
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const features = new Map<string, ReadonlyMap<number, number>>();

/** Each sentence is trained on several times. */
function knownFeatures(text: string): ReadonlyMap<number, number> {
  const known = features.get(text) ?? featuresOf(text);
  features.set(text, known);
  return known;
}

function rarityOf(sentences: readonly Sentence[]): Float32Array {
  const counts = new Float32Array(BUCKETS);
  for (const { text } of sentences)
    for (const bucket of knownFeatures(text).keys()) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts.map((count) => Math.log(1 + sentences.length / (1 + count)));
}

/** Multinomial logistic regression by stochastic gradient descent with AdaGrad. The matrix has a row of labels per bucket. */
export function train(sentences: readonly Sentence[]): Weights {
  const all = [...sentences, ...vocabulary];
  const rarity = rarityOf(sentences);
  const examples = all.map(({ label, text }, index): Example => ({
    label: labels.indexOf(label),
    ...toVector(knownFeatures(text), (bucket) => rarity[bucket] ?? 0),
    weight: index < sentences.length ? 1 : settings.vocabularyWeight,
  }));
  const matrix = new Float32Array(BUCKETS * labels.length);
  const squares = new Float32Array(BUCKETS * labels.length).fill(settings.initial);
  const scores = new Float32Array(labels.length);
  const wrong = new Int32Array(labels.length);
  const order = examples.map((_, index) => index);
  const random = seeded();
  for (let epoch = 0; epoch < settings.epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const example = examples[at];
      if (example) descend(example, matrix, squares, scores, wrong);
    }
  }
  return { matrix, rarity };
}

function shuffle(list: number[], random: (limit: number) => number): void {
  for (let end = list.length - 1; end > 0; end -= 1) {
    const other = random(end + 1);
    [list[end], list[other]] = [list[other] ?? 0, list[end] ?? 0];
  }
}

function descend(
  { label, buckets, values, weight }: Example,
  matrix: Float32Array,
  squares: Float32Array,
  scores: Float32Array,
  wrong: Int32Array,
): void {
  const { length } = scores;
  score(buckets, values, matrix, scores);
  softmax(scores);
  scores[label] = (scores[label] ?? 0) - 1;
  let count = 0;
  for (let each = 0; each < length; each += 1)
    if (Math.abs(scores[each] ?? 0) > settings.least) {
      wrong[count] = each;
      count += 1;
    }
  for (let index = 0; index < buckets.length; index += 1) {
    const row = (buckets[index] ?? 0) * length;
    const value = (values[index] ?? 0) * weight;
    for (let at = 0; at < count; at += 1) {
      const each = wrong[at] ?? 0;
      const place = row + each;
      const before = matrix[place] ?? 0;
      const slope = (scores[each] ?? 0) * value + settings.decay * before;
      const square = (squares[place] ?? 0) + slope * slope;
      squares[place] = square;
      matrix[place] = before - (settings.rate * slope) / Math.sqrt(square);
    }
  }
}

function score(
  buckets: Int32Array,
  values: Float32Array,
  matrix: Float32Array,
  scores: Float32Array,
): void {
  const { length } = scores;
  scores.fill(0);
  for (let index = 0; index < buckets.length; index += 1) {
    const row = (buckets[index] ?? 0) * length;
    const value = values[index] ?? 0;
    for (let each = 0; each < length; each += 1)
      scores[each] = (scores[each] ?? 0) + (matrix[row + each] ?? 0) * value;
  }
}

function softmax(scores: Float32Array): void {
  const highest = scores.reduce((high, each) => Math.max(high, each), -Infinity);
  let sum = 0;
  for (const [index, each] of scores.entries()) {
    const power = Math.exp(each - highest);
    scores[index] = power;
    sum += power;
  }
  for (const [index, power] of scores.entries()) scores[index] = power / sum;
}

/** A held-out sentence with the scores of a model that has not seen it. */
export type Judged = Sentence & { scores: Float32Array };

/** Trains on four fifths of the questions and scores the others. */
export function judgeHeldOut(): Judged[] {
  const isHeldOut = ({ text }: Sentence) => hashText(text) % settings.parts === 0;
  const { matrix, rarity } = train(questions.filter((each) => !isHeldOut(each)));
  return questions.filter(isHeldOut).map((each) => {
    const { buckets, values } = toVector(knownFeatures(each.text), (bucket) => rarity[bucket] ?? 0);
    const scores = new Float32Array(labels.length);
    score(buckets, values, matrix, scores);
    return { ...each, scores };
  });
}

/** The probabilities of a sentence's labels. */
export function probabilitiesOf({ scores }: Judged, temperature: number): Float32Array {
  const probabilities = scores.map((each) => each / temperature);
  softmax(probabilities);
  return probabilities;
}

/** The temperature that makes the held-out labels most probable. */
export function fitTemperature(judged: readonly Judged[]): number {
  const lossAt = (temperature: number) =>
    judged.reduce((loss, each) => {
      const own = probabilitiesOf(each, temperature)[labels.indexOf(each.label)] ?? 0;
      return loss - Math.log(Math.max(own, 1e-9));
    }, 0);
  const tried = Array.from({ length: 40 }, (_, step) => 0.3 + step * 0.05);
  return tried.reduce((best, each) => (lossAt(each) < lossAt(best) ? each : best), 1);
}

/** Few, so that more weights fit: measured better than fewer weights in finer steps. */
const STEPS = 7;
const RARITY_STEPS = 127;
/** Without the weights below it, the others surely fit. */
const LARGE = 1;

/** Rounds the weights to whole steps, without the smallest ones that would not fit. */
export function quantize(
  { matrix, rarity }: Weights,
  temperature: number,
): { model: TopicModel; bytes: Buffer } {
  const count = labels.length;
  const rarest = rarity.reduce((high, each) => Math.max(high, each), 0);
  const highest = labels.map((_, label) => {
    let high = 0;
    for (let bucket = 0; bucket < BUCKETS; bucket += 1)
      high = Math.max(high, Math.abs(matrix[bucket * count + label] ?? 0));
    return high;
  });
  const pruned = (least: number) => {
    const weights = new Int8Array(BUCKETS * (count + 1));
    rarity.forEach(
      (each, bucket) => (weights[bucket] = Math.round((each / rarest) * RARITY_STEPS)),
    );
    for (let label = 0; label < count; label += 1)
      for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
        const weight = matrix[bucket * count + label] ?? 0;
        if (Math.abs(weight) >= least)
          weights[(label + 1) * BUCKETS + bucket] = Math.round(
            (weight / (highest[label] ?? 1)) * STEPS,
          );
      }
    return weights;
  };
  const packed = (least: number) => gzipSync(pruned(least), { level: 9 });
  // The least weight that is kept, between one that is too small and one that is large enough.
  let [small, least] = [0, LARGE];
  while (least - small > LARGE / 64) {
    const middle = (small + least) / 2;
    if (packed(middle).length > settings.size) small = middle;
    else least = middle;
  }
  const model = {
    hash: trainingHash(),
    labels,
    scales: highest.map((high) => high / STEPS),
    rarityScale: rarest / RARITY_STEPS,
    temperature,
    weights: pruned(least),
  };
  return { model, bytes: packed(least) };
}
