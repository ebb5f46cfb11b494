import { replySchema } from '@raizes/domain/forms/messages';
import { useEffect, useRef } from 'react';
import { firstError } from '@/ui/form';
import { FinalTextForm, notifySent } from './final-text-form';
import { sendReply } from './send';
import { replyDraft } from './unsent';

interface Props {
  messageId: string;
  /** The local cache shows the response before the server has accepted it; the form must stay meanwhile. */
  onSending: (isSending: boolean) => void;
  onResponded: () => void;
}

/** The leader's answer to a message. */
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
