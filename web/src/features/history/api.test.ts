import type { Day } from '@raizes/domain/day';
import { aUserDevotional } from '@raizes/tests/factories';
import { describe, expect, it } from 'vitest';
import { emptyHistory, reduceHistory } from './api';

const entries = (completed_on: Day) => [aUserDevotional({ completed_on })];
const first = { items: entries('2026-11-21'), next: '2026-11-21', fromCache: false };
const last = { items: entries('2026-11-20'), next: null, fromCache: false };

describe('a history that is loaded page by page', () => {
  const loaded = reduceHistory(emptyHistory, { type: 'loaded', after: null, page: first });

  it('continues after the loaded entries', () => {
    expect(loaded).toMatchObject({ after: '2026-11-21', ended: false, status: 'idle' });
    const all = reduceHistory(loaded, { type: 'loaded', after: '2026-11-21', page: last });
    expect(all.entries).toEqual([...first.items, ...last.items]);
    expect(all.ended).toBe(true);
  });

  it('ignores a page that it already has', () => {
    expect(reduceHistory(loaded, { type: 'loaded', after: null, page: first })).toBe(loaded);
    const all = reduceHistory(loaded, { type: 'loaded', after: '2026-11-21', page: last });
    expect(reduceHistory(all, { type: 'loaded', after: '2026-11-21', page: last })).toBe(all);
  });

  it('keeps the loaded entries when a page fails, and can retry', () => {
    const failed = reduceHistory(loaded, { type: 'failed', after: '2026-11-21' });
    expect(failed).toMatchObject({ entries: first.items, status: 'failed' });
    expect(reduceHistory(failed, { type: 'requested' }).status).toBe('loading');
  });

  it('reports when a page comes from the cache', () => {
    const page = { ...last, fromCache: true };
    const all = reduceHistory(loaded, { type: 'loaded', after: '2026-11-21', page });
    expect(all.fromCache).toBe(true);
    expect(reduceHistory(all, { type: 'restarted' })).toEqual(emptyHistory);
  });
});
