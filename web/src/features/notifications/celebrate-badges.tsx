import { useEffect } from 'react';
import * as v from 'valibot';
import { useVisible } from '@/lib/browser';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { toastCelebration } from '@/lib/toast';
import { markRead, useUnread } from './api';

const schema = v.array(v.string());
const KEPT = 100;

const key = (uid: string) => `celebrated.${uid}`;

/**
 * Notes that a badge is celebrated on this device.
 * @returns false when it has been: in another tab, or before the mark of its being read has gone out.
 */
function beginCelebration(uid: string, id: string): boolean {
  const celebrated = readStored(key(uid), schema) ?? [];
  if (celebrated.includes(id)) return false;
  storage.write(key(uid), [...celebrated, id].slice(-KEPT));
  return true;
}

/** Celebrates each badge that a person has not seen yet, once, and marks it read; waits while nobody looks. */
export function CelebrateBadges({ uid }: { uid: string }) {
  const badges = useUnread(uid, 'badge');
  const visible = useVisible();

  useEffect(() => {
    if (badges.state !== 'ready' || !visible) return;
    for (const { id, title, body } of badges.value) {
      if (beginCelebration(uid, id)) toastCelebration(title, body);
      markRead(uid, id);
    }
  }, [uid, badges, visible]);

  return null;
}
