import { aDailyReading, aDevotional } from '@raizes/tests/factories';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { DAY_READINGS_MAX } from '../limits';
import { composeContent, contentDaySchema, noContent, observePart, adminPart } from './content-day';
import type { ContentPart } from './content-day';

const filled: ContentPart = {
  source: 'plano',
  locked: false,
  key: 'psalms',
  candidate: null,
  origin: null,
  documents: { a: '1', b: '2' },
};
const emptied: ContentPart = { ...filled, key: null, documents: {} };
const ownedByAdmin = { source: 'admin', locked: true };

it('keeps a part for the plan as long as nothing has changed since it was filled', () => {
  expect(observePart({ known: filled, present: { b: '2', a: '1' } })).toBe(filled);
  expect(observePart({ known: emptied, present: {} })).toBe(emptied);
  // The plan itself deleted the documents.
  expect(observePart({ known: emptied, present: {}, wasDeleted: true })).toBe(emptied);
});

it.each([
  ['changed', { a: '1', b: '3' }],
  ['deleted', { a: '1' }],
  ['deleted whole', {}],
  ['added', { a: '1', b: '2', c: '4' }],
])('gives a part to the admin as soon as something is %s', (_what, present) => {
  expect(observePart({ known: filled, present })).toMatchObject(ownedByAdmin);
});

it('gives content that the plan did not fill in to the admin', () => {
  expect(observePart({ known: null, present: { a: '1' } })).toMatchObject(ownedByAdmin);
  expect(observePart({ known: emptied, present: { a: '1' } })).toMatchObject(ownedByAdmin);
  expect(observePart({ known: null, present: {} })).toBeNull();
});

it('keeps a part for the admin when all of it is deleted', () => {
  const known = observePart({ known: null, present: { a: '1' } });
  expect(observePart({ known, present: {} })).toBe(known);
  expect(observePart({ known: null, present: {}, wasDeleted: true })).toMatchObject(ownedByAdmin);
});

it('keeps the origin of a placed part until it is edited', () => {
  const placed = { ...adminPart, origin: 'Série: Advento', documents: { a: '1' } };
  expect(observePart({ known: placed, present: { a: '1' } })).toBe(placed);
  expect(observePart({ known: placed, present: { a: '2' } })).toEqual(adminPart);
  expect(observePart({ known: placed, present: {} })).toEqual(adminPart);
});

it('is empty if it only lists late days', () => {
  const before = { id: '2026-11-21', late_days: ['2026-11-20'] };
  const nothing = { devotional: null, readings: null, content: noContent };
  expect(v.parse(contentDaySchema, before)).toEqual({ ...before, ...nothing });
});

describe('the content of a day', () => {
  const devotional = aDevotional();
  const numbered = (count: number, chapter_text: string) =>
    Array.from({ length: count }, (_, index) =>
      aDailyReading({ id: `r${String(index).padStart(2, '0')}`, chapter_text }),
    );
  const byId = (all: { id: string }[]) => Object.fromEntries(all.map((each) => [each.id, each]));

  it('is its devotional, and its readings with their texts, ordered by id', () => {
    const readings = numbered(2, '1 No princípio');
    expect(
      composeContent({
        devotional: byId([devotional]),
        readings: byId(readings.toReversed()),
      }),
    ).toEqual({ devotional: { ...devotional, created_by: '' }, readings, left_out: 0 });
    expect(composeContent({ devotional: {}, readings: {} })).toEqual({
      devotional: null,
      readings: [],
      left_out: 0,
    });
  });

  it('leaves out invalid documents', () => {
    expect(composeContent({ devotional: { x: { id: 'x' } }, readings: { y: {} } })).toEqual({
      devotional: null,
      readings: [],
      left_out: 0,
    });
  });

  it.each([
    ['of one byte a letter', 'a'.repeat(50_000), 16],
    ['of two bytes a letter', 'ã'.repeat(50_000), 8],
    ['of four bytes a character', '🌱'.repeat(25_000), 8],
  ])('leaves out texts %s that do not fit, and counts them', (_what, text, fitting) => {
    const { readings, left_out } = composeContent({
      devotional: byId([devotional]),
      readings: byId(numbered(20, text)),
    });
    const texts = readings.map(({ chapter_text }) => chapter_text);
    expect(texts.filter((each) => each === text)).toHaveLength(fitting);
    expect(texts.filter((each) => each === null)).toHaveLength(20 - fitting);
    expect(left_out).toBe(20 - fitting);
    expect(Buffer.byteLength(JSON.stringify(readings))).toBeLessThan(900_000);
  });

  it('still includes a shorter text after one that did not fit', () => {
    const all = [...numbered(17, 'a'.repeat(50_000)), aDailyReading({ id: 'z' })];
    const { readings } = composeContent({ devotional: {}, readings: byId(all) });
    expect(readings.at(-1)?.chapter_text).toBe(aDailyReading().chapter_text);
    expect(readings.at(-2)?.chapter_text).toBeNull();
  });

  it('has at most as many readings as a day’s query, and counts the others', () => {
    const { readings, left_out } = composeContent({
      devotional: {},
      readings: byId(numbered(DAY_READINGS_MAX + 3, 'a')),
    });
    expect(readings).toHaveLength(DAY_READINGS_MAX);
    expect(left_out).toBe(3);
  });
});
