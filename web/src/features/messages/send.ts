import { utcDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { day } from '@raizes/domain/documents/fields';
import { isWithinQuota, messageIdOf, messageNumberOf } from '@raizes/domain/message-number';
import type { MessageNumber } from '@raizes/domain/message-number';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { currentTime } from '@/lib/clock';
import { renewConfirmation } from '@/lib/confirm-email';
import type { Confirmation } from '@/lib/confirm-email';
import { isDenied } from '@/lib/error-code';
import { followDelivery } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { fetchDoc } from '@/lib/reads';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { toastError } from '@/lib/toast';
import { deliver, serverTime, updateDoc, writeDoc } from '@/lib/writes';
import { keyOf, messageDraft, outbox, replyDraft } from './unsent';
import type { UnsentMessage } from './unsent';

interface NewMessage {
  uid: string;
  leaderId: string;
  devotionalId: Day | null;
  message: string;
}

/** Sends a message to the leader; without a network it is sent later. The text of a refused one is a draft again. */
export function sendMessage({ uid, ...message }: NewMessage): Promise<Outcome> {
  const id = takeId(uid);
  return send(uid, { ...message, key: crypto.randomUUID(), id: id ?? '' }, id);
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
    await writeDoc(paths.pastorMessage(id), {
      user_id: uid,
      pastor_id: unsent.leaderId,
      devotional_id: unsent.devotionalId ?? null,
      message: unsent.message,
      status: 'pending',
      response: null,
      responded_at: null,
      created_at: serverTime(),
    }).sent;
  } catch (error) {
    if (!isDenied(error)) throw error;
    const next = await nextId(uid, current, other ?? utcToday());
    const nearby = next === 'refused' && !other ? dayNearby() : null;
    if (nearby) await writeUnder(uid, unsent, takeId(uid, nearby), nearby);
    else if (next === 'refused') throw error;
    else if (next === 'unconfirmed') throw new EmailUnconfirmed();
    else if (next !== 'sent') await writeUnder(uid, unsent, next.id, other);
  } finally {
    inProgress.delete(keyOf(unsent));
  }
}

const utcToday = () => utcDay(currentTime());

/** How far off a clock may be without being corrected. */
const CLOCK_TOLERANCE_MS = 10 * 60 * 1000;

/** Around midnight the day that the server may have, in UTC, while this device has another; else null. */
function dayNearby(): Day | null {
  const now = currentTime().getTime();
  const around = [-CLOCK_TOLERANCE_MS, CLOCK_TOLERANCE_MS].map((ms) => utcDay(new Date(now + ms)));
  return around.find((each) => each !== utcToday()) ?? null;
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
  { id, message }: UnsentMessage,
  of = utcToday(),
): Promise<'sent' | 'refused' | 'unconfirmed' | { id: string | null }> {
  const stored = await fetchText(id);
  if (stored === message) return 'sent';
  const tried = messageNumberOf(id);
  const isCurrent = tried?.day === of;
  if (stored === null && isCurrent) {
    releaseNumber(uid, tried);
    const confirmation = await checkConfirmation();
    if (confirmation === 'renewed') return { id: takeId(uid, of, tried.number) };
    return confirmation === 'unconfirmed' ? 'unconfirmed' : 'refused';
  }
  return { id: takeId(uid, of, isCurrent ? tried.number + 1 : 0) };
}

async function checkConfirmation(): Promise<Confirmation | 'unknown'> {
  try {
    return await renewConfirmation();
  } catch (cause) {
    console.warn('Whether the e-mail is confirmed could not be checked', cause);
    return 'unknown';
  }
}

const textSchema = v.object({ message: v.string() });

/** The text of a message on the server; null where there is none. */
async function fetchText(id: string): Promise<string | null> {
  try {
    const found = await fetchDoc(paths.pastorMessage(id), textSchema);
    return found.state === 'ready' ? found.value.message : null;
  } catch (error) {
    if (isDenied(error)) return null;
    throw error;
  }
}

const counterSchema = v.object({ day, number: v.number() });

const counterKey = (uid: string) => `message-number.${uid}`;

/** The next id of a day that this device has not used, from a number on; null when the day's are used up. */
function takeId(uid: string, of = utcToday(), from = 0): string | null {
  const used = readStored(counterKey(uid), counterSchema);
  const next: MessageNumber = {
    day: of,
    number: Math.max(from, used?.day === of ? used.number + 1 : 0),
  };
  if (!isWithinQuota(next)) return null;
  storage.write(counterKey(uid), next);
  return messageIdOf(uid, next);
}

/** What was refused does not count, unless later numbers are taken. */
function releaseNumber(uid: string, refused: MessageNumber): void {
  const used = readStored(counterKey(uid), counterSchema);
  if (used?.day === refused.day && used.number === refused.number)
    storage.write(counterKey(uid), { ...used, number: used.number - 1 });
}

function giveBack(uid: string, unsent: UnsentMessage, error?: unknown): void {
  if (outbox.has(uid, keyOf(unsent))) {
    outbox.remove(uid, keyOf(unsent));
    const texts = [unsent.message, messageDraft.read(uid)].filter((text) => text !== '');
    messageDraft.write(uid, texts.join('\n\n'));
  }
  if (error) console.error('The message was refused', error);
  toastError('Erro ao enviar mensagem', `${reasonOf(error)} ${HELPLINES}`);
}

function reasonOf(error: unknown): string {
  if (error instanceof EmailUnconfirmed)
    return 'Falta confirmar o seu e-mail: o link está na sua caixa de entrada, e o início do aplicativo envia outro. O que você escreveu continua guardado.';
  return error instanceof DailyLimitReached
    ? 'Você já escreveu 20 mensagens hoje; continue amanhã.'
    : 'Não foi possível enviar a mensagem. Tente novamente.';
}

/** Help is never refused with the message. */
const HELPLINES = 'Se você está sofrendo ou em perigo, ligue 188 (CVV) ou 100.';

/** Answers a message; without a network it is sent later. The draft stays until the server has it, and so after a refusal. */
export function sendReply(messageId: string, response: string): Promise<Outcome> {
  const delivery = updateDoc(paths.pastorMessage(messageId), {
    status: 'responded',
    response,
    responded_at: serverTime(),
  });
  return followDelivery(delivery, {
    onSent: () => replyDraft.forget(messageId),
    onRefused: (error) => {
      console.error('The response was refused', error);
      const reason = isDenied(error)
        ? ' Você pode ter deixado de ser líder, ou falta a autorização do responsável desta pessoa.'
        : '';
      toastError('Erro', `Não foi possível enviar a resposta.${reason}`);
    },
  });
}
