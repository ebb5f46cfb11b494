import { renewStaleToken } from './confirm-email';
import { UNSENT_WRITES_KEY } from './holder';
import { watchClock } from './clock';
import { pendingInvitation } from './pending-invitation';
import { pendingSignUp } from './pending-sign-up';
import { storage } from './storage';

/** Starts the work that a session needs; loaded after the first paint. */
export function followSession(): void {
  watchClock();
  renewStaleToken();
  if (storage.readText(UNSENT_WRITES_KEY) !== null) unmarkSent().catch(warn);
}

/** Starts Firestore, which sends what an earlier visit has left. */
async function unmarkSent(): Promise<void> {
  const writes = await import('./writes');
  await writes.unmarkSent();
}

const warn = (cause: unknown) => console.warn('The unsent writes are unknown', cause);

/** Removes an outdated sign-up and invitation; at a start without a session, which follows up neither. */
export function expirePending(): void {
  pendingSignUp.expire();
  if (pendingInvitation.read() === null) pendingInvitation.forget();
}
