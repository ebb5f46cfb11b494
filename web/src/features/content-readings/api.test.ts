import { expect, it } from 'vitest';
import { nextAfter } from './api';

it('what follows a reading is the next chapter on the next day, with nothing else of it', () => {
  const published = {
    date: '2026-12-31',
    book: 'João',
    chapter: '3',
    devotional_id: '2026-12-31',
    chapter_text: '1 Havia entre os fariseus',
  };
  expect(nextAfter(published)).toEqual({
    date: '2027-01-01',
    book: 'João',
    chapter: '4',
    devotional_id: '',
    chapter_text: '',
  });
});
