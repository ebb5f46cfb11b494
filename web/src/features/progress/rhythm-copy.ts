import type { Cue, Rhythm } from '@raizes/domain/documents/rhythm';
import { rhythmSchema } from '@raizes/domain/documents/rhythm';
import { instant } from '@raizes/domain/documents/fields';
import { useMemo } from 'react';
import * as v from 'valibot';
import { storage, useStoredText } from '@/lib/storage';
import { readStored } from '@/lib/stored';

const schema = v.object({
  rhythm: rhythmSchema,
  /** The `rhythm_at` of the stats with which it was read; null if this device wrote it first. */
  at: v.nullable(instant),
});

const keyOf = (uid: string) => `rhythm.${uid}`;

export const readRhythmCopy = (uid: string) => readStored(keyOf(uid), schema);

/** Stores the rhythm on this device, so that the dashboard shows it without a read. */
export function storeRhythm(uid: string, rhythm: Rhythm | null, at: Date | null): void {
  if (rhythm) storage.write(keyOf(uid), { rhythm, at });
  else storage.remove(keyOf(uid));
}

/** Follows the rhythm as this device knows it; null if the question was never answered. */
export function useRhythm(uid: string): Rhythm | null {
  const text = useStoredText(keyOf(uid));
  return useMemo(() => (text === null ? null : (readRhythmCopy(uid)?.rhythm ?? null)), [uid, text]);
}

/** The moment of the day, on a button and in a sentence. */
export const cueNames: Record<Cue, string> = {
  acordar: 'ao acordar',
  cafe: 'depois do café',
  caminho: 'no caminho',
  almoco: 'depois do almoço',
  noite: 'à noite',
};
