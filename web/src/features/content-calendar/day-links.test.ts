import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import type { Devotional } from '@raizes/domain/documents/devotional';
import { expect, it } from 'vitest';
import { contentOf } from './content';
import { dayLinks } from './day-links';

const day = '2026-11-21';
const devotional: Devotional = {
  id: day,
  date: day,
  verse_reference: 'João 15:5',
  verse_text: 'Eu sou a videira.',
  opening_text: '',
  context: '',
  central_insight: '',
  reflection_question: 'Onde?',
  application_question: 'Como?',
  closing_text: '',
  created_by: 'admin',
};
const reading = (id: string, chapter: number): DailyReading => ({
  id,
  date: day,
  book: 'Salmos',
  chapter,
  chapter_text: '1 O Senhor é o meu pastor.',
  devotional_id: null,
});
const addresses = (...content: Parameters<typeof contentOf>) =>
  dayLinks(day, contentOf(...content)).map(({ to }) => to);

it('an empty day leads to what is missing', () => {
  expect(addresses([], [])).toEqual([
    '/create-devotional?date=2026-11-21',
    '/manage-daily-readings?date=2026-11-21',
  ]);
});

it('a full day leads to what is there, and to another reading', () => {
  expect(addresses([devotional], [reading('sl-23', 23)])).toEqual([
    '/create-devotional?editar=2026-11-21',
    '/manage-daily-readings?date=2026-11-21&editar=sl-23',
    '/manage-daily-readings?date=2026-11-21',
  ]);
});

it('several readings are shown with their number, and lead to the list of that day', () => {
  const [, readings] = dayLinks(day, contentOf([devotional], [reading('a', 23), reading('b', 24)]));
  expect(readings).toMatchObject({
    to: '/manage-daily-readings?date=2026-11-21',
    text: 'Salmos 23',
    more: ' +1',
    label: '2 leituras de 21/11/2026: Salmos 23 +1',
  });
});
