import * as v from 'valibot';
import { storage } from './storage';
import { stored } from './stored';

const KEY = 'pending-sign-up';
const schema = v.object({
  email: v.string(),
  full_name: v.string(),
  church_denomination: v.string(),
});

/**
 * What a person typed at sign-up, kept until the profile exists: a sign-up that is cut off between the
 * account and the profile is completed with it at the next sign-in.
 */
export const pendingSignUp = {
  keep: (details: v.InferOutput<typeof schema>) => storage.write(KEY, details),
  of(email: string) {
    const kept = stored(KEY, schema);
    return kept?.email === email ? kept : null;
  },
  forget: () => storage.remove(KEY),
};
