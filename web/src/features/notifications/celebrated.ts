import * as v from 'valibot';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';

const celebratedSchema = v.array(v.string());
const MAX_REMEMBERED = 100;

/**
 * Remembers on this device that a badge was celebrated, by its notification's id.
 * @returns false if it already was, in another tab or before the server stored it as read
 */
export function rememberCelebrated(uid: string, id: string): boolean {
  const key = `celebrated.${uid}`;
  const celebrated = readStored(key, celebratedSchema) ?? [];
  if (celebrated.includes(id)) return false;
  storage.write(key, [...celebrated, id].slice(-MAX_REMEMBERED));
  return true;
}
