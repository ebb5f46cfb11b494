import type { Day } from '@raizes/domain/day';
import { useState } from 'react';
import { toastError } from '@/lib/toast';
import { draftStore } from './draft';
import type { Draft } from './draft';

/** The draft of one day's devotional; every change is on the device before it is on the screen. */
export function useDraft(uid: string, day: Day) {
  const [draft, setDraft] = useState(() => draftStore.read(uid, day));
  const [warned, setWarned] = useState(false);

  function change(part: Partial<Draft>): void {
    const next = { ...draft, ...part };
    if (!draftStore.write(uid, day, next) && !warned) {
      setWarned(true);
      toastError(
        'Sem espaço neste aparelho',
        'O rascunho não pôde ser guardado. Conclua antes de fechar o aplicativo.',
      );
    }
    setDraft(next);
  }

  return [draft, change] as const;
}
