import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { useMemo } from 'react';
import * as v from 'valibot';
import { isDenied } from '@/lib/firebase/errors';
import { createOutbox, followDelivery } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { textDraft } from '@/lib/stored';
import { toastError } from '@/lib/toast';
import { updateDoc, serverTime, writeDoc } from '@/lib/writes';

/** A disciple's unsent message to the leader, by uid. */
export const messageDraft = textDraft('message-draft');

/** A leader's response that the server does not have yet, by the message's id. */
export const replyDraft = textDraft('reply-draft');

const unsentSchema = v.object({ id: v.string(), message: v.string() });
type UnsentMessage = v.InferOutput<typeof unsentSchema>;

const outbox = createOutbox({
  name: 'outbox',
  schema: v.array(unsentSchema),
  idOf: ({ id }) => id,
  pathOf: (_, { id }) => paths.pastorMessage(id),
});

interface NewMessage {
  uid: string;
  leaderId: string;
  devotionalId: Day | null;
  message: string;
}

/** Sends a message to the leader; without a network it is sent later. The text of a refused one is a draft again. */
export function sendMessage({
  uid,
  leaderId,
  devotionalId,
  message,
}: NewMessage): Promise<Outcome> {
  const unsent = { id: crypto.randomUUID(), message };
  outbox.put(uid, unsent);
  const delivery = writeDoc(paths.pastorMessage(unsent.id), {
    user_id: uid,
    pastor_id: leaderId,
    devotional_id: devotionalId,
    message,
    status: 'pending',
    response: null,
    responded_at: null,
    created_at: serverTime(),
  });
  return outbox.follow(uid, unsent, delivery, (error) => giveBack(uid, unsent, error));
}

/** The ids of the messages that wait for the server. */
export function useUnsentMessages(uid: string): ReadonlySet<string> {
  const unsent = outbox.useEntries(uid);
  return useMemo(() => new Set(unsent.map(({ id }) => id)), [unsent]);
}

/** Settles the messages of an earlier visit. */
export function useSettledMessages(uid: string): void {
  outbox.useSettled(uid, (unsent) => giveBack(uid, unsent));
}

function giveBack(uid: string, { id, message }: UnsentMessage, error?: unknown): void {
  if (outbox.has(uid, id)) {
    outbox.remove(uid, id);
    const texts = [message, messageDraft.read(uid)].filter((text) => text !== '');
    messageDraft.write(uid, texts.join('\n\n'));
  }
  if (error) console.error('The message was refused', error);
  const tooMany = isDenied(error) ? ' Se você já escreveu muitas hoje, espere até amanhã.' : '';
  toastError(
    'Erro ao enviar mensagem',
    `Não foi possível enviar a mensagem. Tente novamente.${tooMany}`,
  );
}

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
      toastError('Erro', 'Não foi possível enviar a resposta.');
    },
  });
}
