import { describe, expect, it, vi } from 'vitest';
import { existsOnServer } from './reads';

type Listener = {
  next: (snapshot: object) => void;
  error: (error: object) => void;
  isStopped: boolean;
};
const listeners: Listener[] = [];

vi.mock('./firestore', () => ({ db: {} }));
vi.mock('firebase/firestore', () => ({
  doc: (_: object, path: string) => path,
  waitForPendingWrites: async () => undefined,
  onSnapshot(...[, , next, error]: [string, object, Listener['next'], Listener['error']]) {
    const listener = { next, error, isStopped: false };
    listeners.push(listener);
    return () => (listener.isStopped = true);
  },
}));

const snapshot = (fields: object | undefined, fromCache: boolean) => ({
  data: () => fields,
  metadata: { fromCache },
});

async function ask(isWritten?: (fields: object) => boolean) {
  const asked = existsOnServer('users/ana/user_devotionals/2026-11-24', isWritten);
  const listener = await vi.waitFor(() => {
    const newest = listeners.pop();
    if (!newest) throw new Error('Nobody listens yet');
    return newest;
  });
  return { asked, listener };
}

describe('whether the server has what this device wrote', () => {
  it('is what the server says, not this device, and however late', async () => {
    const { asked, listener } = await ask();
    listener.next(snapshot({ text: 'mine' }, true));
    expect(listener.isStopped).toBe(false);
    listener.next(snapshot(undefined, false));
    expect(await asked).toBe(false);
    expect(listener.isStopped).toBe(true);
  });

  it('is whether it has this very write', async () => {
    for (const text of ['mine', 'another’s']) {
      const { asked, listener } = await ask((fields) => 'text' in fields && fields.text === 'mine');
      listener.next(snapshot({ text }, false));
      expect(await asked).toBe(text === 'mine');
    }
  });

  it('is no where the person may not read it', async () => {
    const { asked, listener } = await ask();
    listener.error({ code: 'permission-denied' });
    expect(await asked).toBe(false);
  });
});
