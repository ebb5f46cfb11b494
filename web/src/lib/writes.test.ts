import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPerson, suspendSession } from './session';
import { deliver } from './writes';
import type { Delivery } from './writes';

vi.mock('./firestore', () => ({ db: {} }));
vi.mock('./documents', () => ({}));
vi.mock('firebase/firestore', () => ({ deleteField: () => null, serverTimestamp: () => null }));

const never = new Promise<void>(() => undefined);
const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };

/** What a person has been told by now. */
async function toldOf({ kept }: Delivery) {
  await new Promise((resolve) => setTimeout(resolve));
  return Promise.race([kept, Promise.resolve('waits')]);
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  setPerson(ana);
});

describe('a write without a network', () => {
  it('is kept on the device', async () => {
    expect(await toldOf(deliver(never))).toBe('on-device');
  });

  it('is not called kept before it is known who is signed in', async () => {
    suspendSession();
    const delivery = deliver(never);
    expect(await toldOf(delivery)).toBe('waits');
    setPerson(ana);
    expect(await toldOf(delivery)).toBe('on-device');
  });
});

it('a write that is refused before the person goes on is not kept', async () => {
  const refusal = new Error('refused');
  await expect(deliver(Promise.reject(refusal)).kept).rejects.toBe(refusal);
});
