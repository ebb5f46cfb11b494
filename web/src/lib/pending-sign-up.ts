import * as v from 'valibot';
import { storage } from './storage';
import { readStored } from './stored';

const KEY = 'pending-sign-up';
const LIFETIME_MS = 24 * 60 * 60 * 1000;

const schema = v.object({
  email: v.string(),
  full_name: v.string(),
  church_denomination: v.string(),
  /** When it was typed. An earlier version stored no time. */
  at: v.optional(v.number()),
});
type Typed = Omit<v.InferOutput<typeof schema>, 'at'>;

/**
 * What was typed at sign-up, stored for a day or until the profile exists: a sign-up that is interrupted between account and
 * profile is completed with it at the next sign-in.
 */
export const pendingSignUp = {
  key: KEY,
  write: (typed: Typed) => storage.write(KEY, { ...typed, at: Date.now() }),
  read(email: string): Typed | null {
    pendingSignUp.expire();
    const kept = readStored(KEY, schema);
    return kept?.email === email ? kept : null;
  },
  forget: () => storage.remove(KEY),
  /** Removes it when it is a day old; a day without a time begins now. */
  expire(): void {
    const kept = readStored(KEY, schema);
    if (kept && kept.at === undefined) pendingSignUp.write(kept);
    else if (kept?.at !== undefined && Math.abs(Date.now() - kept.at) > LIFETIME_MS)
      pendingSignUp.forget();
  },
};
