import { describe, expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { existsOnServer } from './reads';
import { writeDoc } from './writes';

const path = 'users/ana/user_devotionals/2026-11-24';
const isMine = (fields: object) => 'text' in fields && fields.text === 'mine';

describe('existsOnServer', () => {
  it('ignores the cache and waits for the server, however long it takes', async () => {
    store.putOnDevice(path, { text: 'mine' });
    store.silence();
    let answer: boolean | null = null;
    const exists = existsOnServer(path).then((found) => (answer = found));
    await Promise.resolve();
    expect(answer).toBeNull();
    store.answer();
    expect(await exists).toBe(false);
  });

  it('waits until the pending writes are answered', async () => {
    store.goOffline();
    void writeDoc(path, { text: 'mine' });
    const exists = existsOnServer(path);
    store.goOnline();
    expect(await exists).toBe(true);
  });

  it('resolves to whether the document is this device’s write', async () => {
    for (const text of ['mine', 'another’s']) {
      store.put(path, { text });
      expect(await existsOnServer(path, isMine)).toBe(text === 'mine');
    }
  });

  it('resolves to false when the person may not read the document', async () => {
    store.refuse(path);
    expect(await existsOnServer(path)).toBe(false);
  });
});
