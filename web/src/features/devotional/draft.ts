import type { Day } from '@raizes/domain/day';
import { DEVOTIONAL_STEPS } from '@raizes/domain/limits';
import { isBlank } from '@raizes/domain/text/clean';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { storage, useStoredText } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { toastError } from '@/lib/toast';

const memorizationSchema = v.object({
  score: v.number(),
  isValid: v.boolean(),
  feedback: v.string(),
});
/** The result of a validated memorization. */
export type Memorization = v.InferOutput<typeof memorizationSchema>;

const draftSchema = v.object({
  step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DEVOTIONAL_STEPS)),
  reflection: v.string(),
  application: v.string(),
  verse_memorization: v.string(),
  memorization: v.nullable(memorizationSchema),
  /** The validation failed and the person goes on without the bonus. */
  skipped: v.boolean(),
});
export type Draft = v.InferOutput<typeof draftSchema>;

const emptyDraft: Draft = {
  step: 1,
  reflection: '',
  application: '',
  verse_memorization: '',
  memorization: null,
  skipped: false,
};

const key = (uid: string, day: Day) => `draft.${uid}.${day}`;

/** The devotional in progress, stored at every keystroke until the server has its completion. */
export const draftStore = {
  read: (uid: string, day: Day): Draft => readStored(key(uid, day), draftSchema) ?? emptyDraft,
  write: (uid: string, day: Day, draft: Draft) => storage.write(key(uid, day), draft),
  forget: (uid: string, day: Day) => storage.remove(key(uid, day)),
};

/** The step at which a day's devotional was left on this device; null where it was not begun. */
export function useBegunStep(uid: string, day: Day): number | null {
  useStoredText(key(uid, day));
  const { step, ...texts } = draftStore.read(uid, day);
  const isBegun = step > 1 || !isBlank(texts.reflection) || !isBlank(texts.application);
  return isBegun ? step : null;
}

/** Offered in steps 5 and 6 to those who don't know how to begin. */
export const openings = {
  reflection: ['O que me tocou foi', 'Isso me lembra', 'Senhor, eu percebo que'],
  application: ['Hoje eu vou', 'O primeiro passo é', 'Quero pedir a Deus'],
} as const;

const isOpening = (text: string) =>
  Object.values(openings).some((each) => each.some((opening) => opening === text.trim()));

/** Whether there is no text, or none but an opening. */
export const isUnanswered = (text: string) => isBlank(text) || isOpening(text);

/** The text with an opening at its end, in the place of another one that nobody has gone on from. */
export const withOpening = (text: string, opening: string): string =>
  isUnanswered(text) ? `${opening} ` : `${text.replace(/\n$/, '')}\n${opening} `;

/** The first of the steps with a required text that has none, or null. */
export function missingStep({ reflection, application }: Draft): number | null {
  if (isUnanswered(reflection)) return 5;
  return isUnanswered(application) ? 6 : null;
}

/** Whether the current step has what it needs to go on. */
export function canContinue(draft: Draft): boolean {
  switch (draft.step) {
    case 5:
      return !isUnanswered(draft.reflection);
    case 6:
      return !isUnanswered(draft.application);
    case 7:
      return draft.memorization !== null || draft.skipped;
    default:
      return true;
  }
}

/** The draft of one day's devotional; every change is stored before it is shown. */
export function useDraft(uid: string, day: Day) {
  const [draft, setDraft] = useState(() => draftStore.read(uid, day));
  const [warned, setWarned] = useState(false);

  const newest = useRef(draft);

  /** What is validated on the server is added to what was written meanwhile. */
  function change(part: Partial<Draft>): void {
    const next = { ...newest.current, ...part };
    newest.current = next;
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
