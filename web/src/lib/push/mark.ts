import * as v from 'valibot';
import { storage } from '../storage';
import { stored } from '../stored';

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
export const pushMark = (): PushMark | null => stored(KEY, markSchema);
export const setPushMark = (mark: PushMark) => storage.write(KEY, mark);
export const clearPushMark = () => storage.remove(KEY);
