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
import { currentTime } from '@/lib/timing';
import { refreshConfirmation } from '@/lib/confirm-email';
import type { Confirmation } from '@/lib/confirm-email';
import { isDenied } from '@/lib/error-code';
import type { Outcome } from '@/lib/outbox';
import { fetchDoc } from '@/lib/reads';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { toastError } from '@/lib/toast';
import { deliver, serverTime, writeDoc } from '@/lib/writes';
import {
  authorOf,
  firstWordDraft,
  isSameMessage,
  keyOf,
  messageDraft,
  messageOutbox,
} from './unsent';
import type { UnsentMessage } from './unsent';

interface NewMessage {
  uid: string;
  leaderId: string;
  devotionalId: Day | null;
  message: string;
}

/** Sends a message to the leader; an offline message is sent later. The text of a refused one returns to the draft. */
export function sendMessage({ uid, ...message }: NewMessage): Promise<Outcome> {
  return sendNew(uid, message);
}

/** Sends a leader's first word to a linked disciple. It is as final as a reply, and is sent like a message. */
export function sendFirstWord(uid: string, discipleId: string, message: string): Promise<Outcome> {
  return sendNew(uid, { leaderId: uid, devotionalId: null, message, discipleId });
}

function sendNew(uid: string, message: Omit<UnsentMessage, 'id' | 'key'>): Promise<Outcome> {
  const unsent = { ...message, key: crypto.randomUUID(), id: '' };
  const id = takeId(uid, authorOf(unsent));
  return send(uid, { ...unsent, id: id ?? '' }, id);
}

/** Resends a message from an earlier visit that the server does not have. */
export async function resend(uid: string, unsent: UnsentMessage): Promise<void> {
  const isHandled = () =>
    inProgress.has(keyOf(unsent)) ||
    // Another tab has handled it.
    !messageOutbox.read(uid).some((each) => keyOf(each) === keyOf(unsent) && each.id === unsent.id);
  if (isHandled()) return;
  if (unsent.leaderId === undefined) return returnToDraft(uid, unsent);
  const next = await handleRefusal(uid, unsent);
  if (isHandled()) return;
  // A page closed before Auth resolved sent nothing, so that only the server's answer to this attempt is a refusal.
  if (next === 'refused') await send(uid, unsent, retakeId(uid, unsent));
  else if (next === 'unconfirmed') returnToDraft(uid, unsent, new EmailUnconfirmed());
  else if (next === 'sent') messageOutbox.remove(uid, keyOf(unsent));
  else await send(uid, unsent, next.id);
}

/** The keys of the messages that this page is sending. */
const inProgress = new Set<string>();

function send(uid: string, unsent: UnsentMessage, id: string | null): Promise<Outcome> {
  messageOutbox.put(uid, unsent);
  const delivery = deliver(writeWithId(uid, unsent, id));
  return messageOutbox.follow(uid, unsent, delivery, (error) => returnToDraft(uid, unsent, error));
}

/**
 * Writes the message, retrying under the next id while ids are taken.
 * @param otherDay the UTC day of the ids, if it is not today
 */
