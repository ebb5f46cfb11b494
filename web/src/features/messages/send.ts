import type { Request } from '@raizes/domain/callables/requests';
import type { MessageRefusal } from '@raizes/domain/callables/responses';
import { day, instant } from '@raizes/domain/documents/fields';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { DAILY_FIRST_WORDS, DAILY_MESSAGES, MESSAGE_MAX_LENGTH } from '@raizes/domain/limits';
import * as v from 'valibot';
import { call } from '@/lib/callable';
import { errorCode } from '@/lib/error-code';
import { createOutbox } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { shownPerson, whenStatus } from '@/lib/session';
import { textDraft } from '@/lib/stored';
import { currentTime, withTimeout } from '@/lib/timing';
import { toastError } from '@/lib/toast';

/** A disciple's unsent message to the leader, by uid. */
export const messageDraft = textDraft('message-draft');

/** A leader's unsent message to several disciples, by the leader's uid. */
export const severalDraft = textDraft('several-draft');

/** A leader's unsent first word, by the disciple's uid. */
export const firstWordDraft = textDraft('first-word-draft');

const waitingSchema = v.object({
  /** The id of the request, which becomes the message's. */
  id: v.string(),
  leaderId: v.string(),
  /** The recipient of a leader's first word; absent in a disciple's message. */
  to: v.optional(v.string()),
  devotionalId: v.nullable(day),
  message: v.string(),
  /** When it was written, by this device's clock. */
  at: instant,
});
export type WaitingMessage = v.InferOutput<typeof waitingSchema>;

/** The messages that the server has not answered yet, oldest first. */
export const messageOutbox = createOutbox({
  name: 'messages',
  schema: v.array(waitingSchema),
  idOf: ({ id }) => id,
});

/** A disciple's refused messages, whose text is back in the draft, until that is edited or sent. */
export const refusedMessages = createOutbox({
  name: 'refused-messages',
  schema: v.array(v.object({ id: v.string(), leaderId: v.string() })),
  idOf: ({ id }) => id,
});

export function forgetRefused(uid: string): void {
  const refused = refusedMessages.read(uid);
  if (refused.length > 0) refusedMessages.remove(uid, ...refused.map(({ id }) => id));
}

/** A waiting message as a document that the server has not stamped. */
export const asMessage = (
  uid: string,
  leader: Leader | null,
  { id, leaderId, to, devotionalId, message, at }: WaitingMessage,
): PastorMessage => ({
  id,
  user_id: to ?? uid,
  pastor_id: leaderId,
  devotional_id: devotionalId,
  message: to === undefined ? message : '',
  status: to === undefined ? 'pending' : 'responded',
  response: to === undefined ? null : message,
  responded_at: to === undefined ? null : at,
  created_at: at,
  archived_at: null,
  disciple_name: null,
  pastor_name: leader?.id === leaderId ? leader.full_name : null,
  pastor_position: leader?.id === leaderId ? leader.position : 'lider',
  verse_reference: null,
  devotional_date: null,
});

type NewMessage = Omit<WaitingMessage, 'id' | 'at'>;

/** How long a person waits for the server's answer. */
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Sends a message. It waits on this device until the server answers; the text of a refused one returns to the draft.
 * @param onStored called with its id as soon as this device has it
 */
export async function sendMessage(
  uid: string,
  message: NewMessage,
  onStored?: (id: string) => void,
): Promise<Outcome> {
  const waiting = store(uid, message);
  if (!waiting) return 'refused';
  draftOf(uid, waiting).forget(message.message);
  if (message.to === undefined) forgetRefused(uid);
  onStored?.(waiting.id);
  const sent = inTurn(uid, () => deliver(uid, waiting));
  const inTime = await withTimeout(sent, navigator.onLine ? ANSWER_TIMEOUT_MS : 0);
  return inTime ?? 'on-device';
}

/**
 * Writes the same to several disciples, to each in private, and waits until the server has answered. After one that gets no answer,
 * the others wait on this device.
 * @returns to whom it was sent, for whom it waits on this device and to whom it was refused; null if this device cannot store all of them, when none is sent
 */
export async function sendToSeveral(
  uid: string,
  ids: readonly string[],
  message: string,
): Promise<Record<Outcome, string[]> | null> {
  const stored: (WaitingMessage & { to: string })[] = [];
  for (const to of ids) {
    const waiting = store(uid, { leaderId: uid, to, devotionalId: null, message });
    if (!waiting) {
      messageOutbox.remove(uid, ...stored.map(({ id }) => id));
      return null;
    }
    stored.push({ ...waiting, to });
  }
  severalDraft.forget(uid, message);
  const people: Record<Outcome, string[]> = { sent: [], 'on-device': [], refused: [] };
  if (!navigator.onLine) return { ...people, 'on-device': [...ids] };
  await inTurn(uid, async () => {
    for (const waiting of stored) {
      const isAnswered = people['on-device'].length === 0;
      people[isAnswered ? await deliver(uid, waiting) : 'on-device'].push(waiting.to);
    }
  });
  return people;
}

