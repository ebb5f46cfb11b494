import { replySchema } from '@raizes/domain/forms/messages';
import { paths } from '@raizes/domain/paths';
import { useEffect, useRef } from 'react';
import { isDenied } from '@/lib/error-code';
import { followDelivery } from '@/lib/outbox';
import type { Outcome } from '@/lib/outbox';
import { toastError } from '@/lib/toast';
import { serverTime, mergeDoc } from '@/lib/writes';
import { firstError } from '@/ui/form';
import { FinalTextForm, notifySent } from './final-text-form';
import { replyDraft } from './send';

interface Props {
  messageId: string;
  /** The local cache shows the reply before the server has accepted it; until then, the form must stay. */
  onSending: (isSending: boolean) => void;
  onResponded: () => void;
}

/** The form for the leader's reply to a message. */
export function ReplyForm({ messageId, onSending, onResponded }: Props) {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  async function send(response: string): Promise<void> {
    onSending(true);
    const outcome = await sendReply(messageId, response);
    if (outcome === 'refused') {
      onSending(false);
      return;
    }
    notifySent(outcome, 'Resposta');
    // Another message may be open by now.
    if (isShown.current) onResponded();
  }

  return (
    <FinalTextForm
      label="Sua resposta"
      placeholder="Escreva sua resposta..."
      action="Enviar Resposta"
      draft={replyDraft.useText(messageId)}
      onDraft={(text) => replyDraft.write(messageId, text)}
      validate={(response) => firstError(replySchema, { response }).response}
      send={send}
    />
  );
}

/**
 * Answers a message; an offline reply is sent later. The draft is kept until the server confirms the reply, so it survives a
 * refusal.
 */
function sendReply(messageId: string, response: string): Promise<Outcome> {
  const delivery = mergeDoc(paths.pastorMessage(messageId), {
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
