import { expect, it } from 'vitest';
import { observePart } from './content-day';
import type { ContentPart } from './content-day';

const filled: ContentPart = {
  source: 'plano',
  locked: false,
  key: 'psalms',
  documents: { a: '1', b: '2' },
};
const emptied: ContentPart = { ...filled, key: null, documents: {} };
const anAdmins = { source: 'admin', locked: true };

it('stays the plan’s as long as everything is as it was filled in', () => {
  expect(observePart(filled, { b: '2', a: '1' })).toBe(filled);
  expect(observePart(emptied, {})).toBe(emptied);
  // The deletion was its own.
  expect(observePart(emptied, {}, true)).toBe(emptied);
});

it.each([
  ['changed', { a: '1', b: '3' }],
  ['deleted', { a: '1' }],
  ['deleted whole', {}],
  ['added', { a: '1', b: '2', c: '4' }],
])('is an admin’s once something was %s', (_what, present) => {
  expect(observePart(filled, present)).toMatchObject(anAdmins);
});

it('is an admin’s where the plan has filled in nothing', () => {
  expect(observePart(null, { a: '1' })).toMatchObject(anAdmins);
  expect(observePart(emptied, { a: '1' })).toMatchObject(anAdmins);
  expect(observePart(null, {})).toBeNull();
});

it('stays an admin’s when all of it is deleted', () => {
  const known = observePart(null, { a: '1' });
  expect(observePart(known, {})).toBe(known);
  expect(observePart(null, {}, true)).toMatchObject(anAdmins);
});
