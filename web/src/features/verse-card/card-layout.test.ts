import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MARGIN, cardFormats, layoutCard } from './card-layout';
import type { CardFormat, CardLayout, CardText } from './card-layout';

/** Measures every letter as half as wide as it is tall. */
const measure = (text: string, font: string) =>
  Array.from(text).length * Number(/(\d+)px/.exec(font)?.[1]) * 0.5;

const words = (count: number) => Array.from({ length: count }, () => 'graça').join(' ');
const card = (verse: string, more: Partial<CardText> = {}) => ({
  verse,
  reference: 'João 3.16',
  edition: 'Bíblia Livre',
  church: 'Igreja Raízes',
  ...more,
});

const sizeOf = (layout: CardLayout | null) =>
  Number(/(\d+)px/.exec(layout?.verse[0]?.font ?? '')?.[1]);
const textOf = (lines: { text: string }[] = []) => lines.map(({ text }) => text).join(' ');

it('sets a short verse large, and a longer one smaller', () => {
  const sizes = [2, 25, 40, 80].map((count) =>
    sizeOf(layoutCard(card(words(count)), 'square', measure)),
  );
  expect(sizes[0]).toBe(112);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(4);
});

it('makes room for a long verse by lowering the landscape', () => {
  expect(layoutCard(card(words(25)), 'square', measure)?.landTop).toBe(cardFormats.square.landTop);
  expect(layoutCard(card(words(80)), 'square', measure)?.landTop).toBe(
    cardFormats.square.landLowest,
  );
});

it('fits 120 words on a story but not on a square, and 2,000 characters on neither', () => {
  expect(layoutCard(card(words(120)), 'square', measure)).toBeNull();
  expect(layoutCard(card(words(120)), 'story', measure)).not.toBeNull();
  for (const format of ['square', 'story'] as const)
    expect(layoutCard(card('graça e paz '.repeat(167)), format, measure)).toBeNull();
});

it('puts the verse in quotation marks unless it already has them', () => {
  expect(textOf(layoutCard(card('Jesus\n chorou.'), 'square', measure)?.verse)).toBe(
    '“Jesus chorou.”',
  );
  expect(textOf(layoutCard(card('“Jesus chorou.”'), 'square', measure)?.verse)).toBe(
    '“Jesus chorou.”',
  );
});

it('truncates a church name that is too long, and leaves out an unknown edition or church', () => {
  const layout = layoutCard(
    card('Jesus chorou.', { church: words(30), edition: '' }),
    'square',
    measure,
  );
  expect(layout?.church?.text).toMatch(/…$/);
  expect(layout?.edition).toBeNull();
  expect(layoutCard(card('Jesus chorou.', { church: ' ' }), 'square', measure)?.church).toBeNull();
});

it('truncates a reference that needs more than two lines', () => {
  const ends = (reference: string) =>
    layoutCard(card('Jesus chorou.', { reference }), 'square', measure)?.reference.map(({ text }) =>
      text.slice(-1),
    );
  expect(ends(words(5))).toEqual(['a']);
  expect(ends(words(10))).toEqual(['a', 'a']);
  expect(ends(words(30))).toEqual(['a', '…']);
});

it('keeps every line within the margins and above the landscape, and every word of the verse', () => {
  const text = fc.string({ unit: 'binary', maxLength: 900 });
  const name = fc.string({ unit: 'binary', maxLength: 200 });
  const formats = fc.constantFrom<CardFormat>('square', 'story');
  const anyText = fc.record({ verse: text, reference: name, edition: name, church: name });
  fc.assert(
    fc.property(anyText, formats, (any, format) => {
      const layout = layoutCard(any, format, measure);
      if (!layout) return;
      const { width, top, footer } = cardFormats[format];
      const { verse, reference, edition, church } = layout;
      const above = [...verse, ...reference, ...(edition ? [edition] : [])];
      for (const line of [...above, ...(church ? [church] : [])]) {
        expect(line.x).toBeGreaterThanOrEqual(MARGIN - 0.01);
        expect(line.x + measure(line.text, line.font)).toBeLessThanOrEqual(width - MARGIN + 0.01);
        expect(line.y).toBeLessThanOrEqual(footer);
      }
      const baselines = above.map(({ y }) => y);
      expect(baselines).toEqual(baselines.toSorted((a, b) => a - b));
      expect(Math.min(...baselines)).toBeGreaterThan(top);
      expect(Math.max(...baselines)).toBeLessThan(layout.landTop);
      const letters = (of: string) => of.replaceAll(/[\s“”]/g, '');
      expect(letters(textOf(verse))).toBe(letters(any.verse));
    }),
    { numRuns: 60 },
  );
});
