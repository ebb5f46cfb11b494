import type { Day } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import { useMemo } from 'react';
import * as v from 'valibot';
import { isDenied } from '@/lib/reads';
import { storage, useStoredText } from '@/lib/storage';
import { readStored, textDraft } from '@/lib/stored';
import { toastError } from '@/lib/toast';
import { serverTime, writeDoc } from '@/lib/writes';
import { outboxKey } from './outbox-key';

/** What a person is writing to the leader, kept on the device from one dialog to the next until it is sent. By uid. */
export const messageDraft = textDraft('message-draft');

const schema = v.array(v.object({ id: v.string(), message: v.string() }));
type Unsent = v.InferOutput<typeof schema>[number];

const read = (uid: string) => readStored(outboxKey(uid), schema) ?? [];

function write(uid: string, unsent: Unsent[]): void {
  if (unsent.length > 0) storage.write(outboxKey(uid), unsent);
  else storage.remove(outboxKey(uid));
}

/** The messages that have left the dialog and that the server has not confirmed: what was written is never lost. */
export const outbox = {
  ids: (uid: string) => read(uid).map(({ id }) => id),
  keep(uid: string, unsent: Unsent): void {
    write(uid, [...read(uid), unsent]);
  },
  /** The server has it. */
  forget(uid: string, id: string): void {
    write(
      uid,
      read(uid).filter((each) => each.id !== id),
    );
  },
  /** The server refuses it: its text is a draft again. */
  giveBack(uid: string, id: string): void {
    const refused = read(uid).find((each) => each.id === id);
    if (!refused) return;
    outbox.forget(uid, id);
    const texts = [refused.message, messageDraft.read(uid)].filter((text) => text !== '');
    messageDraft.write(uid, texts.join('\n\n'));
  },
};

/** The ids of the messages that wait for the server. */
export function useOutbox(uid: string): ReadonlySet<string> {
  const text = useStoredText(outboxKey(uid));
  return useMemo(() => new Set(text === null ? [] : outbox.ids(uid)), [uid, text]);
}

interface NewMessage {
  uid: string;
  leaderId: string;
  devotionalId: Day | null;
  message: string;
}

/**
 * Sends a message; without a network it is kept on the device and sent later.
 * @returns when the server has it or this device keeps it
 * @throws what the server refused it with; when it does so only later, `onRefusal` hears of it. Its text is a draft again.
 */
export async function sendMessage(
  { uid, leaderId, devotionalId, message }: NewMessage,
  onRefusal: (error: unknown) => void,
): Promise<'sent' | 'on-device'> {
  const id = crypto.randomUUID();
  outbox.keep(uid, { id, message });
  const { kept, sent } = writeDoc(paths.pastorMessage(id), {
    user_id: uid,
    pastor_id: leaderId,
    devotional_id: devotionalId,
    message,
    status: 'pending',
    response: null,
    responded_at: null,
    created_at: serverTime(),
  });
  try {
    const result = await kept;
    sent.then(
      () => outbox.forget(uid, id),
      (error: unknown) => {
        outbox.giveBack(uid, id);
        onRefusal(error);
      },
    );
    return result;
  } catch (error) {
    outbox.giveBack(uid, id);
    throw error;
  }
}

/** What was written is a draft again, in the dialog. */
export function tellOfFailure(error?: unknown): void {
  const tooMany = isDenied(error) ? ' Se você já escreveu muitas hoje, espere até amanhã.' : '';
  toastError(
    'Erro ao enviar mensagem',
    `Não foi possível enviar a mensagem. Tente novamente.${tooMany}`,
  );
}
