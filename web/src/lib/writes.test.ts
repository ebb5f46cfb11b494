import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '@/testing/backend/store';
import { UNSENT_WRITES_KEY } from './holder';
import { setPerson, suspendSession } from './session';
import { storage } from './storage';
import { deleteDoc, deliver, mergeDoc, writeDoc } from './writes';
import type { Delivery } from './writes';

const never = new Promise<void>(() => undefined);
const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };

/** Returns the outcome if `kept` has settled by now, otherwise 'pending'. */
async function currentOutcome({ kept }: Delivery) {
  await new Promise((resolve) => setTimeout(resolve));
  return Promise.race([kept, Promise.resolve('pending')]);
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  setPerson(ana);
});

describe('an offline write', () => {
  it('is stored on the device', async () => {
    expect(await currentOutcome(deliver(never))).toBe('on-device');
  });

  it('is not reported as stored before Auth has determined the session', async () => {
    suspendSession();
    const delivery = deliver(never);
    expect(await currentOutcome(delivery)).toBe('pending');
    setPerson(ana);
    expect(await currentOutcome(delivery)).toBe('on-device');
  });

  it('is not reported as stored when there is no session', async () => {
    suspendSession();
    const delivery = deliver(never);
    setPerson(null);
    expect(await currentOutcome(delivery)).toBe('pending');
  });
});

it('a write that is refused while the person waits rejects', async () => {
  const refusal = new Error('refused');
  await expect(deliver(Promise.reject(refusal)).kept).rejects.toBe(refusal);
});

it('a device is marked while it holds writes that the server has not answered', async () => {
  const isMarked = () => storage.readText(UNSENT_WRITES_KEY) !== null;
  store.goOffline();
  void writeDoc('users/ana/notes/1', { text: 'Paz' });
  void mergeDoc('users/ana/notes/2', { text: 'Graça' });
  void deleteDoc('users/ana/notes/3');
  await new Promise((resolve) => setTimeout(resolve));
  expect(isMarked()).toBe(true);
  store.goOnline();
  await vi.waitFor(() => expect(isMarked()).toBe(false));
});
