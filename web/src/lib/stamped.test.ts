import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusedDelivery, sentDelivery, pendingDelivery } from '@/testing/delivery';
import type * as clock from './measure-clock';
import { writeStamped } from './stamped';
import { writeDoc } from './writes';

const measureClockOffset = vi.hoisted(() => vi.fn<typeof clock.measureClockOffset>());
vi.mock('./measure-clock', () => ({ measureClockOffset, TOLERANCE_MS: 600_000 }));
vi.mock('./writes', () => ({ writeDoc: vi.fn<typeof writeDoc>() }));

const fast = { at: new Date('2026-11-21T12:15:00Z'), offset: 0 };
const right = { at: new Date('2026-11-21T12:00:00Z'), offset: -15 * 60_000 };
const write = () => writeStamped('notes/1', fast, ({ at }) => ({ at }));
const written = () => vi.mocked(writeDoc).mock.calls.map(([, data]) => data);

beforeEach(() => vi.resetAllMocks());

describe('a write with this device’s time', () => {
  it('is sent again with a corrected stamp if it was refused because the clock was wrong', async () => {
    vi.mocked(writeDoc).mockReturnValueOnce(refusedDelivery()).mockReturnValueOnce(sentDelivery());
    measureClockOffset.mockResolvedValue(right.offset);
    const { kept, sent } = write();
    expect(await kept).toBe('sent');
    await sent;
    expect(measureClockOffset).toHaveBeenCalledOnce();
    expect(written()).toEqual([{ at: fast.at }, { at: right.at }]);
  });

  it('stays refused if the clock was right or the second write is refused too', async () => {
    vi.mocked(writeDoc).mockImplementation(refusedDelivery);
    for (const [offset, writes] of [
      [0, 1],
      [right.offset, 3],
    ] as const) {
      measureClockOffset.mockResolvedValue(offset);
      const { kept, sent } = write();
      await expect(kept).rejects.toThrow('no');
      await expect(sent).rejects.toThrow('no');
      expect(written()).toHaveLength(writes);
    }
  });

  it('does not measure the clock while it is pending offline', async () => {
    vi.mocked(writeDoc).mockReturnValue(pendingDelivery());
    expect(await write().kept).toBe('on-device');
    expect(measureClockOffset).not.toHaveBeenCalled();
  });
});
