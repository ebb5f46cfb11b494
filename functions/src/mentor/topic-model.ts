import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { BUCKETS, featuresOf, toVector } from './features';
import { mentorFile } from './knowledge';

const headerSchema = v.object({
  /** Of the sentences and the settings that the weights were trained with: see `npm run train-mentor`. */
  hash: v.string(),
  labels: v.array(v.string()),
  /** What a step of each label's weights is worth. */
  scales: v.array(v.number()),
  /** What a step of the buckets' rarity is worth. */
  rarityScale: v.number(),
  /** Divides the scores, so that the probabilities are as sure as they are right. */
  temperature: v.number(),
});
export type ModelHeader = v.InferOutput<typeof headerSchema>;

/** The weights as whole steps, a row of buckets per label; the first row is the buckets' rarity. */
export type TopicModel = ModelHeader & { weights: Int8Array };

export type Guess = { label: string; probability: number };

export const readHeader = (): ModelHeader =>
  v.parse(headerSchema, JSON.parse(readFileSync(mentorFile('topic-model.json'), 'utf8')));

let loaded: TopicModel | undefined;

/** Reads the weights on first use: only the mentor's function needs them. */
function loadModel(): TopicModel {
  if (loaded) return loaded;
  const bytes = gunzipSync(readFileSync(mentorFile('topic-weights.gz')));
  return (loaded = { ...readHeader(), weights: new Int8Array(bytes) });
}

/** One answer asks what the same few messages are about, many times. */
const recent = new Map<string, readonly Guess[]>();
const RECENT_MAX = 4;

/** What a message is about, the most probable label first. */
export function guessLabels(message: string): readonly Guess[] {
  const known = recent.get(message);
  if (known) return known;
  const guesses = guessWith(loadModel(), message);
  if (recent.size === RECENT_MAX) recent.clear();
  recent.set(message, guesses);
  return guesses;
}

export function guessWith(model: TopicModel, message: string): readonly Guess[] {
  const { labels, scales, rarityScale, temperature, weights } = model;
  const { buckets, values } = toVector(
    featuresOf(message),
    (bucket) => (weights[bucket] ?? 0) * rarityScale,
  );
  const scores = labels.map((_, label) => {
    const row = (label + 1) * BUCKETS;
    const sum = buckets.reduce(
      (total, bucket, index) => total + (weights[row + bucket] ?? 0) * (values[index] ?? 0),
      0,
    );
    return (sum * (scales[label] ?? 0)) / temperature;
  });
  const probabilities = softmax(scores);
  return labels
    .map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
    .toSorted((a, b) => b.probability - a.probability);
}

function softmax(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** From this probability on a topic is answered outright; measured by `npm run train-mentor`. */
export const CLEAR = 0.5;
/** A less probable topic is also clear if the next one is this many times less probable. */
const CLEAR_SHARE = 0.33;
const CLEAR_LEAD = 3;

export function isClear([first, second]: readonly Guess[]): boolean {
  if (!first) return false;
  const lead = first.probability / Math.max(second?.probability ?? 0, 1e-6);
  return first.probability >= CLEAR || (first.probability >= CLEAR_SHARE && lead >= CLEAR_LEAD);
}

export const sumOf = (guesses: readonly Guess[]) =>
  guesses.reduce((sum, { probability }) => sum + probability, 0);
