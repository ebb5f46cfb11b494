import { useEffect } from 'react';
import * as v from 'valibot';
import { useVisible } from '@/lib/browser';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { toastCelebration } from '@/lib/toast';
import { markRead, useUnread } from './api';

interface Props {
  uid: string;
  /** The number of unread notifications. At zero, nothing is loaded or queried. */
  unread: number;
}

/** Celebrates the badges that the person has not seen yet. */
export function NewBadges({ uid, unread }: Props) {
  return unread > 0 ? <CelebrateBadges uid={uid} /> : null;
}

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
