import { hasFields, storage } from './storage';

const KEY = 'pending-claim';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The secret of the link for the first admin, stored for a day while its person creates an account and confirms the e-mail. A sign-out
 * removes it.
 */
export const pendingClaim = {
  key: KEY,
  write: (secret: string) => storage.write(KEY, { secret, until: Date.now() + DAY_MS }),
  /** Returns the address that continues the claim, or null. */
  address(): string | null {
    const stored = storage.read(KEY);
    if (!hasFields(stored, ['secret'], 'string') || !hasFields(stored, ['until'], 'number'))
      return null;
    return stored.until > Date.now() ? `/primeiro-administrador#${stored.secret}` : null;
  },
  forget: () => storage.remove(KEY),
};
