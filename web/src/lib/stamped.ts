import { addDays, calendarDay, daysBetween } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { DocumentData } from 'firebase/firestore';
import { clockOffset, currentTime } from './timing';
import { isDenied } from './error-code';
import { TOLERANCE_MS, measureClockOffset } from './measure-clock';
import { writeDoc } from './writes';
import type { Delivery } from './writes';

/** A timestamp, and the offset by which the clock was corrected then. */
export interface Stamp {
  at: Date;
  offset: number;
}

export const takeStamp = (): Stamp => ({ at: currentTime(), offset: clockOffset() });

/** Shifts a stamp's day by the calendar days between its original and its corrected time. */
export const correctDay = (day: Day, from: Date, to: Date): Day =>
  addDays(day, daysBetween(calendarDay(from), calendarDay(to)));

/**
 * Writes a document with this device's time. If the rules refuse it because the clock was wrong, which was not known when it was
 * queued, sends it once more with a corrected stamp.
 */
export function writeStamped(
  path: string,
  taken: Stamp,
  dataOf: (stamp: Stamp) => DocumentData,
): Delivery {
  const first = writeDoc(path, dataOf(taken));

  async function sendAgain(refusal: unknown): Promise<Delivery> {
    const stamp = isDenied(refusal) ? await correctStamp(taken) : null;
    if (!stamp) throw refusal;
    return writeDoc(path, dataOf(stamp));
  }

  const again = first.sent.then(() => first, sendAgain);
  return {
    kept: first.kept.catch(async () => (await again).kept),
    sent: again.then(({ sent }) => sent),
  };
}

/** Corrects a refused stamp by measuring the clock again; null if the clock was not the cause. */
export async function correctStamp({ at, offset }: Stamp): Promise<Stamp | null> {
  try {
    const measured = await measureClockOffset();
    const error = measured - offset;
    if (Math.abs(error) < TOLERANCE_MS) return null;
    return { at: new Date(at.getTime() + error), offset: measured };
  } catch (cause) {
    console.warn('The clock could not be measured', cause);
    return null;
  }
}
