import { expectFourReadsEach } from '../../tests/functions/support/push';
import { printTable } from './report';

const PEOPLE = 100_000;
const start = performance.now();
const { runs, reads, busiest } = await expectFourReadsEach(PEOPLE);
printTable(
  `Daily reminders: the scheduler's reads for ${PEOPLE.toLocaleString('en')} people over a day of ${runs} runs`,
  ['', 'count'],
  [
    ['reads', reads],
    ['reads of the busiest run', busiest],
    ['seconds to count them', Math.round((performance.now() - start) / 1000)],
  ],
);
process.exit();
