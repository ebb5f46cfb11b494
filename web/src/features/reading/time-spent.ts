import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { stored } from '@/lib/stored';

const schema = v.record(v.string(), v.number());

/** More readings begun than this, and the oldest is forgotten. */
const KEPT = 20;

const key = (uid: string) => `reading-time.${uid}`;

const read = (uid: string) => stored(key(uid), schema) ?? {};

/** The milliseconds spent on readings that are not completed yet: a phone may throw a page away while another is looked at. */
export const timeSpent = {
  on: (uid: string, id: string) => read(uid)[id] ?? 0,
  keep(uid: string, id: string, ms: number): void {
    const { [id]: _, ...others } = read(uid);
    const newest = [...Object.entries(others), [id, Math.round(ms)] as const].slice(-KEPT);
    storage.write(key(uid), Object.fromEntries(newest));
  },
  forget(uid: string, id: string): void {
    const { [id]: _, ...others } = read(uid);
    storage.write(key(uid), others);
  },
};
