import { hasFields, storage } from './storage';

const KEY = 'pending-invitation';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The code of an invitation that somebody has opened, stored until it is redeemed: it outlives the sign-up, the login and the
 * questions before the app opens, but not a sign-out.
 */
export const pendingInvitation = {
  key: KEY,
  write: (code: string, days = 1) =>
    storage.write(KEY, { code, until: Date.now() + days * DAY_MS }),
  read(): string | null {
    const kept = storage.read(KEY);
    if (!hasFields(kept, ['code'], 'string') || !hasFields(kept, ['until'], 'number')) return null;
    return kept.until > Date.now() ? kept.code : null;
  },
  forget: () => storage.remove(KEY),
};
