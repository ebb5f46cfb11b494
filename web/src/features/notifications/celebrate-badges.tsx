import { useEffect } from 'react';
import { toastCelebration } from '@/lib/toast';
import { useVisible } from '@/lib/visible';
import { markRead, useUnread } from './api';
import { beginCelebration } from './celebrated';

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
