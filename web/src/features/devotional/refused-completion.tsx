import type { Day } from '@raizes/domain/day';
import { Suspense, useState } from 'react';
import { localCompletions } from '@/features/progress/api';
import { lazyComponent } from '@/ui/lazy';
import { completions, resendCompletion } from './completion';

const RefusedDialog = lazyComponent(() =>
  import('./refused-dialog').then((module) => module.RefusedDialog),
);

interface Props {
  uid: string;
  today: Day;
}

/** Settles the completions of an earlier visit, and shows those that the server refused one after the other. */
export function RefusedCompletion({ uid, today }: Props) {
  const [refused, setRefused] = useState<Day[]>([]);
  const [day] = refused;

  completions.useSettled(uid, (of) => {
    void resendCompletion(uid, of, () => {
      localCompletions.forget(uid, of);
      setRefused((days) => [...days, of]);
    });
  });

  function close(of: Day): void {
    completions.remove(uid, of);
    setRefused((days) => days.filter((each) => each !== of));
  }

  if (!day) return null;
  return (
    <Suspense>
      <RefusedDialog
        uid={uid}
        day={day}
        why={day === today ? 'offline-today' : 'offline-earlier'}
        onClose={() => close(day)}
      />
    </Suspense>
  );
}
