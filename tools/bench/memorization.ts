import { scoreMemorization } from '@raizes/domain/memorization/memorization';
import { printTable } from './report';

const MILLISECONDS = 2000;
const VERSE =
  'Portanto, assim como vocês receberam a Cristo Jesus, o Senhor, continuem a viver nele, enraizados e edificados nele, firmados na fé, como foram ensinados, transbordando de gratidão.';
const ATTEMPTS = {
  exact: VERSE,
  'small slips': VERSE.toLowerCase().replaceAll(',', '').replace('edificados', 'edificado'),
  'half of it': VERSE.slice(0, VERSE.length / 2),
  'another verse': 'No princípio Deus criou os céus e a terra. A terra era sem forma e vazia.',
};

const rows = Object.entries(ATTEMPTS).map(([name, attempt]) => {
  let count = 0;
  const start = performance.now();
  while (performance.now() - start < MILLISECONDS) {
    for (let index = 0; index < 100; index += 1) scoreMemorization(VERSE, attempt);
    count += 100;
  }
  const perSecond = Math.round((count / (performance.now() - start)) * 1000);
  return [name, scoreMemorization(VERSE, attempt).score, perSecond];
});
printTable(
  `Memorization: scores per second, one verse of ${VERSE.split(' ').length} words`,
  ['attempt', 'score', 'per second'],
  rows,
);
