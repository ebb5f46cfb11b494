import { addDays, calendarDay, daysBetween } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { onIdTokenChanged } from 'firebase/auth';
import type { User } from 'firebase/auth';
import { clockOffset, currentTime, storeClockOffset } from './timing';
import { hasFields } from './storage';
import { auth } from './firebase/auth';

/** A smaller error of the clock is not corrected, because the server accepts it. */
const TOLERANCE_MS = 10 * 60 * 1000;

/** Measures this device's clock with each new ID token, without a request. */
export function watchClock(): void {
  onIdTokenChanged(auth, (user) => user && measure(user));
  renewStale();
  document.addEventListener('visibilitychange', renewStale);
}

const TOKEN_LIFETIME_MS = 60 * 60 * 1000;
const SLACK_MS = 60 * 1000;

/**
 * Measures the offset of the server's clock from this device's. The token contains its expiry by the server's clock, and the SDK
 * stores its expiry by this device's clock, counted from the arrival. If the clock was set since then, the token is useless. Past its
 * expiry, nothing can be measured. A time before its arrival means that the clock was set back, most likely to the right time.
 * @returns whether the clock was set back, so that only a new token can measure it
 */
function measure(user: User): boolean {
  const times = tokenTimes(user);
  if (!times || Date.now() > times.expiresHere) return false;
  const wasSetBack = Date.now() < times.expiresHere - TOKEN_LIFETIME_MS - SLACK_MS;
  const offset = wasSetBack ? 0 : times.expires - times.expiresHere;
  const applied = Math.abs(offset) < TOLERANCE_MS ? 0 : offset;
  if (applied !== clockOffset()) storeClockOffset(applied);
  return wasSetBack;
}

function renewStale(): void {
  if (auth.currentUser && measure(auth.currentUser)) void refresh();
}

async function refresh(): Promise<void> {
  try {
    await auth.currentUser?.getIdToken(true);
    if (auth.currentUser) measure(auth.currentUser);
  } catch (cause) {
    console.warn('The clock could not be measured', cause);
  }
}

/** Measures the clock with a new token and returns the offset. */
async function measureClockOffset(): Promise<number> {
  await refresh();
  return clockOffset();
}

/** Reads when the ID token expires by the server's clock and by this device's, in milliseconds. */
function tokenTimes(user: User) {
  const record = user.toJSON();
  const tokens: unknown = 'stsTokenManager' in record ? record.stsTokenManager : null;
  if (!hasFields(tokens, ['expirationTime'], 'number')) return null;
  if (!hasFields(tokens, ['accessToken'], 'string')) return null;
  const [, payload = ''] = tokens.accessToken.split('.');
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  if (!hasFields(claims, ['exp'], 'number')) return null;
  return { expires: claims.exp * 1000, expiresHere: tokens.expirationTime };
}

/** A timestamp, and the offset by which the clock was corrected then. */
export interface Stamp {
  at: Date;
  offset: number;
}

export const takeStamp = (): Stamp => ({ at: currentTime(), offset: clockOffset() });

/** Shifts a stamp's day by the calendar days between its original and its corrected time. */
export const correctDay = (day: Day, from: Date, to: Date): Day =>
  addDays(day, daysBetween(calendarDay(from), calendarDay(to)));

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
