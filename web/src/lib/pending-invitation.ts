import { INVITATION_DAYS } from '@raizes/domain/limits';
import { hasFields, storage } from './storage';

const KEY = 'pending-invitation';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The code of an invitation that somebody has opened, stored until it is redeemed: it outlives the sign-up, the login and the
 * questions before the app opens, but not a sign-out. For a day, since the next person at this device may be another; who has
 * signed up with it keeps it as long as it may be valid, since a child waits for a guardian first: under their address, so that
 * nobody else's sign-in redeems it.
 */
export const pendingInvitation = {
  key: KEY,
  write: (code: string) => storage.write(KEY, { code, until: Date.now() + DAY_MS }),
  read(): string | null {
    const kept = storage.read(KEY);
    if (!hasFields(kept, ['code'], 'string') || !hasFields(kept, ['until'], 'number')) return null;
    return kept.until > Date.now() ? kept.code : null;
  },
  /** Whether it is kept for another account than that with this address. */
  isOfAnother(email: string): boolean {
    const kept = storage.read(KEY);
    return hasFields(kept, ['email'], 'string') && kept.email !== email.trim().toLowerCase();
  },
  keepForAccount(email: string, days = INVITATION_DAYS): void {
    const code = this.read();
    if (code === null) return;
    const until = Date.now() + days * DAY_MS;
    storage.write(KEY, { code, until, email: email.trim().toLowerCase() });
  },
  /** It is redeemed, and never is again from here; what came of it is still on the screen. */
  settle: () => storage.write(KEY, {}),
  forget: () => storage.remove(KEY),
};
