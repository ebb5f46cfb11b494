import type { Day } from '@raizes/domain/day';
import { useState } from 'react';
import { localCompletions } from '@/features/progress/api';
import { completionOutbox, resendCompletion } from './completion';
import { RefusedDialog } from './refused-dialog';

interface Props {
  uid: string;
  today: Day;
}

/** Settles the completions of an earlier visit and shows the refused ones one at a time. */
export function RefusedCompletion({ uid, today }: Props) {
  const [refused, setRefused] = useState<Day[]>([]);
  const [day] = refused;

  completionOutbox.useSettle(uid, (unsettled) => {
    void resendCompletion(uid, unsettled, () => {
      localCompletions.forget(uid, unsettled);
      setRefused((days) => [...days, unsettled]);
    });
  });

  function close(closed: Day): void {
    completionOutbox.remove(uid, closed);
    setRefused((days) => days.filter((each) => each !== closed));
  }

  if (!day) return null;
  return (
    <RefusedDialog
      uid={uid}
      day={day}
      why={day === today ? 'offline-today' : 'offline-earlier'}
      onClose={() => close(day)}
    />
  );
}
