import type { Day } from '@raizes/domain/day';
import { DEVOTIONAL_STEPS } from '@raizes/domain/limits';
import { isBlank } from '@raizes/domain/text/clean';
import { hashText } from '@raizes/domain/text/hash';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { storage, useStoredText } from '@/lib/storage';
import { otherText, readStored } from '@/lib/stored';
import { toastError } from '@/lib/toast';

const memorizationSchema = v.object({
  score: v.number(),
  isValid: v.boolean(),
  feedback: v.string(),
});
/** The result of a validated memorization. */
export type Memorization = v.InferOutput<typeof memorizationSchema>;

/** A verse as the draft remembers it, to recognise that it was edited. */
export const verseHash = ({ verse_text }: { verse_text: string }) => hashText(verse_text);

const draftSchema = v.object({
  step: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DEVOTIONAL_STEPS)),
  reflection: v.string(),
  application: v.string(),
  verse_memorization: v.string(),
  /** With the hash of the verse for which it is valid. */
  memorization: v.nullable(
    v.object({ ...memorizationSchema.entries, verse: v.optional(v.number()) }),
  ),
  /** The validation failed or the person only reads today, so they can continue without the bonus. */
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

/** The devotional in progress, stored on every keystroke until the server confirms its completion. */
export const draftStore = {
  read: (uid: string, day: Day): Draft => readStored(key(uid, day), draftSchema) ?? emptyDraft,
  write: (uid: string, day: Day, draft: Draft) => storage.write(key(uid, day), draft),
  forget: (uid: string, day: Day) => storage.remove(key(uid, day)),
};

/** What the person wrote, as a completion stores it. */
export const wordsOf = ({ reflection, application, verse_memorization }: Words): Words => ({
  reflection: reflection.trim(),
  application: application.trim(),
  verse_memorization: verse_memorization.trim(),
});
type Words = Pick<Draft, 'reflection' | 'application' | 'verse_memorization'>;

/** The answers under the headings with which they are shown. */
export const answersIn = ({ reflection, application }: Words) => [
  { title: 'Sua reflexão', text: reflection },
  { title: 'Sua aplicação prática', text: application },
];

export const asText = (answers: ReturnType<typeof answersIn>): string =>
  answers
    .filter(({ text }) => !isBlank(text))
    .map(({ title, text }) => `${title}\n${text.trim()}`)
    .join('\n\n');

const wordNames = ['reflection', 'application', 'verse_memorization'] as const;

/** Whether every text of the other draft is in this one. */
const covers = (draft: Words, other: Words) =>
  wordNames.every((name) => draft[name].includes(other[name].trim()));

/** Equal for equal words. */
export const digestOf = (words: Words): number => hashText(JSON.stringify(wordsOf(words)));

/** The step that a day's devotional has reached on this device; null if it was not started. */
export function useDraftStep(uid: string, day: Day): number | null {
  useStoredText(key(uid, day));
  const { step, ...texts } = draftStore.read(uid, day);
  const isStarted = step > 1 || !isBlank(texts.reflection) || !isBlank(texts.application);
  return isStarted ? step : null;
}

/** Offered in steps 5 and 6 to people who don't know how to begin. */
export const sentenceStarters = {
  reflection: ['O que me tocou foi', 'Isso me lembra', 'Senhor, eu percebo que'],
  application: ['Hoje eu vou', 'O primeiro passo é', 'Quero pedir a Deus'],
} as const;

const isStarter = (text: string) =>
  Object.values(sentenceStarters).some((each) => each.some((starter) => starter === text.trim()));

/** Whether the text is blank or only a sentence starter. */
export const isUnanswered = (text: string) => isBlank(text) || isStarter(text);

/** Appends a sentence starter, or replaces one that the person has not continued. */
export const withStarter = (text: string, starter: string): string =>
  isUnanswered(text) ? `${starter} ` : `${text.replace(/\n$/, '')}\n${starter} `;

/** The button that writes the answer of someone who has no words today. */
export const SILENCE = 'Ficar em silêncio';
const silentAnswer = 'Hoje fico em silêncio diante de Deus.';

/** Puts the silent answer in place of a sentence starter, or below what the person has written. */
export function withSilence(text: string): string {
  if (isUnanswered(text)) return silentAnswer;
  return text.includes(silentAnswer) ? text : `${text.trimEnd()}\n${silentAnswer}`;
}

/** The first step whose required text is missing, or null. */
export function missingStep({ reflection, application }: Draft): number | null {
  if (isUnanswered(reflection)) return 5;
  return isUnanswered(application) ? 6 : null;
}

/** Drops the validation of a verse that has been edited since. */
export function forVerse(draft: Draft, devotional: { verse_text: string }): Draft {
  const verse = draft.memorization?.verse;
  const isEdited = verse !== undefined && verse !== verseHash(devotional);
  return isEdited ? { ...draft, memorization: null } : draft;
}

/** Whether the current step has everything it requires. */
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

/** Whether validating again comes before going on: the verse did not pass, or its validation failed. */
export const mustTryAgain = ({ memorization, skipped, verse_memorization }: Draft) =>
  !(skipped && (memorization !== null || isBlank(verse_memorization)));

/** Why the current step can't be left yet. */
export function whyNotContinue(draft: Draft): string | null {
  if (canContinue(draft)) return null;
  return draft.step === 7
    ? 'Valide o versículo. Ou toque em “Hoje vou só ler”.'
    : `Uma palavra já basta. Ou toque em “${SILENCE}”.`;
}

/** The draft of one day's devotional; every change is stored before it is shown. */
export function useDraft(uid: string, day: Day) {
  const [draft, setDraft] = useState(() => draftStore.read(uid, day));
  const [warned, setWarned] = useState(false);

  const newest = useRef(draft);
  const other = otherText.useText(key(uid, day), asText(answersIn(draft)));

  /**
   * Merges into the newest draft, because the server can validate while the person continues to type. Another window can have
   * written meanwhile: its texts are taken over where they only add to these, and otherwise kept beside them.
   */
  function change(part: Partial<Draft>): void {
    const stored = draftStore.read(uid, day);
    const mine = newest.current;
    const isFollowed = covers(stored, mine) && !covers(mine, stored);
    const next = { ...(isFollowed ? { ...stored, step: mine.step } : mine), ...part };
    if (!covers(next, stored) && !covers(mine, stored)) {
      otherText.keep(key(uid, day), asText(answersIn(stored)), '');
    }
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

  return { draft, change, other, dropOther: () => otherText.drop(key(uid, day)) };
}
