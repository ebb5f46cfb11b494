import type { Day } from '@raizes/domain/day';
import type { UserDailyReading } from '@raizes/domain/documents/completions';
import { paths } from '@raizes/domain/paths';
import { writeDoc } from '@/lib/writes';
import { localReadings } from './local-readings';

/** As much as the record takes: a whole day. */
const MOST_SECONDS = 24 * 60 * 60;

interface Completion {
  uid: string;
  id: string;
  day: Day;
  seconds: number;
}

/**
 * Records a completed reading, which counts at once on this device.
 * @returns when the server has it or this device keeps it
 * @throws what the server refused it with; when it does so only later, `onRefusal` hears of it.
 */
export async function completeReading(
  { uid, id, day, seconds }: Completion,
  onRefusal: (error: unknown) => void,
): Promise<'sent' | 'on-device'> {
  const at = new Date();
  const record: UserDailyReading = {
    user_id: uid,
    daily_reading_id: id,
    reading_time_seconds: Math.min(Math.floor(seconds), MOST_SECONDS),
    completed_at: at,
    completed_on: day,
  };
  const { kept, sent } = writeDoc(paths.userDailyReading(uid, id), record);
  const result = await kept;
  localReadings.keep(uid, { id, day, at, sent: result === 'sent' });
  sent.then(
    () => localReadings.markSent(uid, id),
    (error: unknown) => {
      localReadings.forget(uid, [id]);
      onRefusal(error);
    },
  );
  return result;
}