const NO_ROOM = 'Este aparelho não tem espaço para guardar a mensagem até o envio.';

/** Stores a message until the server has it; null, and a toast, if this device has no room. */
function store(uid: string, message: NewMessage): WaitingMessage | null {
  const waiting = { ...message, id: crypto.randomUUID(), at: currentTime() };
  if (messageOutbox.put(uid, waiting)) return waiting;
  notifyRefused(waiting, NO_ROOM);
  return null;
}

/** Sends the waiting messages, until one gets no answer. */
export async function sendWaiting(uid: string): Promise<void> {
  if (messageOutbox.read(uid).length === 0) return;
  await inTurn(uid, async () => {
    for (const waiting of messageOutbox.read(uid))
      if ((await deliver(uid, waiting)) === 'on-device') return;
  });
}

/** One tab sends at a time. A message that two tabs send is stored once, because its id stays the same. */
async function inTurn<Result>(uid: string, work: () => Promise<Result>): Promise<Result> {
  await whenStatus('signed-in');
  return navigator.locks.request(`raizes.messages.${uid}`, work);
}

async function deliver(uid: string, waiting: WaitingMessage): Promise<Outcome> {
  const { id, leaderId, to, devotionalId, message } = waiting;
  const request = {
    requestId: id,
    leaderId,
    devotionalId,
    message,
    ...(to !== undefined && { to }),
  };
  const answer = await ask(uid, request);
  if (answer === 'unanswered') return 'on-device';
  const isWaiting = messageOutbox.has(uid, id);
  // Before it leaves the outbox, so that no window takes it for a sent one.
  if (answer !== 'sent' && isWaiting && to === undefined)
    refusedMessages.put(uid, { id, leaderId });
  messageOutbox.remove(uid, id);
  if (answer === 'sent') return 'sent';
  // Otherwise another tab has returned it.
  if (isWaiting) returnToDraft(uid, waiting, answer);
  return 'refused';
}

async function ask(
  uid: string,
  request: Request<'send-message'>,
): Promise<'sent' | 'unanswered' | MessageRefusal | 'invalid'> {
  // Somebody else has signed in.
  if (shownPerson()?.uid !== uid) return 'unanswered';
  try {
    const answer = await call('send-message', request);
    return 'refused' in answer ? answer.refused : 'sent';
  } catch (error) {
    console.warn('A message was not sent', error);
    return ['invalid-argument', 'already-exists'].includes(errorCode(error))
      ? 'invalid'
      : 'unanswered';
  }
}

function draftOf(uid: string, { to }: Pick<NewMessage, 'to'>) {
  const draft = to === undefined ? messageDraft : firstWordDraft;
  const id = to ?? uid;
  return {
    read: () => draft.read(id),
    write: (text: string) => draft.write(id, text),
    forget: (sent: string) => draft.forget(id, sent),
  };
}

function returnToDraft(
  uid: string,
  waiting: WaitingMessage,
  refusal: MessageRefusal | 'invalid',
): void {
  const draft = draftOf(uid, waiting);
  const texts = [waiting.message, draft.read()].filter((text) => text !== '');
  draft.write(texts.join('\n\n'));
  const reasons = waiting.to === undefined ? reasonsOfDisciple : reasonsOfLeader;
  notifyRefused(waiting, reasons[refusal]);
}

/** Help must not depend on the message being accepted, so every refusal of a disciple's message names the helplines. */
function notifyRefused({ to }: WaitingMessage, reason: string): void {
  const helplines = ' Se você está sofrendo ou em perigo, ligue 188 (CVV) ou 100.';
  toastError('Erro ao enviar mensagem', to === undefined ? reason + helplines : reason);
}

const FAILED = 'Não foi possível enviar a mensagem. Tente novamente.';
const KEPT = 'O que você escreveu continua guardado.';

const reasons = {
  email: `Falta confirmar o seu e-mail: o link está na sua caixa de entrada, e o início do aplicativo envia outro. ${KEPT}`,
  size: `Sua mensagem deve ter no máximo ${MESSAGE_MAX_LENGTH.toLocaleString('pt-BR')} caracteres. ${KEPT}`,
  invalid: FAILED,
};

const quotaReason = (count: number) => `Você já escreveu ${count} mensagens hoje; continue amanhã.`;

const reasonsOfDisciple: Record<MessageRefusal | 'invalid', string> = {
  ...reasons,
  link: `${FAILED} Se continuar assim, fale com a sua igreja: seu líder pode ter mudado ou não estar recebendo mensagens. ${KEPT}`,
  guardian: `${FAILED} Falta a autorização do seu responsável: peça que fale com a sua igreja. ${KEPT}`,
  quota: quotaReason(DAILY_MESSAGES),
};

const NOT_REACHABLE =
  'Esta pessoa pode não estar mais ligada a você, ou falta a autorização do responsável dela.';

const reasonsOfLeader: Record<MessageRefusal | 'invalid', string> = {
  ...reasons,
  link: NOT_REACHABLE,
  guardian: NOT_REACHABLE,
  quota: quotaReason(DAILY_FIRST_WORDS),
};
