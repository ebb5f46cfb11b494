import { beforeEach, describe, expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { setPerson } from './session';
import { writeStamped } from './writes';
import { storeClockOffset } from './timing';

const path = 'notes/1';
const fast = { at: new Date('2026-11-21T12:15:00Z'), offset: 0 };
const right = { at: new Date('2026-11-21T12:00:00Z'), offset: -15 * 60_000 };
const write = () => writeStamped(path, fast, ({ at }) => ({ at }));

beforeEach(() => {
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' });
  storeClockOffset(0);
});

describe('a write with this device’s time', () => {
  it('is sent again with a corrected stamp if it was refused because the clock was wrong', async () => {
    store.rule(path, (fields) => String(fields?.['at']) === String(right.at));
    storeClockOffset(right.offset);
    const { kept, sent } = write();
    expect(await kept).toBe('sent');
    await sent;
    expect(store.writes).toEqual([{ path, fields: { at: right.at } }]);
  });

  it('stays refused if the clock was right or the second write is refused too', async () => {
    store.refuse(path);
    for (const offset of [0, right.offset]) {
      storeClockOffset(offset);
      const { kept, sent } = write();
      await expect(kept).rejects.toThrow('permission-denied');
      await expect(sent).rejects.toThrow('permission-denied');
    }
  });

  it('is stored on the device while offline', async () => {
    store.goOffline();
    expect(await write().kept).toBe('on-device');
  });
});
