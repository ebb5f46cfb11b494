import { useEffect } from 'react';
import * as v from 'valibot';
import { useVisible } from '@/lib/browser';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { toastCelebration } from '@/lib/toast';
import { markRead, useUnread } from './api';

/** Celebrates each unread badge once and marks it read; waits until the page is visible. */
export function CelebrateBadges({ uid }: { uid: string }) {
  const badges = useUnread(uid, 'badge');
  const isVisible = useVisible();

  useEffect(() => {
    if (badges.state !== 'ready' || !isVisible) return;
    for (const { id, title, body } of badges.value) {
      if (rememberCelebrated(uid, id)) toastCelebration(title, body);
      markRead(uid, id);
    }
  }, [uid, badges, isVisible]);

  return null;
}

const celebratedSchema = v.array(v.string());
const MAX_REMEMBERED = 100;

/**
 * Remembers on this device that a badge is celebrated.
 * @returns false when it already was: in another tab, or before the server knew that it was read
 */
function rememberCelebrated(uid: string, id: string): boolean {
  const key = `celebrated.${uid}`;
  const celebrated = readStored(key, celebratedSchema) ?? [];
  if (celebrated.includes(id)) return false;
  storage.write(key, [...celebrated, id].slice(-MAX_REMEMBERED));
  return true;
}
