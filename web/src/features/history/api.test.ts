import { describe, expect, it } from 'vitest';
import { emptyHistory, reduceHistory } from './api';

const entryOf = (day: `${number}-${number}-${number}`) => ({
  user_id: 'ana',
  devotional_id: day,
  reflection: 'r',
  application: 'a',
  verse_memorization: '',
  memorization_validated: false,
  completed_at: new Date(`${day}T10:00:00Z`),
  completed_on: day,
});

const first = { items: [entryOf('2026-11-21')], next: '2026-11-21', fromCache: false };
const last = { items: [entryOf('2026-11-20')], next: null, fromCache: false };

describe('a history that is loaded page by page', () => {
  const loaded = reduceHistory(emptyHistory, { type: 'loaded', after: null, page: first });

  it('goes on behind what it has', () => {
    expect(loaded).toMatchObject({ after: '2026-11-21', ended: false, status: 'idle' });
    const all = reduceHistory(loaded, { type: 'loaded', after: '2026-11-21', page: last });
    expect(all.entries.map(({ completed_on }) => completed_on)).toEqual([
      '2026-11-21',
      '2026-11-20',
    ]);
    expect(all.ended).toBe(true);
  });

  it('takes no page twice', () => {
    expect(reduceHistory(loaded, { type: 'loaded', after: null, page: first })).toBe(loaded);
    const all = reduceHistory(loaded, { type: 'loaded', after: '2026-11-21', page: last });
    expect(reduceHistory(all, { type: 'loaded', after: '2026-11-21', page: last })).toBe(all);
  });

  it('keeps what it has when a page fails, and can be asked again', () => {
    const failed = reduceHistory(loaded, { type: 'failed', after: '2026-11-21' });
    expect(failed).toMatchObject({ entries: first.items, status: 'failed' });
    expect(reduceHistory(failed, { type: 'requested' }).status).toBe('loading');
  });

  it('says so when any of it comes from this device alone', () => {
    const page = { ...last, fromCache: true };
    const all = reduceHistory(loaded, { type: 'loaded', after: '2026-11-21', page });
    expect(all.fromCache).toBe(true);
    expect(reduceHistory(all, { type: 'restarted' })).toEqual(emptyHistory);
  });
});
