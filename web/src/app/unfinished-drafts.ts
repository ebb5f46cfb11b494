import { isDay } from '@raizes/domain/day';
import { isBlank } from '@raizes/domain/text/clean';
import * as v from 'valibot';
import { completionOutbox } from '@/features/devotional/api';
import { settleQuestion } from '@/features/mentor/draft';
import { replyDraft, replyOutbox, settleReplies } from '@/features/messages/reply';
import { messageOutbox, sendWaiting } from '@/features/messages/send';
import { readingOutbox } from '@/features/reading/completion';
import { hasSentEverything } from '@/lib/account';
import { UNSENT_WRITES_KEY } from '@/lib/holder';
import { shownPerson } from '@/lib/session';
import { storage } from '@/lib/storage';
import { withTimeout } from '@/lib/timing';
import type { Losses } from './sign-out-dialog';

const devotional = v.object({
  reflection: v.string(),
  application: v.string(),
  verse_memorization: v.string(),
});
const question = v.object({ text: v.string(), asked: v.string() });

interface DraftKind {
  names: [one: string, many: string];
  isFeminine: boolean;
  keys: RegExp;
  isBegun: (value: unknown, key: string, uid: string) => boolean;
}

const hasText = (value: unknown) => typeof value === 'string' && !isBlank(value);

/** A completed devotional in the outbox is not a draft. */
function isBegunDevotional(value: unknown, key: string): boolean {
  const [, uid = '', day = ''] = key.split('.');
  if (isDay(day) && completionOutbox.has(uid, day)) return false;
  if (hasText(value)) return true;
  const draft = v.safeParse(devotional, value);
  return draft.success && Object.values(draft.output).some(hasText);
}

/** A reply in the outbox is not a draft. */
function isBegunMessage(value: unknown, key: string, uid: string): boolean {
  const isSent = replyOutbox
    .read(uid)
    .some(
      ({ id, response }) => key === replyDraft.key(id) && replyDraft.read(id).trim() === response,
    );
  return hasText(value) && !isSent;
}

const kinds: DraftKind[] = [
  {
    names: ['devocional', 'devocionais'],
    isFeminine: false,
    keys: /^draft\./,
    isBegun: isBegunDevotional,
  },
  {
    names: ['mensagem', 'mensagens'],
    isFeminine: true,
    keys: /^(message|reply|first-word|several)-draft\./,
    isBegun: isBegunMessage,
  },
  {
    names: ['anotação na Bíblia', 'anotações na Bíblia'],
    isFeminine: true,
    keys: /^note-draft\./,
    isBegun: hasText,
  },
  {
    names: ['pergunta ao mentor', 'perguntas ao mentor'],
    isFeminine: true,
    keys: /^mentor-draft\./,
    isBegun: (value) =>
      hasText(value) || (v.is(question, value) && hasText(value.text + value.asked)),
  },
  {
    names: ['texto da igreja', 'textos da igreja'],
    isFeminine: false,
    keys: /^teaching\./,
    isBegun: hasText,
  },
  {
    names: ['formulário', 'formulários'],
    isFeminine: false,
    keys: /^form-draft\./,
    isBegun: () => true,
  },
];

const SETTLING_TIMEOUT_MS = 3000;

/** Returns what signing out would lose; null if nothing. */
export async function findLosses(): Promise<Losses | null> {
  const uid = shownPerson()?.uid ?? '';
  const [hasSentWrites] = await Promise.all([
    hasSentEverything(),
    withTimeout(settle(uid), SETTLING_TIMEOUT_MS),
  ]);
  const waiting = messageOutbox.read(uid).length + replyOutbox.read(uid).length;
  const isUnsent = !hasSentWrites || waiting > 0;
  const drafts = unfinishedDrafts(uid);
  return isUnsent || drafts ? { isUnsent, drafts } : null;
}

/** Sends what waits on this device, and drops the drafts that the server has. */
async function settle(uid: string): Promise<void> {
  const work = [sendWaiting(uid), settleReplies(uid), settleQuestion(uid)];
  for (const result of await Promise.allSettled(work))
    if (result.status === 'rejected') console.warn('A draft could not be settled', result.reason);
}

/** Whether this device holds something that a person wrote and has not sent, also while they are not signed in. */
export const hasUnsent = (uid: string): boolean =>
  storage.readText(UNSENT_WRITES_KEY) !== null ||
  unfinishedDrafts(uid) !== null ||
  completionOutbox.read(uid).some(({ state }) => state !== 'sent') ||
  messageOutbox.read(uid).length > 0 ||
  replyOutbox.read(uid).length > 0 ||
  readingOutbox.read(uid).some(({ sent }) => !sent);

/** Describes the drafts on this device, as in `1 devocional e 2 mensagens não terminados`; null if there are none. */
function unfinishedDrafts(uid: string): string | null {
  const keys = storage.keys();
  const found = kinds
    .map(({ keys: pattern, isBegun, ...kind }) => {
      const begun = keys.filter((key) => pattern.test(key) && isBegun(storage.read(key), key, uid));
      return { ...kind, count: begun.length };
    })
    .filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  const names = found.map(
    ({ count, names: [one, many] }) => `${count} ${count === 1 ? one : many}`,
  );
  const list = new Intl.ListFormat('pt-BR').format(names);
  const total = found.reduce((sum, { count }) => sum + count, 0);
  const gender = found.every(({ isFeminine }) => isFeminine) ? 'a' : 'o';
  return `${list} não terminad${gender}${total === 1 ? '' : 's'}`;
}
