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

async function check(isWritten?: (fields: object) => boolean) {
  const exists = existsOnServer('users/ana/user_devotionals/2026-11-24', isWritten);
  const listener = await vi.waitFor(() => {
    const latest = listeners.pop();
    if (!latest) throw new Error('There is no listener yet');
    return latest;
  });
  return { exists, listener };
}

describe('existsOnServer', () => {
  it('ignores the cache and waits for the server, however long it takes', async () => {
    const { exists, listener } = await check();
    listener.next(snapshot({ text: 'mine' }, true));
    expect(listener.isStopped).toBe(false);
    listener.next(snapshot(undefined, false));
    expect(await exists).toBe(false);
    expect(listener.isStopped).toBe(true);
  });

  it('resolves to whether the document is this device’s write', async () => {
    for (const text of ['mine', 'another’s']) {
      const { exists, listener } = await check(
        (fields) => 'text' in fields && fields.text === 'mine',
      );
      listener.next(snapshot({ text }, false));
      expect(await exists).toBe(text === 'mine');
    }
  });

  it('resolves to false when the person may not read the document', async () => {
    const { exists, listener } = await check();
    listener.error({ code: 'permission-denied' });
    expect(await exists).toBe(false);
  });
});
