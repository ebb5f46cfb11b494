import { writeFileSync } from 'node:fs';
import { guessWith } from '../../functions/src/mentor/topic-model';
import {
  judgeHeldOut,
  fitTemperature,
  labels,
  probabilitiesOf,
  quantize,
  questions,
  train,
} from './training';

/** `npm run train-mentor`: measures the model on a held-out fifth of the sentences, then writes the weights that all of them give. */
const percent = (count: number, total: number) => `${((100 * count) / total).toFixed(1)} %`;

const judged = judgeHeldOut();
const temperature = fitTemperature(judged);
const ranked = judged.map((each) => {
  const probabilities = probabilitiesOf(each, temperature);
  const order = [...labels.keys()].toSorted(
    (a, b) => (probabilities[b] ?? 0) - (probabilities[a] ?? 0),
  );
  const [first = 0] = order;
  const rank = order.findIndex((label) => labels[label] === each.label);
  return { label: each.label, guess: labels[first] ?? '', sure: probabilities[first] ?? 0, rank };
});

console.log(`${questions.length} sentences, ${labels.length} labels, ${judged.length} held out`);
for (const top of [1, 2, 3])
  console.log(
    `top ${top}: ${percent(ranked.filter(({ rank }) => rank < top).length, ranked.length)}`,
  );

const kinds = labels.filter((label) => label.startsWith('_'));
for (const kind of kinds) {
  const own = ranked.filter(({ label }) => label === kind);
  const said = ranked.filter(({ guess }) => guess === kind);
  const right = own.filter(({ rank }) => rank === 0).length;
  console.log(
    `${kind}: found ${percent(right, own.length)} of ${own.length}, right ${percent(right, said.length)} of ${said.length} said`,
  );
}

console.log(`calibration at temperature ${temperature.toFixed(2)}: said → right`);
for (let from = 0; from < 1; from += 0.1) {
  const within = ranked.filter(({ sure }) => sure >= from && sure < from + 0.1);
  const right = within.filter(({ rank }) => rank === 0).length;
  if (within.length > 0)
    console.log(
      `  ${from.toFixed(1)}–${(from + 0.1).toFixed(1)}: ${percent(right, within.length)} of ${within.length}`,
    );
}

const confusions = new Map<string, number>();
for (const { label, guess, rank } of ranked)
  if (rank > 0) {
    const pair = [label, guess].toSorted().join(' / ');
    confusions.set(pair, (confusions.get(pair) ?? 0) + 1);
  }
console.log('most confused:');
for (const [pair, count] of [...confusions].toSorted((a, b) => b[1] - a[1]).slice(0, 25))
  console.log(`  ${count} ${pair}`);

const { model, bytes } = quantize(train(questions), temperature);
const { weights: _, ...header } = model;
const folder = new URL('../../functions/src/mentor/', import.meta.url);
writeFileSync(new URL('topic-weights.gz', folder), bytes);
writeFileSync(new URL('topic-model.json', folder), `${JSON.stringify(header, null, 2)}\n`);
const learnt = questions.filter(({ label, text }) => guessWith(model, text)[0]?.label === label);
console.log(
  `weights: ${bytes.length} bytes; after rounding, ${percent(learnt.length, questions.length)} of the training sentences right`,
);