async function writeWithId(
  uid: string,
  unsent: UnsentMessage,
  id: string | null,
  otherDay: Day | null = null,
): Promise<void> {
  if (id === null) throw new DailyLimitReached();
  const current = { ...unsent, id };
  inProgress.add(keyOf(unsent));
  messageOutbox.put(uid, current);
  try {
    await writeDoc(paths.pastorMessage(id), documentOf(uid, unsent)).sent;
  } catch (error) {
    if (!isDenied(error)) throw error;
    const next = await handleRefusal(uid, current, otherDay ?? utcToday());
    const adjacent = next === 'refused' && !otherDay ? adjacentDay() : null;
    if (adjacent) await writeWithId(uid, unsent, takeId(uid, authorOf(unsent), adjacent), adjacent);
    else if (next === 'refused') throw error;
    else if (next === 'unconfirmed') throw new EmailUnconfirmed();
    else if (next !== 'sent') await writeWithId(uid, unsent, next.id, otherDay);
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

/** The quota is used up until tomorrow, in UTC. */
class DailyLimitReached extends Error {}

/** The security rules require that the author has confirmed their e-mail address. */
class EmailUnconfirmed extends Error {}

/**
 * Decides what to do about a refused message. Possible causes: its id is taken, by this message itself if the server's answer
 * was lost, or by a message from another device; its day is over; the token says that the e-mail address is not confirmed.
 * @returns the id to try next; null if today's ids are used up
 */
async function handleRefusal(
  uid: string,
  unsent: UnsentMessage,
  idDay = utcToday(),
): Promise<'sent' | 'refused' | 'unconfirmed' | { id: string | null }> {
  const by = authorOf(unsent);
  const stored = await fetchStored(unsent.id);
  if (stored && isSameMessage(unsent, stored)) return 'sent';
  const tried = messageNumberOf(unsent.id);
  const isCurrent = tried?.day === idDay;
  if (stored === null && isCurrent) {
    releaseNumber(uid, tried);
    const confirmation = await tryCheckConfirmation();
    if (confirmation === 'renewed') return { id: retakeId(uid, unsent, idDay) };
    return confirmation === 'unconfirmed' ? 'unconfirmed' : 'refused';
  }
  return { id: takeId(uid, by, idDay, isCurrent ? tried.number + 1 : 0) };
}

async function tryCheckConfirmation(): Promise<Confirmation | 'unknown'> {
  try {
    return await refreshConfirmation();
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

/** The message that the server has under an id; null if there is none. */
async function fetchStored(id: string) {
  try {
    const found = await fetchDoc(paths.pastorMessage(id), storedSchema);
    return found.state === 'ready' ? found.value : null;
  } catch (error) {
    if (isDenied(error)) return null;
    throw error;
  }
}

// A message's number enforces the quota; this device counts the numbers that it has used.

const utcToday = () => utcDay(currentTime());

/** Clock errors up to this size are not corrected. */
const CLOCK_TOLERANCE_MS = 10 * 60 * 1000;

/** Around midnight, the other UTC day that the server's clock might be on; otherwise null. */
function adjacentDay(): Day | null {
  const now = currentTime().getTime();
  const around = [-CLOCK_TOLERANCE_MS, CLOCK_TOLERANCE_MS].map((ms) => utcDay(new Date(now + ms)));
  return around.find((each) => each !== utcToday()) ?? null;
}

const counterSchema = v.object({ day, number: v.number() });

const counterKey = (uid: string, by: Author) =>
  `${by === 'leader' ? 'first-word' : 'message'}-number.${uid}`;

/** Takes a day's next id that this device has not used, from a number on; null if the day's ids are used up. */
function takeId(uid: string, by: Author, idDay = utcToday(), from = 0): string | null {
  const used = readStored(counterKey(uid, by), counterSchema);
  const number = Math.max(from, used?.day === idDay ? used.number + 1 : 0);
  if (!isWithinQuota({ by, number })) return null;
  storage.write(counterKey(uid, by), { day: idDay, number });
  return messageIdOf(uid, { by, day: idDay, number });
}

/** Takes the number of a released id again, or the next free one. */
const retakeId = (uid: string, unsent: UnsentMessage, idDay = utcToday()) =>
  takeId(uid, authorOf(unsent), idDay, messageNumberOf(unsent.id)?.number);

/** Makes a refused number available again, unless later numbers are taken. */
function releaseNumber(uid: string, refused: MessageNumber): void {
  const key = counterKey(uid, refused.by);
  const used = readStored(key, counterSchema);
  if (used?.day === refused.day && used.number === refused.number)
    storage.write(key, { day: used.day, number: used.number - 1 });
}

function returnToDraft(uid: string, unsent: UnsentMessage, error?: unknown): void {
  if (messageOutbox.has(uid, keyOf(unsent))) {
    messageOutbox.remove(uid, keyOf(unsent));
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

/** Added to every refusal, because help must not depend on the message being accepted. */
const HELPLINES = 'Se você está sofrendo ou em perigo, ligue 188 (CVV) ou 100.';
