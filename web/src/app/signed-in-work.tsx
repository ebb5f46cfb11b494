import { useEffect } from 'react';
import { AnnounceMessages } from '@/features/messages/announce-messages';
import { settleReplies } from '@/features/messages/reply';
import { sendWaiting } from '@/features/messages/send';
import { keepPushAlive } from '@/features/push/push-device';
import { useOnline, useVisible } from '@/lib/browser';
import { useNavigationState } from '@/lib/remembered';

/** Lets the screen use the network first. */
const DELAY_MS = 2000;

/** What runs on every screen of a signed-in person. */
export function SignedInWork({ uid }: { uid: string }) {
  useCatchUp(uid);
  return useNavigationState(uid).leads ? <AnnounceMessages uid={uid} /> : null;
}

/** Renews this device's push subscription, sends waiting messages and settles sent replies when the app opens, comes back to the front or goes online. */
function useCatchUp(uid: string): void {
  const isOnline = useOnline();
  const isVisible = useVisible();

  useEffect(() => {
    if (!isOnline || !isVisible) return undefined;
    const timer = setTimeout(() => {
      keepPushAlive(uid).catch((cause: unknown) =>
        console.warn('The push subscription was not renewed', cause),
      );
      sendWaiting(uid).catch((cause: unknown) =>
        console.warn('The waiting messages were not sent', cause),
      );
      settleReplies(uid).catch((cause: unknown) =>
        console.warn('The replies could not be settled', cause),
      );
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [uid, isOnline, isVisible]);
}
