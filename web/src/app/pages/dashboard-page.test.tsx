import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { addDays } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { aDay, aUserStats } from '@raizes/tests/factories';
import { rememberLateDays } from '@/features/devotional/late-days';
import { setPerson } from '@/lib/session';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { storeDashboard } from '../dashboard/dashboard-data';
import { RequireUser } from '../require-user';
import { Page } from './dashboard-page';

const person = vi.hoisted(() => {
  const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };
  // Stored by an earlier visit, before the session module reads it.
  localStorage.setItem('raizes.session', JSON.stringify(ana));
  localStorage.setItem('raizes.admitted.ana', '2');
  return ana;
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${aDay}T09:00:00`) });
});

const xp = () => screen.getByRole('region', { name: 'XP total' });

it('keeps one view mounted from the stored figures to the live ones', async () => {
  const stats = aUserStats({ total_xp: 250 });
  storeDashboard('ana', { devotional: 'none', readings: [], stats });
  store.put(paths.userStats('ana'), aUserStats({ total_xp: 325 }));
  store.silence();
  rememberLateDays([addDays(aDay, -1), addDays(aDay, -9)]);
  renderApp(<RequireUser opensEarly>{(remembered) => <Page person={remembered} />}</RequireUser>, {
    route: '/dashboard',
  });
  await waitFor(() => expect(xp().textContent).toContain('250'));
  expect(screen.queryByText('Desafios')).toBeNull();
  // Already shown from stored data, so the content below does not shift when the server answers.
  expect(await screen.findByText('O devocional de ontem chegou mais tarde')).toBeTruthy();

  const card = xp();
  act(() => setPerson(person));
  await screen.findByText('Desafios');
  store.answer();
  await waitFor(() => expect(xp().textContent).toContain('325'));
  expect(xp()).toBe(card);

  act(() => setPerson(null));
  expect(screen.queryByRole('region', { name: 'XP total' })).toBeNull();
});
