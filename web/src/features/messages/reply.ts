import { pastorMessageSchema } from '@raizes/domain/documents/pastor-message';
import { paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { isDenied } from '@/lib/error-code';
import { createWriteOutbox } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { fetchDoc } from '@/lib/reads';
import { textDraft } from '@/lib/stored';
import { toastError } from '@/lib/toast';
import { mergeDoc, serverTime } from '@/lib/writes';

/** A leader's reply that the server does not have yet, by the message's id. */
export const replyDraft = textDraft('reply-draft');

const replySchema = v.object({ id: v.string(), response: v.string() });
type Reply = v.InferOutput<typeof replySchema>;

/** The replies that the server has not confirmed, by the message's id. Their text also stays in the draft until then. */
export const replyOutbox = createWriteOutbox<Reply>({
  name: 'replies',
  schema: v.array(replySchema),
  idOf: ({ id }) => id,
  pathOf: (_uid, { id }) => paths.pastorMessage(id),
  // The message can have been answered on another device.
  isWritten: ({ response }, fields) => fields.response === response,
  onSent(uid, { id, response }) {
    replyDraft.forget(id, response);
    replyOutbox.remove(uid, id);
  },
});

/** Answers a message; an offline reply is sent later. The draft survives a refusal. */
export function sendReply(uid: string, reply: Reply): Promise<Outcome> {
  const { id, response } = reply;
  replyOutbox.put(uid, reply);
  const delivery = mergeDoc(paths.pastorMessage(id), {
    status: 'responded',
    response,
    responded_at: serverTime(),
  });
  return replyOutbox.follow(uid, reply, delivery, (error) => {
    console.error('The response was refused', error);
    void giveUp(uid, reply, isDenied(error));
  });
}

/** Finds out what became of the replies of an earlier visit. @throws when the server is unreachable */
export const settleReplies = (uid: string) =>
  replyOutbox.settle(uid, (reply) => void giveUp(uid, reply, true));

/** Leaves a refused reply in its draft, and says why it was refused. */
async function giveUp(uid: string, { id }: Reply, wasDenied: boolean): Promise<void> {
  replyOutbox.remove(uid, id);
  const reason = wasDenied ? ` ${await reasonOfDenial(id)}` : '';
  toastError('Erro', `Não foi possível enviar a resposta.${reason}`);
}

async function reasonOfDenial(id: string): Promise<string> {
  const message = await fetchDoc(paths.pastorMessage(id), pastorMessageSchema).catch(() => null);
  return message?.state === 'ready' && message.value.response !== null
    ? 'Já foi respondida em outro aparelho.'
    : 'Você pode ter deixado de ser líder, ou falta a autorização do responsável desta pessoa.';
}
