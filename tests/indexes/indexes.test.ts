import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { QUERIES_FOLDER, checkIndexes } from '../support/indexes';

// Runs last, on the queries that the functions' tests and the journeys have sent.
const lines = readdirSync(QUERIES_FOLDER).flatMap((file) =>
  readFileSync(join(QUERIES_FOLDER, file), 'utf8').trim().split('\n'),
);
const { lacking, unused } = checkIndexes(lines);

it('every query of web and functions has an index', () => {
  expect(lacking).toEqual([]);
});

it('no index is declared that nothing uses', () => {
  expect(unused).toEqual([]);
});
