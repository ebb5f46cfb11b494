import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { applyEmailAction, isLinkUnusable } from '@/lib/email-actions';
import type { EmailAction } from '@/lib/email-actions';
import { errorText } from '@/lib/errors';
import { Notice } from '@/ui/page/notice';
import { AuthFrame } from './auth-frame';

interface Props {
  action: Exclude<EmailAction, 'resetPassword'>;
  code: string;
  /** The account's address after the link has been followed. */
  email: string;
  onDone: () => void;
  /** Called when the link has expired or was used elsewhere. */
  onRefused: (error: unknown) => void;
}

/**
 * Asks before the link takes effect. Mail scanners open every link, and would otherwise confirm an address with which someone other
 * than its owner has signed up.
 */
export function LinkQuestion({ action, code, email, onDone, onRefused }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { title, text, button } = questions[action];

  async function follow(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await applyEmailAction(code);
      onDone();
    } catch (error) {
      if (isLinkUnusable(error)) {
        onRefused(error);
        return;
      }
      setFailure(errorText(error));
      setBusy(false);
    }
  }

  return (
    <AuthFrame page={title} title={title} text={text(email)}>
      <Stack spacing={2}>
        {failure && <Notice title="Ainda não deu certo" text={failure} />}
        <Button variant="contained" size="large" loading={isBusy} onClick={() => void follow()}>
          {button}
        </Button>
      </Stack>
    </AuthFrame>
  );
}

interface Question {
  title: string;
  text: (email: string) => string;
  button: string;
}

const questions: Record<Props['action'], Question> = {
  verifyEmail: {
    title: 'Esta conta é sua?',
    text: (email) =>
      `Alguém criou uma conta no Raízes com ${email}. Se não foi você, é só fechar esta página.`,
    button: 'Confirmo que criei esta conta',
  },
  verifyAndChangeEmail: {
    title: 'Trocar de e-mail?',
    text: (email) =>
      `A sua conta no Raízes passa a usar ${email}. Se você não pediu a troca, é só fechar esta página.`,
    button: 'Trocar o e-mail',
  },
  recoverEmail: {
    title: 'Desfazer a troca?',
    text: (email) =>
      `A sua conta no Raízes volta a usar ${email}. Desfaça se não foi você quem pediu a troca.`,
    button: 'Desfazer a troca',
  },
};
