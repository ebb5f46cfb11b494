import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeDoc } from '@/lib/writes';
import type { Delivery } from '@/lib/writes';
import { completeReading } from './completion';

const local = vi.hoisted(() => ({
  keep: vi.fn<() => void>(),
  markSent: vi.fn<(uid: string, id: string) => void>(),
  forget: vi.fn<(uid: string, ids: string[]) => void>(),
}));
vi.mock('@/lib/writes', () => ({ writeDoc: vi.fn<() => Delivery>() }));
vi.mock('./local-readings', () => ({ localReadings: local }));

const completion = { uid: 'davi', id: 'salmo-1', day: '2026-11-21' as const, seconds: 61.9 };
const refusal = new Error('permission-denied');
const refused = vi.fn<(error: unknown) => void>();

beforeEach(() => vi.clearAllMocks());

describe('a completed reading', () => {
  it('that the server refuses at once is not kept, and whoever completes it is told', async () => {
    const sent = Promise.reject(refusal);
    vi.mocked(writeDoc).mockReturnValue({ kept: sent.then(() => 'sent'), sent });
    await expect(completeReading(completion, refused)).rejects.toBe(refusal);
    expect(local.keep).not.toHaveBeenCalled();
    expect(refused).not.toHaveBeenCalled();
  });

  it('that the server refuses later counts no more on this device, and the person is told then', async () => {
    let refuse = (_error: Error) => {};
    const sent = new Promise<void>((_resolve, reject) => {
      refuse = reject;
    });
    vi.mocked(writeDoc).mockReturnValue({
      kept: Promise.resolve('on-device'),
      sent,
    });
    expect(await completeReading(completion, refused)).toBe('on-device');
    expect(local.keep).toHaveBeenCalledOnce();
    expect(refused).not.toHaveBeenCalled();
    refuse(refusal);
    await vi.waitFor(() => expect(refused).toHaveBeenCalledWith(refusal));
    expect(local.forget).toHaveBeenCalledWith('davi', ['salmo-1']);
    expect(local.markSent).not.toHaveBeenCalled();
  });

  it('is recorded with the whole seconds it took, and no longer unsent once the server has it', async () => {
    vi.mocked(writeDoc).mockReturnValue({
      kept: Promise.resolve('sent'),
      sent: Promise.resolve(),
    });
    expect(await completeReading(completion, refused)).toBe('sent');
    expect(writeDoc).toHaveBeenCalledWith(
      'users/davi/user_daily_readings/salmo-1',
      expect.objectContaining({ reading_time_seconds: 61, completed_on: '2026-11-21' }),
    );
    await vi.waitFor(() => expect(local.markSent).toHaveBeenCalledWith('davi', 'salmo-1'));
  });
});
