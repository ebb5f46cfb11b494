import * as v from 'valibot';
import { storage } from './storage';
import { readStored } from './stored';

const KEY = 'pending-sign-up';
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const schema = v.object({
  email: v.string(),
  full_name: v.string(),
  church_denomination: v.string(),
  /** Time of the sign-up. */
  at: v.number(),
});
type SignUpValues = Omit<v.InferOutput<typeof schema>, 'at'>;

/**
 * The values typed at sign-up, stored for a day or until the profile exists. If the sign-up is interrupted between account and
 * profile, the next sign-in completes it with them.
 */
export const pendingSignUp = {
  key: KEY,
  write: (values: SignUpValues) => storage.write(KEY, { ...values, at: Date.now() }),
  read(email: string): SignUpValues | null {
    pendingSignUp.expire();
    const stored = readStored(KEY, schema);
    return stored?.email === email ? stored : null;
  },
  forget: () => storage.remove(KEY),
  /** Removes an entry that is a day old. */
  expire(): void {
    const stored = readStored(KEY, schema);
    if (stored && Math.abs(Date.now() - stored.at) > LIFETIME_MS) pendingSignUp.forget();
  },
};
