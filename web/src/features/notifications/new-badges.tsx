import type { Notification } from '@raizes/domain/documents/notification';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { useVisible } from '@/lib/browser';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { markRead, useUnread } from './api';

interface FindProps {
  uid: string;
  onFound: (badge: Notification) => void;
}

interface Props extends FindProps {
  /** The number of unread notifications. At zero, nothing is loaded or queried. */
  unread: number;
}

/** Reports each badge that was earned elsewhere once on this device, and marks it read. */
export function NewBadges({ unread, ...props }: Props) {
  return unread > 0 && <FindBadges {...props} />;
}

/** Waits until the page is visible. */
function FindBadges({ uid, onFound }: FindProps) {
  const badges = useUnread(uid, 'badge');
  const isVisible = useVisible();
  const report = useEffectEvent(onFound);

  useEffect(() => {
    if (badges.state !== 'ready' || !isVisible) return;
    for (const badge of badges.value) {
      if (rememberCelebrated(uid, badge.id)) report(badge);
      markRead(uid, badge.id);
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
