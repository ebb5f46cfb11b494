import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };
const bia = { uid: 'bia', email: 'bia@raizes.test', name: 'Bia Lima' };

/** Starts the app on a new page. */
async function start() {
  vi.resetModules();
  const session = await import('./session');
  const { result } = renderHook(session.useSession);
  return { ...session, shownUid: () => result.current.person?.uid ?? null };
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('raizes.session', JSON.stringify(ana));
});

it('does not remember the earlier person when a full device cannot store the new one', async () => {
  const { setPerson } = await start();
  const { localStorage: device } = window;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.getItem(key),
    removeItem: (key: string) => device.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  act(() => setPerson(bia));
  vi.stubGlobal('localStorage', device);
  expect((await start()).shownUid()).toBeNull();
});

it('remembers nobody after an interrupted sign-out', async () => {
  localStorage.setItem('raizes.signing-out', 'true');
  expect((await start()).shownUid()).toBeNull();
});
