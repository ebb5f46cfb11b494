import { utcDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { day } from '@raizes/domain/documents/fields';
import { isWithinQuota, messageIdOf } from '@raizes/domain/documents/pastor-message';
import type { Author, MessageNumber } from '@raizes/domain/documents/pastor-message';
import * as v from 'valibot';
import { currentTime } from '@/lib/clock';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';

export const utcToday = () => utcDay(currentTime());

/** How far off a clock may be without being corrected. */
const CLOCK_TOLERANCE_MS = 10 * 60 * 1000;

/** Around midnight the day that the server may have, in UTC, while this device has another; else null. */
export function dayNearby(): Day | null {
  const now = currentTime().getTime();
  const around = [-CLOCK_TOLERANCE_MS, CLOCK_TOLERANCE_MS].map((ms) => utcDay(new Date(now + ms)));
  return around.find((each) => each !== utcToday()) ?? null;
}

const counterSchema = v.object({ day, number: v.number() });

const counterKey = (uid: string, by: Author) =>
  `${by === 'leader' ? 'first-word' : 'message'}-number.${uid}`;

/** The next id of a day that this device has not used, from a number on; null when the day's are used up. */
export function takeId(uid: string, by: Author, of = utcToday(), from = 0): string | null {
  const used = readStored(counterKey(uid, by), counterSchema);
  const number = Math.max(from, used?.day === of ? used.number + 1 : 0);
  if (!isWithinQuota({ by, number })) return null;
  storage.write(counterKey(uid, by), { day: of, number });
  return messageIdOf(uid, { by, day: of, number });
}

/** What was refused does not count, unless later numbers are taken. */
export function releaseNumber(uid: string, refused: MessageNumber): void {
  const key = counterKey(uid, refused.by);
  const used = readStored(key, counterSchema);
  if (used?.day === refused.day && used.number === refused.number)
    storage.write(key, { day: used.day, number: used.number - 1 });
}
