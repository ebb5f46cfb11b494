import { addDays, calendarDay, daysBetween } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { DocumentData } from 'firebase/firestore';
import { clockOffset, currentTime } from './clock';
import { isDenied } from './error-code';
import { writeDoc } from './writes';
import type { Delivery } from './writes';

/** A moment, and the offset that the clock was corrected by then. */
export interface Stamp {
  at: Date;
  offset: number;
}

export const takeStamp = (): Stamp => ({ at: currentTime(), offset: clockOffset() });

/** The day that a stamp's day becomes when the stamp is corrected. */
export const correctDay = (day: Day, from: Date, to: Date): Day =>
  addDays(day, daysBetween(calendarDay(from), calendarDay(to)));

/**
 * Writes a document that carries this device's time. One that the rules refuse because the clock was wrong, which nobody knew
 * when it was queued, is stamped anew and sent once more.
 */
export function writeStamped(
  path: string,
  taken: Stamp,
  dataOf: (stamp: Stamp) => DocumentData,
): Delivery {
  const first = writeDoc(path, dataOf(taken));

  async function sendAgain(refusal: unknown): Promise<Delivery> {
    const stamp = isDenied(refusal) ? await restamped(taken) : null;
    if (!stamp) throw refusal;
    return writeDoc(path, dataOf(stamp));
  }

  const again = first.sent.then(() => first, sendAgain);
  return {
    kept: first.kept.catch(async () => (await again).kept),
    sent: again.then(({ sent }) => sent),
  };
}

/** A refused stamp by the clock as it is measured now; null when the clock was not the cause. */
export async function restamped({ at, offset }: Stamp): Promise<Stamp | null> {
  try {
    const { measureAnew, TOLERANCE_MS } = await import('./measure-clock');
    const measured = await measureAnew();
    const error = measured - offset;
    if (Math.abs(error) < TOLERANCE_MS) return null;
    return { at: new Date(at.getTime() + error), offset: measured };
  } catch (cause) {
    console.warn('The clock could not be measured', cause);
    return null;
  }
}
