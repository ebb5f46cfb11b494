import { onIdTokenChanged } from 'firebase/auth';
import type { User } from 'firebase/auth';
import { clockOffset, storeClockOffset } from './clock';
import { hasFields } from './storage';
import { auth } from './firebase/auth';

/** How far off a clock may be without being corrected: the server accepts that much. */
export const TOLERANCE_MS = 10 * 60 * 1000;

/** Measures this device's clock by each ID token, without a request. */
export function watchClock(): void {
  onIdTokenChanged(auth, (user) => user && measure(user));
  renewStale();
  document.addEventListener('visibilitychange', renewStale);
}

const TOKEN_LIFETIME_MS = 60 * 60 * 1000;
const SLACK_MS = 60 * 1000;

/**
 * The offset that the server's clock has to this device's. The SDK stores when a token expires by this device's clock, from the
 * moment it arrived; the token says when it expires by the server's. A token says nothing of a clock that was set since: after its
 * end nobody can tell, and before its arrival the clock was set back, most likely right.
 * @returns whether the clock was set back: only a new token shows what it is now
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

/** The offset by a new token. */
export async function measureAnew(): Promise<number> {
  await refresh();
  return clockOffset();
}

/** When the ID token expires by the server's clock, and by this device's; in milliseconds. */
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
