import { utcDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { day } from '@raizes/domain/documents/fields';
import {
  dailyQuota,
  isWithinQuota,
  messageIdOf,
  messageNumberOf,
} from '@raizes/domain/documents/pastor-message';
import type { Author, MessageNumber } from '@raizes/domain/documents/pastor-message';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { currentTime } from '@/lib/clock';
import { renewConfirmation } from '@/lib/confirm-email';
import type { Confirmation } from '@/lib/confirm-email';
import { isDenied } from '@/lib/error-code';
import type { Outcome } from '@/lib/outbox';
import { fetchDoc } from '@/lib/reads';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { toastError } from '@/lib/toast';
import { deliver, serverTime, writeDoc } from '@/lib/writes';
import { authorOf, firstWordDraft, isSame, keyOf, messageDraft, outbox } from './unsent';
import type { UnsentMessage } from './unsent';

interface NewMessage {
  uid: string;
  leaderId: string;
  devotionalId: Day | null;
  message: string;
}

/** Sends a message to the leader; without a network it is sent later. The text of a refused one is a draft again. */
export function sendMessage({ uid, ...message }: NewMessage): Promise<Outcome> {
  return begin(uid, message);
}

/** What a leader writes first to a linked disciple: as final as an answer, and sent as a message is. */
export function sendFirstWord(uid: string, discipleId: string, message: string): Promise<Outcome> {
  return begin(uid, { leaderId: uid, devotionalId: null, message, discipleId });
}

function begin(uid: string, message: Omit<UnsentMessage, 'id' | 'key'>): Promise<Outcome> {
  const unsent = { ...message, key: crypto.randomUUID(), id: '' };
  const id = takeId(uid, authorOf(unsent));
  return send(uid, { ...unsent, id: id ?? '' }, id);
}

/** Sends again what was written on an earlier visit and refused under its id. */
export async function resend(uid: string, unsent: UnsentMessage): Promise<void> {
  const isHandled = () =>
    inProgress.has(keyOf(unsent)) ||
    // By another tab.
    !outbox.read(uid).some((each) => keyOf(each) === keyOf(unsent) && each.id === unsent.id);
  if (isHandled()) return;
  const next = unsent.leaderId === undefined ? 'refused' : await nextId(uid, unsent);
  if (isHandled()) return;
  if (next === 'refused') giveBack(uid, unsent);
  else if (next === 'unconfirmed') giveBack(uid, unsent, new EmailUnconfirmed());
  else if (next === 'sent') outbox.remove(uid, keyOf(unsent));
  else await send(uid, unsent, next.id);
}

/** The messages that this page is sending, by their keys. */
const inProgress = new Set<string>();

function send(uid: string, unsent: UnsentMessage, id: string | null): Promise<Outcome> {
  outbox.put(uid, unsent);
  const delivery = deliver(writeUnder(uid, unsent, id));
  return outbox.follow(uid, unsent, delivery, (error) => giveBack(uid, unsent, error));
}

/** Writes the message, under further ids as long as others are taken. @param other the UTC day of the ids, if it is not today's */
async function writeUnder(
  uid: string,
  unsent: UnsentMessage,
  id: string | null,
  other: Day | null = null,
): Promise<void> {
  if (id === null) throw new DailyLimitReached();
  const current = { ...unsent, id };
  inProgress.add(keyOf(unsent));
  outbox.put(uid, current);
  try {
    await writeDoc(paths.pastorMessage(id), documentOf(uid, unsent)).sent;
  } catch (error) {
    if (!isDenied(error)) throw error;
    const next = await nextId(uid, current, other ?? utcToday());
    const nearby = next === 'refused' && !other ? dayNearby() : null;
    if (nearby) await writeUnder(uid, unsent, takeId(uid, authorOf(unsent), nearby), nearby);
    else if (next === 'refused') throw error;
    else if (next === 'unconfirmed') throw new EmailUnconfirmed();
    else if (next !== 'sent') await writeUnder(uid, unsent, next.id, other);
  } finally {
    inProgress.delete(keyOf(unsent));
  }
}

function documentOf(uid: string, unsent: UnsentMessage) {
  const { discipleId, leaderId, devotionalId = null, message } = unsent;
  const isFirst = discipleId !== undefined;
  return {
    user_id: discipleId ?? uid,
    pastor_id: leaderId,
    devotional_id: devotionalId,
    message: isFirst ? '' : message,
    status: isFirst ? 'responded' : 'pending',
    response: isFirst ? message : null,
    responded_at: isFirst ? serverTime() : null,
    created_at: serverTime(),
  };
}

/** Nothing more can be sent until tomorrow, in UTC. */
class DailyLimitReached extends Error {}

/** The rules take messages once the author has confirmed their e-mail address. */
class EmailUnconfirmed extends Error {}

/**
 * What to do about a refused message. Its id may be taken: by this message itself, whose answer was lost, or by one from another
 * device. Or its day is over. Or the address was not confirmed, as far as the token said.
 * @returns the id to try next; null where today's are used up
 */
async function nextId(
  uid: string,
  unsent: UnsentMessage,
  of = utcToday(),
): Promise<'sent' | 'refused' | 'unconfirmed' | { id: string | null }> {
  const by = authorOf(unsent);
  const stored = await fetchStored(unsent.id);
  if (stored && isSame(unsent, stored)) return 'sent';
  const tried = messageNumberOf(unsent.id);
  const isCurrent = tried?.day === of;
  if (stored === null && isCurrent) {
    releaseNumber(uid, tried);
    const confirmation = await checkConfirmation();
    if (confirmation === 'renewed') return { id: takeId(uid, by, of, tried.number) };
    return confirmation === 'unconfirmed' ? 'unconfirmed' : 'refused';
  }
  return { id: takeId(uid, by, of, isCurrent ? tried.number + 1 : 0) };
}

async function checkConfirmation(): Promise<Confirmation | 'unknown'> {
  try {
    return await renewConfirmation();
  } catch (cause) {
    console.warn('Whether the e-mail is confirmed could not be checked', cause);
    return 'unknown';
  }
}

const storedSchema = v.object({
  user_id: v.string(),
  message: v.string(),
  response: v.nullish(v.string(), null),
});

/** What the server has under an id; null where there is nothing. */
async function fetchStored(id: string) {
  try {
    const found = await fetchDoc(paths.pastorMessage(id), storedSchema);
    return found.state === 'ready' ? found.value : null;
  } catch (error) {
    if (isDenied(error)) return null;
    throw error;
  }
}

// The number of a message is its quota: this device counts which it has used.

const utcToday = () => utcDay(currentTime());

/** How far off a clock may be without being corrected. */
const CLOCK_TOLERANCE_MS = 10 * 60 * 1000;

/** Around midnight the day that the server may have, in UTC, while this device has another; else null. */
function dayNearby(): Day | null {
  const now = currentTime().getTime();
  const around = [-CLOCK_TOLERANCE_MS, CLOCK_TOLERANCE_MS].map((ms) => utcDay(new Date(now + ms)));
  return around.find((each) => each !== utcToday()) ?? null;
}

const counterSchema = v.object({ day, number: v.number() });

const counterKey = (uid: string, by: Author) =>
  `${by === 'leader' ? 'first-word' : 'message'}-number.${uid}`;

/** The next id of a day that this device has not used, from a number on; null when the day's are used up. */
function takeId(uid: string, by: Author, of = utcToday(), from = 0): string | null {
  const used = readStored(counterKey(uid, by), counterSchema);
  const number = Math.max(from, used?.day === of ? used.number + 1 : 0);
  if (!isWithinQuota({ by, number })) return null;
  storage.write(counterKey(uid, by), { day: of, number });
  return messageIdOf(uid, { by, day: of, number });
}

/** What was refused does not count, unless later numbers are taken. */
function releaseNumber(uid: string, refused: MessageNumber): void {
  const key = counterKey(uid, refused.by);
  const used = readStored(key, counterSchema);
  if (used?.day === refused.day && used.number === refused.number)
    storage.write(key, { day: used.day, number: used.number - 1 });
}

function giveBack(uid: string, unsent: UnsentMessage, error?: unknown): void {
  if (outbox.has(uid, keyOf(unsent))) {
    outbox.remove(uid, keyOf(unsent));
    const { discipleId } = unsent;
    const draft = discipleId === undefined ? messageDraft : firstWordDraft;
    const texts = [unsent.message, draft.read(discipleId ?? uid)].filter((text) => text !== '');
    draft.write(discipleId ?? uid, texts.join('\n\n'));
  }
  if (error) console.error('The message was refused', error);
  const reason = reasonOf(unsent, error);
  const isLeaders = authorOf(unsent) === 'leader';
  toastError('Erro ao enviar mensagem', isLeaders ? reason : `${reason} ${HELPLINES}`);
}

function reasonOf(unsent: UnsentMessage, error: unknown): string {
  const by = authorOf(unsent);
  if (error instanceof EmailUnconfirmed)
    return 'Falta confirmar o seu e-mail: o link está na sua caixa de entrada, e o início do aplicativo envia outro. O que você escreveu continua guardado.';
  if (error instanceof DailyLimitReached)
    return `Você já escreveu ${dailyQuota[by]} mensagens hoje; continue amanhã.`;
  if (!isDenied(error)) return FAILED;
  return by === 'leader'
    ? 'Esta pessoa pode não estar mais ligada a você, ou falta a autorização do responsável dela.'
    : `${FAILED} Se continuar assim, fale com a sua igreja: seu líder pode não estar recebendo mensagens. O que você escreveu continua guardado.`;
}

const FAILED = 'Não foi possível enviar a mensagem. Tente novamente.';

/** Help is never refused with the message. */
const HELPLINES = 'Se você está sofrendo ou em perigo, ligue 188 (CVV) ou 100.';
