import { INVITATION_DAYS } from '@raizes/domain/limits';
import { cleanEmail } from '@raizes/domain/text/clean';
import { hasFields, storage } from './storage';

const KEY = 'pending-invitation';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The code of an opened invitation, stored until it is redeemed. It survives the sign-up, the login and the questions before the app
 * opens, but not a sign-out. It expires after a day, because someone else might use this device next. After a sign-up
 * with it, it is stored for as long as the invitation can be valid, because a child first waits for a guardian. It is then bound to
 * the account's e-mail address, so that nobody else's sign-in redeems it.
 */
export const pendingInvitation = {
  key: KEY,
  write: (code: string) => storage.write(KEY, { code, until: Date.now() + DAY_MS }),
  read(): string | null {
    const stored = storage.read(KEY);
    if (!hasFields(stored, ['code'], 'string') || !hasFields(stored, ['until'], 'number'))
      return null;
    return stored.until > Date.now() ? stored.code : null;
  },
  /** Whether it is bound to an account with another address. */
  belongsToOther(email: string): boolean {
    const stored = storage.read(KEY);
    return hasFields(stored, ['email'], 'string') && stored.email !== cleanEmail(email);
  },
  bindToAccount(email: string, days = INVITATION_DAYS): void {
    const code = this.read();
    if (code === null) return;
    const until = Date.now() + days * DAY_MS;
    storage.write(KEY, { code, until, email: cleanEmail(email) });
  },
  /** Binds it to the account that must confirm its address before it gets the invited position. */
  awaitEmail(email: string, days: number): void {
    this.bindToAccount(email, days);
    const stored = storage.read(KEY);
    if (hasFields(stored, ['code', 'email'], 'string'))
      storage.write(KEY, { ...stored, awaits_email: true });
  },
  /** Whether an invited position waits for this person's confirmed address. */
  awaitsEmail(email: string): boolean {
    const stored = storage.read(KEY);
    return (
      hasFields(stored, ['awaits_email'], 'boolean') &&
      this.read() !== null &&
      !this.belongsToOther(email)
    );
  },
  /** Removes the code but not the entry, so that the invitation is not redeemed again while its result is still on the screen. */
  markRedeemed: () => storage.write(KEY, {}),
  forget: () => storage.remove(KEY),
};
