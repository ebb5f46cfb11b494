import type { Day } from '@raizes/domain/day';
import { Suspense, useEffect, useState } from 'react';
import { storage } from '@/lib/storage';
import { lazyComponent } from '@/ui/lazy';

export const unsettledKey = (uid: string) => `unsettled.${uid}`;

const RefusedDialog = lazyComponent(() =>
  import('./refused-dialog').then((module) => module.RefusedDialog),
);

interface Props {
  uid: string;
  today: Day;
  /** The server refused the completion of that day. */
  onRefused: (day: Day) => void;
}

/** Looks once after the completions that an earlier visit left on this device; without any, nothing is loaded. */
export function RefusedCompletion({ uid, today, onRefused }: Props) {
  const [refused, setRefused] = useState<Day[]>([]);
  const [day, ...others] = refused;

  useEffect(() => {
    if (storage.readText(unsettledKey(uid)) === null) return;
    import('./refused-completions')
      .then((module) => module.refusedCompletions(uid))
      .then(setRefused, (cause: unknown) =>
        console.warn('The completions could not be looked after', cause),
      );
  }, [uid]);

  useEffect(() => refused.forEach(onRefused), [refused, onRefused]);

  async function settle(told: Day): Promise<void> {
    const { unsettled } = await import('./unsettled');
    unsettled.forget(uid, told);
    setRefused(others);
  }

  if (!day) return null;
  return (
    <Suspense>
      <RefusedDialog uid={uid} day={day} isToday={day === today} onClose={() => void settle(day)} />
    </Suspense>
  );
}
