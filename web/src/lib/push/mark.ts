import * as v from 'valibot';
import { storage } from '../storage';

const KEY = 'push';

const markSchema = v.object({
  uid: v.string(),
  publicKey: v.string(),
  endpoint: v.string(),
  token: v.nullable(v.string()),
  /** When the server last took it, in milliseconds. */
  savedAt: v.number(),
});
export type PushMark = v.InferOutput<typeof markSchema>;

/** What this device knows of its own registration: for whom it was made, and what the server was told. */
export function pushMark(): PushMark | null {
  const parsed = v.safeParse(markSchema, storage.read(KEY));
  return parsed.success ? parsed.output : null;
}

export const setPushMark = (mark: PushMark) => storage.write(KEY, mark);
export const clearPushMark = () => storage.remove(KEY);
