import { formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { contentParts } from '@raizes/domain/documents/content-day';
import type { PartName } from '@raizes/domain/documents/content-day';
import type { Request } from '@raizes/domain/callables/requests';
import { useState } from 'react';
import { errorCode } from '@/lib/error-code';
import { errorText } from '@/lib/errors';
import { toastError, toastNews, toastSuccess } from '@/lib/toast';
import { arrangeDays } from './api';

/** A day to be put on another. */
export interface Placement {
  action: 'move' | 'copy';
  from: Day;
  to: Day;
  parts: PartName[];
}

/** What happens where the other day has something: ask, or what was answered. */
type Answer = 'ask' | 'replace' | 'swap';

/** Puts days on others: asks where something stands there, says what was done, and takes it back. */
export function useArranging() {
  const [asked, setAsked] = useState<Placement | null>(null);
  const [busy, setBusy] = useState<Placement | null>(null);

  /** @returns whether it is done */
  async function place(placement: Placement, answer: Answer = 'ask'): Promise<boolean> {
    setBusy(placement);
    try {
      const parts = await arrangeDays(requestOf(placement, answer));
      setAsked(null);
      report({ ...placement, parts }, answer);
      return true;
    } catch (error) {
      if (answer === 'ask' && errorCode(error) === 'already-exists') setAsked(placement);
      else refuse(placement, error);
      return false;
    } finally {
      setBusy(null);
    }
  }

  /** People keep what they have begun; a copy of it is possible. */
  function refuse(placement: Placement, error: unknown): void {
    console.error('The day was not placed', error);
    const text = errorText(error);
    if (placement.action === 'copy') return toastError('O dia não foi copiado', text);
    if (errorCode(error) !== 'failed-precondition') return toastError('O dia não foi movido', text);
    setAsked(null);
    return toastNews('O dia não foi movido', text, {
      label: 'Copiar',
      run: () => void place({ ...placement, action: 'copy' }),
    });
  }

  return {
    place: (placement: Placement) => place(placement),
    answer: (answer: 'replace' | 'swap') => (asked ? place(asked, answer) : Promise.resolve(false)),
    /** Asked about: the other day has something. */
    asked,
    cancel: () => setAsked(null),
    /** Under way. */
    busy,
  };
}

const requestOf = (placement: Placement, answer: Answer): Request<'content-days'> => {
  const { from, to, parts } = placement;
  return answer === 'swap'
    ? { action: 'swap', from, to, parts }
    : { ...placement, over: answer === 'replace' ? 'anything' : 'nothing' };
};

const done = { move: 'Dia movido', copy: 'Dia copiado' };

function report({ action, from, to, parts }: Placement, answer: Answer): void {
  const text = `${formatShortDay(from)} → ${formatShortDay(to)}`;
  if (answer === 'swap') {
    return offerUndo('Dias trocados', text, { action: 'swap', from, to, parts });
  }
  // What was replaced does not come back.
  if (action === 'copy' || answer === 'replace') return toastSuccess(done[action], text);
  return offerUndo(done.move, text, { action: 'move', from: to, to: from, parts, over: 'plan' });
}

function offerUndo(title: string, text: string, undo: Request<'content-days'>): void {
  toastNews(title, text, {
    label: 'Desfazer',
    run: () =>
      void arrangeDays(undo).then(
        () => toastSuccess('Desfeito'),
        (error: unknown) => toastError('Não deu para desfazer', errorText(error)),
      ),
  });
}

export const wholeDay: PartName[] = [...contentParts];
