import { aBibleVideo, aDevotional } from '@raizes/tests/factories';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bibleVideoSchema, devotionalSchema } from './content';

it.each([
  ['João 3:16', 'João 3.16'],
  ['1 Jo 4: 7-8', '1 Jo 4.7-8'],
  ['Gênesis 1:1–2:3', 'Gênesis 1.1–2.3'],
  ['Salmos 23.1', 'Salmos 23.1'],
  ['Hino: 23', 'Hino: 23'],
])('reads the stored reference %s as %s, as all others are written', (stored, shown) => {
  const devotional = aDevotional({ verse_reference: stored });
  expect(v.parse(devotionalSchema, devotional).verse_reference).toBe(shown);
});

const video = aBibleVideo({ thumbnail_url: null, description: null });

it('accepts a Bible video without thumbnail and description', () => {
  expect(v.parse(bibleVideoSchema, video)).toEqual(video);
  const full = { ...video, thumbnail_url: 'http://igreja.test/rute.jpg', description: 'Lealdade.' };
  expect(v.parse(bibleVideoSchema, full)).toEqual(full);
});

it.each(['javascript:alert(1)', 'data:text/html,oi', 'rute.mp4', ''])(
  'rejects a Bible video that links to %j',
  (address) => {
    expect(v.is(bibleVideoSchema, { ...video, video_url: address })).toBe(false);
    expect(v.is(bibleVideoSchema, { ...video, thumbnail_url: address })).toBe(false);
  },
);

it.each([
  ['another testament', { testament: 'Outro' }],
  ['a book order of 0', { book_order: 0 }],
  ['half a minute', { duration_minutes: 0.5 }],
])('rejects a Bible video with %s', (_, change) => {
  expect(v.is(bibleVideoSchema, { ...video, ...change })).toBe(false);
});
