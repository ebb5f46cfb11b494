import type { Notification } from '@raizes/domain/documents/notification';
import { collections, paths } from '@raizes/domain/paths';
import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aContentDay, aDay, aDevotional, aNotification, aUserStats } from '@raizes/tests/factories';
import { completionOutbox } from '@/features/devotional/api';
import { rememberLateDays } from '@/features/devotional/late-days';
import { setPerson } from '@/lib/session';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import type { DashboardData, DashboardState } from './dashboard-data';
import { readStoredDashboard } from './dashboard-data';
import { LiveDashboard } from './live-dashboard';

const nothing: DashboardData = { stats: 'unknown', devotional: 'unknown', readings: 'unknown' };
const statsPath = paths.userStats('ana');
const dayPath = paths.contentDay(aDay);

/** More reports than any test expects. Without a limit, an endless loop would hang the test instead of failing it. */
const MAX_REPORTS = 20;

/** Renders the live part in a page that rerenders with each report. */
function show(stored: DashboardData, onNewBadge: (badge: Notification) => void = () => undefined) {
  const reports: DashboardState[] = [];
  function Host() {
    const [, setState] = useState<DashboardState | null>(null);
    const [report] = useState(() => (state: DashboardState) => {
      reports.push(state);
      if (reports.length > MAX_REPORTS) throw new Error('The live part reports endlessly');
      setState(state);
    });
    return (
      <LiveDashboard
        uid="ana"
        today={aDay}
        stored={stored}
        onChange={report}
        onNewBadge={onNewBadge}
      />
    );
  }
  const { rerender } = renderApp(<Host />);
  return { reports, rerender: () => rerender(<Host />) };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${aDay}T09:00:00`) });
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' });
});

it('reports the stored data until the server answers, then reports and stores its answers', () => {
  const stored: DashboardData = {
    stats: aUserStats({ total_xp: 250 }),
    devotional: aDevotional(),
    readings: [],
  };
  store.silence();
  const { reports } = show(stored);
  expect(reports.at(-1)).toMatchObject({ today: aDay, data: stored, sending: false });

  store.put(statsPath, aUserStats({ total_xp: 325 }));
  store.put(dayPath, aContentDay({ content: { devotional: null, readings: [], left_out: 0 } }));
  store.answer();
  expect(reports.at(-1)?.data).toMatchObject({ stats: { total_xp: 325 }, devotional: 'none' });
  expect(readStoredDashboard('ana', aDay).stats).toMatchObject({ total_xp: 325 });
});

it('reports content as offline when the device has stored nothing', () => {
  store.goOffline();
  const { reports } = show(nothing);
  expect(reports.at(-1)?.data).toMatchObject({ devotional: 'offline', readings: 'offline' });
});

it.each(['there are no stats yet', 'a completion is pending'])(
  'reports nothing more when %s, however often the page renders',
  (state) => {
    const isPending = state === 'a completion is pending';
    if (isPending) {
      store.put(statsPath, aUserStats());
      const at = new Date(`${aDay}T09:00:00`);
      const completion = { day: aDay, memorized: false, at, offset: 0, digest: 0 };
      completionOutbox.put('ana', { ...completion, state: 'unsent' });
    }
    const { reports, rerender } = show(nothing);
    const count = reports.length;
    rerender();
    expect(reports).toHaveLength(count);
    expect(reports.at(-1)?.sending).toBe(isPending);
  },
);

it('reports the days that were published late and can still be completed', () => {
  store.put(dayPath, aContentDay({ late_days: ['2026-11-20'] }));
  const { reports } = show(nothing);
  expect(reports.at(-1)).toMatchObject({ lateDays: ['2026-11-20'] });
});

it('reports the late days stored on this device until the server answers', () => {
  rememberLateDays(['2026-11-20']);
  store.silence();
  expect(show(nothing).reports.at(-1)).toMatchObject({ lateDays: ['2026-11-20'] });
});

it('reports a badge that was earned elsewhere', async () => {
  store.put(statsPath, aUserStats({ unread_notifications: 1 }));
  store.putAll(collections.notifications('ana'), [aNotification({ id: 'semente', kind: 'badge' })]);
  const found: string[] = [];
  show(nothing, ({ id }) => found.push(id));
  await waitFor(() => expect(found).toEqual(['semente']));
});
