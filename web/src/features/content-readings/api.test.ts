import { expect, it } from 'vitest';
import { nextReading } from './api';

it('continues a reading with the next chapter on the next day', () => {
  const published = {
    date: '2026-12-31',
    book: 'João',
    chapter: '3',
    devotional_id: '2026-12-31',
    chapter_text: '1 Havia entre os fariseus',
  };
  expect(nextReading(published)).toEqual({
    date: '2027-01-01',
    book: 'João',
    chapter: '4',
    devotional_id: '',
    chapter_text: '',
  });
});
