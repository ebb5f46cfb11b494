import { Button, Link, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  SENT_EMAILS_KEY,
  resendConfirmation,
  resendState,
  useUnconfirmedEmail,
  watchConfirmation,
} from '@/lib/confirm-email';
import { errorText } from '@/lib/errors';
import { useStoredText } from '@/lib/storage';
import { LocalMail } from './local-mail';
import { Notice } from './page/notice';

interface Props {
  /** What the confirmation unlocks. */
  purpose?: string;
}

/** Asks a person to confirm their e-mail address and resends the link on request; renders nothing after confirmation. */
export function ConfirmEmail({
  purpose = 'Com ele confirmado, você também escreve ao seu líder e conversa com o mentor.',
}: Props) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const email = useUnconfirmedEmail();
  const { sent, wait } = useSendingState();
  const isSent = sent > 0;
  const isShown = email !== null;
  useEffect(() => (isShown ? watchConfirmation() : undefined), [isShown]);

  if (email === null) return null;

  async function send(): Promise<void> {
    setSending(true);
    setError(null);
    try {
      await resendConfirmation();
    } catch (cause) {
      console.warn('The link could not be sent', cause);
      setError(errorText(cause));
    }
    setSending(false);
  }

  return (
    <Stack spacing={1}>
      <Notice
        severity="info"
        role="status"
        title="Confirme o seu e-mail"
        text={
          <>
            {purpose} {isSent ? 'Abra o link que enviamos para' : 'Peça o link: ele vai para'}{' '}
            <strong>{email}</strong>. {isSent && 'Não chegou? Veja também a caixa de spam.'} Não é o
            seu endereço?{' '}
            <Link component={RouterLink} to="/conta" color="inherit">
              Corrija em Conta
            </Link>
            .{wait === null && ' Por hoje já enviamos cinco vezes: amanhã você pode pedir outro.'}
            {wait !== null && wait > 0 && ' Daqui a um minuto você pode pedir outro.'}
          </>
        }
        action={
          <Button loading={isSending} disabled={wait !== 0} onClick={() => void send()}>
            {isSent ? 'Enviar de novo' : 'Enviar o link'}
          </Button>
        }
      />
      {error && <Notice title="Erro ao enviar o link" text={error} />}
      {import.meta.env.VITE_EMULATORS && isSent && (
        <LocalMail key={sent} email={email} mode="verifyEmail" />
      )}
    </Stack>
  );
}

/** The sending state, re-read when the wait before another e-mail is over. */
function useSendingState() {
  useStoredText(SENT_EMAILS_KEY);
  const [, setPassed] = useState(0);
  const state = resendState();
  const { wait } = state;
  useEffect(() => {
    if (!wait) return undefined;
    const timer = setTimeout(() => setPassed((count) => count + 1), wait);
    return () => clearTimeout(timer);
  }, [wait]);
  return state;
}
