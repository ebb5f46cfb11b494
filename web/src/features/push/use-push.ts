import { useState } from 'react';
import { pushMark } from '@/lib/push/mark';
import { disablePush } from './disable';
import { enablePush } from './enable';

const isOnFor = (uid: string) =>
  pushMark()?.uid === uid && 'Notification' in window && Notification.permission === 'granted';

/** Whether this person gets pushes on this device, and how to change that. */
export function usePush(uid: string, onChange?: () => void) {
  const [isOn, setOn] = useState(() => isOnFor(uid));
  const [isBusy, setBusy] = useState(false);

  async function turn(on: boolean): Promise<void> {
    setBusy(true);
    const done = on ? await enablePush(uid) : await disablePush();
    if (done) setOn(on);
    setBusy(false);
    onChange?.();
  }

  return { isOn, isBusy, turn: (on: boolean) => void turn(on) };
}
