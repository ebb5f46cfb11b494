import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeDoc } from '@/lib/write';
import { completeReading } from './complete-reading';
import { localReadings } from './local-readings';

vi.mock('@/lib/write', () => ({ writeDoc: vi.fn() }));
vi.mock('./local-readings', () => ({
  localReadings: { keep: vi.fn(), markSent: vi.fn(), forget: vi.fn() },
}));

const completion = { uid: 'davi', id: 'salmo-1', day: '2026-11-21' as const, seconds: 61.9 };
const refusal = new Error('permission-denied');
const refused = vi.fn<(error: unknown) => void>();

beforeEach(() => vi.clearAllMocks());

describe('a completed reading', () => {
  it('that the server refuses at once is not kept, and whoever completes it is told', async () => {
    const sent = Promise.reject(refusal);
    vi.mocked(writeDoc).mockReturnValue({ kept: sent.then(() => 'sent'), sent });
    await expect(completeReading(completion, refused)).rejects.toBe(refusal);
    expect(localReadings.keep).not.toHaveBeenCalled();
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
    expect(localReadings.keep).toHaveBeenCalledOnce();
    expect(refused).not.toHaveBeenCalled();
    refuse(refusal);
    await vi.waitFor(() => expect(refused).toHaveBeenCalledWith(refusal));
    expect(localReadings.forget).toHaveBeenCalledWith('davi', ['salmo-1']);
    expect(localReadings.markSent).not.toHaveBeenCalled();
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
    await vi.waitFor(() => expect(localReadings.markSent).toHaveBeenCalledWith('davi', 'salmo-1'));
  });
});
