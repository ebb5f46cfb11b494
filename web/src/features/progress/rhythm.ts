import { addDays, formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { rhythmSchema } from '@raizes/domain/documents/rhythm';
import type { Cue, Rhythm } from '@raizes/domain/documents/rhythm';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { paths } from '@raizes/domain/paths';
import { chooseGoal, goalOf, keptPauses, pauseOn, sundayOf } from '@raizes/domain/progress/weeks';
import type { ListChange } from '@raizes/domain/progress/weeks';
import { useEffect } from 'react';
import { useOnline } from '@/lib/browser';
import { useDoc } from '@/lib/live';
import { followDelivery } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { fetchDoc } from '@/lib/reads';
import { toastError } from '@/lib/toast';
import { addToList, deliver, mergeDoc, removeFromList } from '@/lib/writes';
import { cueNames, readRhythmCopy, storeRhythm, useRhythm } from './rhythm-copy';

/** Reads the rhythm where it has changed since this device's copy, and so never on an ordinary day. */
export function useSyncRhythm(uid: string, stats: UserStats | 'unknown'): void {
  const online = useOnline();
  const newest = (stats !== 'unknown' && stats.rhythm_at?.getTime()) || 0;
  useEffect(() => {
    const known = readRhythmCopy(uid)?.at?.getTime() ?? 0;
    if (newest <= known || !online) return;
    readRhythm(uid, newest).catch((cause: unknown) =>
      console.warn('The rhythm could not be read', cause),
    );
  }, [uid, newest, online]);
}

async function readRhythm(uid: string, newest: number): Promise<void> {
  const found = await fetchDoc(paths.rhythm(uid), rhythmSchema);
  if (found.state === 'ready') storeRhythm(uid, found.value, new Date(newest));
}

/** The rhythm, live; this device's copy until the server answers. `unknown` while neither says anything. */
export function useLiveRhythm(uid: string): Rhythm | null | 'unknown' {
  const live = useDoc(paths.rhythm(uid), rhythmSchema);
  const copy = useRhythm(uid);
  if (live.state === 'ready') return live.value;
  if (live.state === 'missing') return live.fromCache ? copy : null;
  return copy ?? 'unknown';
}

/** The rhythm in a line: `4 dias por semana, depois do café`. */
export function formatRhythm(rhythm: Rhythm | null, today: Day): string {
  const sunday = sundayOf(today);
  const goal = rhythm && (goalOf(rhythm, sunday) ?? goalOf(rhythm, addDays(sunday, 7)));
  if (!rhythm || goal === null) return 'Dias por semana, descansos e pausas';
  const pause = pauseOn(keptPauses(rhythm.pauses), today);
  const cue = rhythm.cue ? `, ${cueNames[rhythm.cue]}` : '';
  const until = pause ? ` · em pausa até ${formatShortDay(pause.last)}` : '';
  return `${goal} dias por semana${cue}${until}`;
}

interface Change {
  goals?: ListChange;
  pauses?: ListChange;
  cue?: Cue | null;
}

const NEW: Rhythm = { goals: [], cue: null, pauses: [], asked: true };
const UNCHANGED: ListChange = { added: [], removed: [] };

const applyTo = (list: string[], { added, removed }: ListChange) => [
  ...list.filter((each) => !removed.includes(each) && !added.includes(each)),
  ...added,
];

/**
 * Changes the rhythm, first on this device. What is added and removed merges with the changes of other devices; both are separate
 * writes, because one write changes a list only in one way.
 * @param before null if there is none yet
 */
export function changeRhythm(uid: string, before: Rhythm | null, change: Change): Promise<Outcome> {
  const { goals = UNCHANGED, pauses = UNCHANGED } = change;
  const { cue } = { ...(before ?? NEW), ...change };
  const known = before ?? NEW;
  const next = {
    ...known,
    goals: applyTo(known.goals, goals),
    pauses: applyTo(known.pauses, pauses),
    cue,
  };
  storeRhythm(uid, next, readRhythmCopy(uid)?.at ?? null);

  const path = paths.rhythm(uid);
  const isNew = before === null;
  const additions = {
    ...((isNew || goals.added.length > 0) && { goals: addToList(...goals.added) }),
    ...((isNew || pauses.added.length > 0) && { pauses: addToList(...pauses.added) }),
    ...((isNew || change.cue !== undefined) && { cue }),
  };
  const removals = {
    ...(goals.removed.length > 0 && { goals: removeFromList(...goals.removed) }),
    ...(pauses.removed.length > 0 && { pauses: removeFromList(...pauses.removed) }),
  };
  const writes = [additions, removals]
    .filter((fields) => Object.keys(fields).length > 0)
    .map((fields) => mergeDoc(path, { ...fields, asked: true }).sent);
  return followDelivery(deliver(Promise.all(writes).then(() => undefined)), {
    onSent: () => undefined,
    onRefused: (error) => {
      console.error('The rhythm was refused', error);
      storeRhythm(uid, before, readRhythmCopy(uid)?.at ?? null);
      toastError(
        'Não foi possível guardar o seu ritmo',
        'Ele continua como estava. Tente novamente.',
      );
    },
  });
}

/** @param days null: without a rhythm */
export function chooseRhythm(
  uid: string,
  before: Rhythm | null,
  { days, cue, today }: { days: number | null; cue: Cue | null; today: Day },
): Promise<Outcome> {
  const known = before ?? NEW;
  const goals =
    days === null ? { added: [], removed: known.goals } : chooseGoal(known, days, today);
  return changeRhythm(uid, before, { goals, ...(cue !== known.cue && { cue }) });
}
