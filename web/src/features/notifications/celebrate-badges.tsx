import { useEffect } from 'react';
import { useVisible } from '@/lib/browser';
import { toastCelebration } from '@/lib/toast';
import { markRead, useUnread } from './api';
import { rememberCelebrated } from './celebrated';

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
