import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '@/testing/render';

const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };
const bia = { uid: 'bia', email: 'bia@raizes.test', name: 'Bia Lima' };

/** Starts the app on a device that remembers a person, or nobody. */
async function start({
  remembers = ana as typeof ana | null,
  isAdmitted = true,
  opensEarly = true,
}) {
  if (remembers) localStorage.setItem('raizes.session', JSON.stringify(remembers));
  vi.resetModules();
  const [{ RequireUser }, session, remembered] = await Promise.all([
    import('./require-user'),
    import('@/lib/session'),
    import('@/lib/remembered'),
  ]);
  remembered.rememberAdmitted('ana', isAdmitted);
  const { currentAddress } = renderApp(
    <StrictMode>
      <RequireUser opensEarly={opensEarly}>
        {({ uid }) => <input aria-label={`Reflexão de ${uid}`} />}
      </RequireUser>
    </StrictMode>,
  );
  return { ...session, currentAddress };
}

const field = (uid = 'ana') => screen.queryByLabelText<HTMLInputElement>(`Reflexão de ${uid}`);
const isWaiting = () => screen.queryByRole('progressbar') !== null;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('opens early for the remembered person, and keeps typed text when Auth confirms the session', async () => {
  const { setPerson } = await start({});
  const before = field();
  if (before) fireEvent.change(before, { target: { value: 'Permanecer' } });
  act(() => setPerson(ana));
  expect(field()).toBe(before);
  expect(before?.value).toBe('Permanecer');
});

it.each([
  ['nobody is remembered', { remembers: null }],
  ['the person has not been admitted', { isAdmitted: false }],
  ['the page does not open early', { opensEarly: false }],
])('waits for the session when %s', async (_, options) => {
  const { setPerson } = await start(options);
  expect(isWaiting()).toBe(true);
  expect(field()).toBeNull();
  act(() => setPerson(ana));
  await waitFor(() => expect(field()).toBeTruthy());
});

it('closes at once when the session has ended, and redirects to /auth', async () => {
  const { suspendSession, setPerson, currentAddress } = await start({});
  act(suspendSession);
  expect(field()).toBeNull();
  act(() => setPerson(null));
  expect(currentAddress()).toBe('/auth');
});

it('remounts when a person other than the remembered one is signed in', async () => {
  const { setPerson } = await start({});
  act(() => setPerson(bia));
  await waitFor(() => expect(field('bia')).toBeTruthy());
  expect(field()).toBeNull();
});
