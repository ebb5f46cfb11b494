import type { Response } from '@raizes/domain/callables/responses';
import { POSITION_INVITATION_DAYS } from '@raizes/domain/limits';
import { leaderTitle } from '@raizes/domain/documents/people';
import { Button, DialogContentText } from '@mui/material';
import { useEffect, useState } from 'react';
import { useOnline, useVisible } from '@/lib/browser';
import { call } from '@/lib/callable';
import { useUnconfirmedEmail } from '@/lib/confirm-email';
import { errorCode } from '@/lib/error-code';
import { errorText } from '@/lib/errors';
import { pendingInvitation } from '@/lib/pending-invitation';
import { useSession } from '@/lib/session';
import { toastError, toastInfo } from '@/lib/toast';
import { AppDialog } from '@/ui/app-dialog';
import { ConfirmDialog } from '@/ui/confirm-dialog';

type Redeemed = Response<'redeem-invitation'>;
type Shown = Extract<Redeemed, { state: 'linked' | 'asks' | 'positioned' }>;

/** After a failure that may pass, it is tried again this much later, and each time as much later still. */
const RETRY_MS = 5000;
const MAX_RETRIES = 3;

/**
 * Redeems the invitation stored on this device as soon as its person is signed in and admitted. Closing a dialog forgets the code, which
 * unmounts this component: `background-work.tsx` mounts it only while a code is stored.
 */
export function RedeemInvitation() {
  const [shown, setShown] = useState<Shown | null>(null);
  const isOnline = useOnline();
  const isVisible = useVisible();
  const session = useSession();
  const email = session.status === 'signed-in' ? session.person.email : null;
  const unconfirmed = useUnconfirmedEmail();

  useEffect(() => {
    // Also retried when the network or the app is back, and when the e-mail is confirmed.
    if (shown || email === null || !isOnline || !isVisible) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const attempt = (retry: number): void => {
      const onFailure = () => {
        if (isOver || retry === MAX_RETRIES) return;
        timer = setTimeout(() => attempt(retry + 1), (retry + 1) * RETRY_MS);
      };
      void redeem(email, null, onFailure).then(setShown);
    };
    attempt(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [shown, email, unconfirmed, isOnline, isVisible]);

  if (shown?.state === 'asks' && email !== null) {
    return <AskDialog {...shown} onConfirm={async () => setShown(await redeem(email, shown))} />;
  }
  if (!shown || shown.state === 'asks') return null;
  return <AcceptedDialog answer={shown} onClose={pendingInvitation.forget} />;
}

/**
 * @param confirmed the question that the person confirmed; returned again if the call fails
 * @param onFailure called if the call fails for a reason that may pass
 * @returns what a dialog shows or asks; null if there is nothing
 */
async function redeem(
  email: string,
  confirmed: Shown | null,
  onFailure?: () => void,
): Promise<Shown | null> {
  if (pendingInvitation.belongsToOther(email)) return null;
  const code = pendingInvitation.read();
  if (code === null) {
    pendingInvitation.forget();
    return null;
  }
  try {
    return handleAnswer(
      email,
      await call('redeem-invitation', { code, replace: confirmed !== null }),
    );
  } catch (error) {
    // A permanent refusal with its reason; other errors can be temporary.
    if (errorCode(error) === 'failed-precondition') {
      pendingInvitation.forget();
      toastError('Convite não aceito', errorText(error));
      return null;
    }
    console.warn('The invitation could not be redeemed yet', error);
    onFailure?.();
    if (confirmed) toastError('O convite ainda não foi aceito', errorText(error));
    return confirmed;
  }
}

let hasRemindedOfEmail = false;

function handleAnswer(email: string, answer: Redeemed): Shown | null {
  switch (answer.state) {
    case 'gone':
      pendingInvitation.forget();
      // The server does not say which, so that a code cannot be tried out.
      toastInfo(
        'Este convite não vale para a sua conta',
        'Ele pode ser para outro e-mail, ter vencido ou já ter sido usado. Peça outro a quem convidou você.',
      );
      return null;
    case 'unconfirmed':
      pendingInvitation.awaitEmail(email, POSITION_INVITATION_DAYS);
      if (!hasRemindedOfEmail) {
        toastInfo(
          'Falta confirmar o seu e-mail',
          'O convite passa a valer assim que você confirmar.',
        );
      }
      hasRemindedOfEmail = true;
      return null;
    case 'linked':
    case 'positioned':
      // Not redeemed again from this device: an admin may have unlinked the person in the meantime.
      pendingInvitation.markRedeemed();
      return answer;
    case 'asks':
      return answer;
  }
}

interface AskProps extends Omit<Extract<Shown, { state: 'asks' }>, 'state'> {
  onConfirm: () => Promise<void>;
}

/** Replacing a leader, or accepting a position that ends the link, is confirmed first. */
function AskDialog({ leader, from: current, onConfirm }: AskProps) {
  return (
    <ConfirmDialog
      title={leader ? 'Trocar de líder?' : 'Aceitar o novo cargo?'}
      text={
        leader
          ? `Hoje ${current.full_name} caminha com você. Ao aceitar o convite, ${leader.full_name} passa a acompanhar você e a ler as mensagens que você enviar daqui em diante.`
          : `Quem lidera não tem outro líder no Raízes: ${current.full_name} deixa de acompanhar você.`
      }
      action="Aceitar o convite"
      cancel={`Ficar com ${current.full_name}`}
      color="primary"
      onConfirm={onConfirm}
      onClose={pendingInvitation.forget}
    />
  );
}

interface AcceptedProps {
  answer: Extract<Shown, { state: 'linked' | 'positioned' }>;
  onClose: () => void;
}

function AcceptedDialog({ answer, onClose }: AcceptedProps) {
  const title =
    answer.state === 'linked'
      ? `${answer.leader.full_name} caminha com você`
      : `Agora você é ${leaderTitle(answer.position)}`;
  return (
    <AppDialog
      title={title}
      maxWidth="xs"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          Começar
        </Button>
      }
    >
      <DialogContentText>
        {answer.state === 'linked'
          ? `É ${leaderTitle(answer.leader.position).toLowerCase()} da sua igreja, e é quem lê as mensagens que você enviar ao seu líder. O que você escreve no devocional continua só seu.`
          : 'O Painel do Pastor já está no seu início. Em Convites você chama quem vai caminhar com você.'}
      </DialogContentText>
    </AppDialog>
  );
}
