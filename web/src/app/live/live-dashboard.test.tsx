import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aContentDay, aDay, aDevotional, aUserStats } from '@raizes/tests/factories';
import { rememberLateDays } from '@/features/devotional/known-late-days';
import { localCompletions } from '@/features/progress/api';
import type { Live } from '@/lib/live';
import { renderApp } from '@/testing/render';
import type { DashboardData, DashboardState } from '../dashboard/dashboard-data';
import { readStoredDashboard } from '../dashboard/dashboard-data';
import { LiveDashboard } from './live-dashboard';

const listeners = vi.hoisted(() => ({
  answers: new Map<string, unknown>(),
  loading: { state: 'loading' },
}));

vi.mock('@/lib/live', () => ({
  LiveProvider: ({ children }: { children: ReactNode }) => children,
  useDoc: (path: string) => listeners.answers.get(path) ?? listeners.loading,
  useRestrictedDoc: (path: string) => listeners.answers.get(path) ?? listeners.loading,
  useDocs: () => listeners.answers.get('readings') ?? listeners.loading,
}));
vi.mock('../background/background-work', () => ({ BackgroundWork: () => null }));
vi.mock('@/features/challenges/challenges-card', () => ({ ChallengesCard: () => null }));

const STATS = 'user_stats/ana';
const DAY = `content_days/${aDay}`;
const nothing: DashboardData = { stats: 'unknown', devotional: 'unknown', readings: 'unknown' };
const ready = <T,>(value: T): Live<T> => ({
  state: 'ready',
  value,
  sending: false,
  fromCache: false,
});
const missing = (fromCache: boolean) => ({ state: 'missing', fromCache });

/** More reports than any test expects. Without a limit, an endless loop would hang the test instead of failing it. */
const MAX_REPORTS = 20;

/** Renders the live part in a page that rerenders with each report. */
function show(stored: DashboardData) {
  const reports: DashboardState[] = [];
  function Host() {
    const [, setState] = useState<DashboardState | null>(null);
    const [report] = useState(() => (state: DashboardState) => {
      reports.push(state);
      if (reports.length > MAX_REPORTS) throw new Error('The live part reports endlessly');
      setState(state);
    });
    return <LiveDashboard uid="ana" today={aDay} stored={stored} onChange={report} />;
  }
  const { rerender } = renderApp(<Host />);
  return { reports, rerender: () => act(() => rerender(<Host />)) };
}

beforeEach(() => {
  localStorage.clear();
  listeners.answers.clear();
});

it('reports the stored data until the server answers, then reports and stores its answers', () => {
  const stored: DashboardData = {
    stats: aUserStats({ total_xp: 250 }),
    devotional: aDevotional(),
    readings: [],
  };
  const { reports, rerender } = show(stored);
  expect(reports.at(-1)).toMatchObject({ today: aDay, data: stored, sending: false });

  listeners.answers.set(STATS, ready(aUserStats({ total_xp: 325 })));
  listeners.answers.set(
    DAY,
    ready(aContentDay({ content: { devotional: null, readings: [], left_out: 0 } })),
  );
  rerender();
  expect(reports.at(-1)?.data).toMatchObject({ stats: { total_xp: 325 }, devotional: 'none' });
  expect(readStoredDashboard('ana', aDay).stats).toMatchObject({ total_xp: 325 });
});

it('reports content as offline when the device has stored nothing', () => {
  listeners.answers.set(DAY, missing(true));
  listeners.answers.set(`devotionals/${aDay}`, missing(true));
  listeners.answers.set('readings', { ...ready([]), fromCache: true });
  const { reports } = show(nothing);
  expect(reports.at(-1)?.data).toEqual({ ...nothing, devotional: 'offline', readings: 'offline' });
});

it.each(['there are no stats yet', 'a completion is pending'])(
  'reports once when %s, however often the page renders',
  async (state) => {
    listeners.answers.set(STATS, missing(false));
    if (state === 'a completion is pending') {
      listeners.answers.set(STATS, ready(aUserStats()));
      const at = new Date(`${aDay}T09:00:00`);
      localCompletions.put('ana', { day: aDay, memorized: false, at, offset: 0, sent: false });
    }
    const { reports, rerender } = show(nothing);
    const count = reports.length;
    rerender();
    await waitFor(() => expect(reports).toHaveLength(count));
    expect(count).toBe(1);
    expect(reports[0]?.sending).toBe(state === 'a completion is pending');
  },
);

it('reports the days that were published late and can still be completed', () => {
  listeners.answers.set(DAY, ready(aContentDay({ late_days: ['2026-11-20'] })));
  const { reports } = show(nothing);
  expect(reports.at(-1)).toMatchObject({ lateDays: ['2026-11-20'] });
});

it('reports the late days stored on this device until the server answers', () => {
  rememberLateDays(['2026-11-20']);
  expect(show(nothing).reports.at(-1)).toMatchObject({ lateDays: ['2026-11-20'] });
});
