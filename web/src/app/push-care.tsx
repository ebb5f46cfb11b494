import { useEffect } from 'react';
import { useOnline } from '@/lib/online';
import { useSession } from '@/lib/session';
import { useVisible } from '@/lib/visible';

/** What the person waits for comes first. */
const AFTERWARDS_MS = 2000;

/** On whatever screen the app opens, or comes back to the front, sees to it that pushes still reach this person on this device. */
export function PushCare() {
  const session = useSession();
  const isWatched = [useOnline(), useVisible()].every(Boolean);
  const uid = session.status === 'signed-in' ? session.person.uid : null;

  useEffect(() => {
    if (uid === null || !isWatched) return;
    const timer = setTimeout(() => void lookAfter(uid), AFTERWARDS_MS);
    return () => clearTimeout(timer);
  }, [uid, isWatched]);

  return null;
}

async function lookAfter(uid: string): Promise<void> {
  try {
    const { keepPushAlive } = await import('@/features/push/keep-alive');
    await keepPushAlive(uid);
  } catch (error) {
    console.warn('The push subscription could not be looked after', error);
  }
}
