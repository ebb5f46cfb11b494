import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPerson, suspendSession } from './session';
import { deliver } from './writes';
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
