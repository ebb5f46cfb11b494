import { aBibleVideo } from '@raizes/tests/factories';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { bibleVideoSchema } from './content';

const video = aBibleVideo({ thumbnail_url: null, description: null });

it('the thumbnail and description of a Bible video are nullable', () => {
  expect(v.parse(bibleVideoSchema, video)).toEqual(video);
  const full = { ...video, thumbnail_url: 'http://igreja.test/rute.jpg', description: 'Lealdade.' };
  expect(v.parse(bibleVideoSchema, full)).toEqual(full);
});

it.each(['javascript:alert(1)', 'data:text/html,oi', 'rute.mp4', ''])(
  'a Bible video may not link to %j',
  (address) => {
    expect(v.is(bibleVideoSchema, { ...video, video_url: address })).toBe(false);
    expect(v.is(bibleVideoSchema, { ...video, thumbnail_url: address })).toBe(false);
  },
);

it.each([
  ['another testament', { testament: 'Outro' }],
  ['no place in the Bible', { book_order: 0 }],
  ['half a minute', { duration_minutes: 0.5 }],
])('a Bible video is invalid with %s', (_, change) => {
  expect(v.is(bibleVideoSchema, { ...video, ...change })).toBe(false);
});
