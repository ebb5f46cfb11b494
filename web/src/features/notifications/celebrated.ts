import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { stored } from '@/lib/stored';

const schema = v.array(v.string());
const KEPT = 100;

const key = (uid: string) => `celebrated.${uid}`;

/**
 * Notes that a badge is celebrated on this device.
 * @returns false when it has been: in another tab, or before the mark of its being read has gone out.
 */
export function beginCelebration(uid: string, id: string): boolean {
  const celebrated = stored(key(uid), schema) ?? [];
  if (celebrated.includes(id)) return false;
  storage.write(key(uid), [...celebrated, id].slice(-KEPT));
  return true;
}
