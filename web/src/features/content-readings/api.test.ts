import { expect, it } from 'vitest';
import { nextReading } from './api';

it('continues a reading with the next chapter on the next day', () => {
  const book = { book: 'João', devotional_id: '2026-12-31', chapter_text: '1 Havia' };
  const next = { book: 'João', devotional_id: '', chapter_text: '' };
  expect(nextReading({ ...book, date: '2026-12-31', chapter: '3' })).toEqual({
    ...next,
    date: '2027-01-01',
    chapter: '4',
  });
});
