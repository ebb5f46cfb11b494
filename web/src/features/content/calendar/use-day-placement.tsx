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

/** A day to move or copy to another day. */
export interface Placement {
  action: 'move' | 'copy';
  from: Day;
  to: Day;
  parts: PartName[];
}

/** What to do if the target day is occupied: ask, or the person's answer. */
type Answer = 'ask' | 'replace' | 'swap';

interface PendingPlacement extends Placement {
  /** The content of the target day as the server saw it; nothing else is replaced. */
  seen?: string | undefined;
}

/** Moves and copies days. Asks if the target day is occupied, reports the result, and offers to undo it. */
export function useDayPlacement() {
  const [pending, setPending] = useState<PendingPlacement | null>(null);
  const [busy, setBusy] = useState<Placement | null>(null);

  /** @returns whether the day was placed */
  async function place(placement: PendingPlacement, answer: Answer = 'ask'): Promise<boolean> {
    setBusy(placement);
    try {
      const changed = await arrangeDays(requestOf(placement, answer));
      report(placement, answer, changed);
      setPending(null);
      return true;
    } catch (error) {
      const isOccupied = answer === 'ask' && errorCode(error) === 'already-exists';
      // After any other failure the outcome is unknown, so the question is dropped: an answer applies only to the content it was about.
      setPending(isOccupied ? { ...placement, seen: refusalDetails(error).seen } : null);
      if (!isOccupied) reportRefusal(placement, error);
      return false;
    } finally {
      setBusy(null);
    }
  }

  /** A day that people may have begun cannot be moved, so the toast offers to copy it. */
  function reportRefusal(placement: Placement, error: unknown): void {
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
    resolve: (answer: 'replace' | 'swap') =>
      pending ? place(pending, answer) : Promise.resolve(false),
    /** The placement that waits for an answer, because its target day is occupied. */
    pending,
    cancel: () => setPending(null),
    /** The placement in progress. */
    busy,
  };
}

type DaysRequest = Request<'content-days'>;

const requestOf = (
  { action, from, to, parts, seen }: PendingPlacement,
  answer: Answer,
): DaysRequest => {
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
    // The requested parts, not the changed ones, because `seen` covers all of them.
    return offerUndo(title, text, [{ action: 'swap', from, to, parts: placement.parts, seen }]);
  }
  // Replaced content cannot be restored.
  if (action === 'copy' || answer === 'replace') return toastSuccess(title, text);
  const back: DaysRequest = { action: 'move', from: to, to: from, parts, over: 'plan' };
  return offerUndo(
    title,
    text,
    emptied.length > 0 ? [back, { action: 'clear', day: to, parts: emptied }] : [back],
  );
}

async function runInOrder(requests: DaysRequest[]): Promise<void> {
  for (const request of requests) await arrangeDays(request);
}

function offerUndo(title: string, text: string, undo: DaysRequest[]): void {
  toastNews(title, text, {
    label: 'Desfazer',
    run: () =>
      void runInOrder(undo).then(
        () => toastSuccess('Desfeito'),
        (error: unknown) => toastError('Não deu para desfazer', errorText(error)),
      ),
  });
}

export const wholeDay: PartName[] = [...contentParts];
