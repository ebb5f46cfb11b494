import { formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { contentParts } from '@raizes/domain/documents/content-day';
import type { PartName } from '@raizes/domain/documents/content-day';
import type { Request } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { useState } from 'react';
import { errorCode } from '@/lib/error-code';
import { errorText } from '@/lib/errors';
import { toastError, toastNews, toastSuccess } from '@/lib/toast';
import { arrangeDays, refusalDetails } from './api';

/** A day to be put on another. */
export interface Placement {
  action: 'move' | 'copy';
  from: Day;
  to: Day;
  parts: PartName[];
}

/** What happens where the other day has something: ask, or what was answered. */
type Answer = 'ask' | 'replace' | 'swap';

interface Asked extends Placement {
  /** What the server saw: it replaces nothing else. */
  seen?: string | undefined;
}

/** Puts days on others: asks where something stands there, says what was done, and takes it back. */
export function useArranging() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState<Placement | null>(null);

  /** @returns whether it is done */
  async function place(placement: Asked, answer: Answer = 'ask'): Promise<boolean> {
    setBusy(placement);
    try {
      const changed = await arrangeDays(requestOf(placement, answer));
      report(placement, answer, changed);
      setAsked(null);
      return true;
    } catch (error) {
      const isQuestion = answer === 'ask' && errorCode(error) === 'already-exists';
      // After a failure nobody knows whether it is done: an answer belongs to what was there when it was asked for.
      setAsked(isQuestion ? { ...placement, seen: refusalDetails(error).seen } : null);
      if (!isQuestion) refuse(placement, error);
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
    const { action: _, ...rest } = placement;
    if (refusalDetails(error).refused !== rest.from)
      return toastError('O dia não foi movido', text);
    return toastNews('O dia não foi movido', text, {
      label: 'Copiar',
      run: () => void place({ ...rest, action: 'copy' }),
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

type DaysRequest = Request<'content-days'>;

const requestOf = ({ action, from, to, parts, seen }: Asked, answer: Answer): DaysRequest => {
  const days = { from, to, parts };
  if (answer === 'swap') return { action: 'swap', ...days, seen };
  return answer === 'replace'
    ? { action, ...days, over: 'anything', seen }
    : { action, ...days, over: 'nothing' };
};

type Done = 'move' | 'copy' | 'swap';

const doneWords: Record<'all' | PartName, Record<Done, string>> = {
  all: { move: 'Dia movido', copy: 'Dia copiado', swap: 'Dias trocados' },
  devotional: {
    move: 'Devocional movido',
    copy: 'Devocional copiado',
    swap: 'Devocionais trocados',
  },
  readings: { move: 'Leituras movidas', copy: 'Leituras copiadas', swap: 'Leituras trocadas' },
};

function report(placement: Placement, answer: Answer, changed: Response<'content-days'>): void {
  const { action, from, to } = placement;
  const { parts, seen, emptied } = changed;
  const [only] = parts.length === 1 ? parts : [];
  const title = doneWords[only ?? 'all'][answer === 'swap' ? 'swap' : action];
  const text = `${formatShortDay(from)} → ${formatShortDay(to)}`;
  if (answer === 'swap') {
    // As it was asked for: `seen` is of all of these parts.
    return offerUndo(title, text, [{ action: 'swap', from, to, parts: placement.parts, seen }]);
  }
  // What was replaced does not come back.
  if (action === 'copy' || answer === 'replace') return toastSuccess(title, text);
  const back: DaysRequest = { action: 'move', from: to, to: from, parts, over: 'plan' };
  return offerUndo(
    title,
    text,
    emptied.length > 0 ? [back, { action: 'clear', day: to, parts: emptied }] : [back],
  );
}

async function inTurn(requests: DaysRequest[]): Promise<void> {
  for (const request of requests) await arrangeDays(request);
}

function offerUndo(title: string, text: string, undo: DaysRequest[]): void {
  toastNews(title, text, {
    label: 'Desfazer',
    run: () =>
      void inTurn(undo).then(
        () => toastSuccess('Desfeito'),
        (error: unknown) => toastError('Não deu para desfazer', errorText(error)),
      ),
  });
}

export const wholeDay: PartName[] = [...contentParts];
