import { Button, Stack } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth-frame';
import { LinkQuestion } from '@/features/auth/link-question';
import { isEmailAction, fetchLinkEmail, fetchResetEmail } from '@/lib/email-actions';
import type { EmailAction } from '@/lib/email-actions';
import { errorCode } from '@/lib/error-code';
import { errorText } from '@/lib/errors';
import { pendingClaim } from '@/lib/pending-claim';
import { useSession } from '@/lib/session';
import { FullPageSpinner, lazyComponent } from '@/ui/lazy';
import { useSignOut } from '../sign-out';

/** The address that the links in Firebase's e-mails open. */
export function Page() {
  const [query] = useSearchParams();
  const { status } = useSession();
  const { signOut, dialog } = useSignOut();
  const action = query.get('mode');
  const code = query.get('oobCode');
  if (!code || !isEmailAction(action)) return <BrokenLink />;
  return (
    <>
      <EmailActionScreen
        key={code}
        action={action}
        code={code}
        onSignInAgain={status === 'signed-in' ? signOut : null}
      />
      {dialog}
    </>
  );
}

const NewPassword = lazyComponent(() =>
  import('@/features/auth/new-password').then((module) => module.NewPassword),
);

interface Props {
  action: EmailAction;
  /** The `oobCode` of the link. */
  code: string;
  /** Ends the session on this device and opens the login; null without a session. */
  onSignInAgain: (() => void) | null;
}

type State = { email: string; isDone: boolean } | { error: unknown } | 'working';

/** The screen that a link in one of Firebase's e-mails opens. */
function EmailActionScreen({ action, code, onSignInAgain }: Props) {
  const [state, setState] = useState<State>('working');
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: State) => void (isCurrent && setState(next));
    const start = action === 'resetPassword' ? fetchResetEmail : fetchLinkEmail;
    start(code).then(
      (email) => show({ email, isDone: false }),
      (error: unknown) => show({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [action, code, attempt]);

  function retry(): void {
    setState('working');
    setAttempt(attempt + 1);
  }

  if (state === 'working') return <FullPageSpinner />;
  if ('error' in state) return <Failure action={action} error={state.error} onRetry={retry} />;
  const { email, isDone } = state;
  if (isDone) return <Done action={action} email={email} onSignInAgain={onSignInAgain} />;
  const step = {
    code,
    email,
    onDone: () => setState({ email, isDone: true }),
    onRefused: (error: unknown) => setState({ error }),
  };
  if (action !== 'resetPassword') return <LinkQuestion action={action} {...step} />;
  return (
    <Suspense fallback={<FullPageSpinner />}>
      <NewPassword {...step} />
    </Suspense>
  );
}

const done: Record<EmailAction, { title: string; text: (email: string) => string }> = {
  resetPassword: {
    title: 'Senha alterada',
    text: (email) => `Agora é só entrar com ${email} e a nova senha.`,
  },
  verifyEmail: {
    title: 'E-mail confirmado',
    text: (email) => `Obrigado! ${email} está confirmado.`,
  },
  verifyAndChangeEmail: {
    title: 'E-mail alterado',
    text: (email) => `De agora em diante, entre com ${email}.`,
  },
  recoverEmail: {
    title: 'E-mail restaurado',
    text: (email) =>
      `Sua conta voltou a usar ${email}. Se não foi você quem pediu a troca, crie também outra senha.`,
  },
};

interface DoneProps extends Pick<Props, 'action' | 'onSignInAgain'> {
  email: string;
}

/** Offers to sign in again, because a new password or address ends all sessions of the account, including one on this device. */
function Done({ action, email, onSignInAgain }: DoneProps) {
  const { title, text } = done[action];
  const signIn = onSignInAgain
    ? { onClick: onSignInAgain }
    : { component: Link, to: '/auth', state: { email } };
  return (
    <Outcome title={title} text={text(email)}>
      {action === 'recoverEmail' && (
        <Button component={Link} to="/auth?mode=forgot" state={{ email }} variant="outlined">
          Criar outra senha
        </Button>
      )}
      {action === 'verifyEmail' ? (
        <Confirmed claim={pendingClaim.address()} />
      ) : (
        <Button {...signIn} variant="contained" size="large">
          Entrar
        </Button>
      )}
    </Outcome>
  );
}

/** @param claim the address at which the first admin continues; null for everyone else */
const Confirmed = ({ claim }: { claim: string | null }) => (
  <Button component={Link} to={claim ?? '/dashboard'} variant="contained" size="large">
    {claim === null ? 'Continuar' : 'Continuar a administração'}
  </Button>
);

const USED = 'O link já foi usado, ou o endereço não veio inteiro. Abra o e-mail mais recente.';

/** The errors that only a new link can fix. */
const failures: Record<string, { title: string; text: string }> = {
  'auth/expired-action-code': {
    title: 'Este link venceu',
    text: 'Por segurança, cada link vale por pouco tempo.',
  },
  'auth/invalid-action-code': { title: 'Este link não vale mais', text: USED },
  'auth/user-not-found': {
    title: 'Esta conta não existe mais',
    text: 'A conta deste e-mail foi apagada.',
  },
  'auth/email-already-in-use': {
    title: 'Este e-mail já é de outra conta',
    text: 'Ele foi cadastrado depois que o link foi enviado. A sua conta continua com o e-mail de antes.',
  },
  'auth/user-disabled': {
    title: 'Esta conta foi desativada',
    text: 'Fale com o administrador da sua igreja.',
  },
};

interface FailureProps {
  action: EmailAction;
  error: unknown;
  onRetry: () => void;
}

function Failure({ action, error, onRetry }: FailureProps) {
  const failure = failures[errorCode(error)];
  if (!failure) {
    return (
      <Outcome title="Não foi possível abrir o link" text={errorText(error)}>
        <Button onClick={onRetry} variant="contained" size="large">
          Tentar novamente
        </Button>
        <Button component={Link} to="/auth" size="large">
          Ir para o login
        </Button>
      </Outcome>
    );
  }
  return <BrokenLink {...failure} offersNewLink={action === 'resetPassword'} />;
}

interface BrokenLinkProps {
  title?: string;
  text?: string;
  /** Offers to request another link for a new password. */
  offersNewLink?: boolean;
}

/** Explains why a link does not work, and offers a way to continue. */
function BrokenLink({
  title = 'Este link está incompleto',
  text = 'Abra o link direto do e-mail, ou copie o endereço inteiro.',
  offersNewLink = true,
}: BrokenLinkProps) {
  return (
    <Outcome title={title} text={text}>
      {offersNewLink && (
        <Button component={Link} to="/auth?mode=forgot" variant="contained" size="large">
          Pedir outro link
        </Button>
      )}
      <Button
        component={Link}
        to="/auth"
        variant={offersNewLink ? 'text' : 'contained'}
        size="large"
      >
        Ir para o login
      </Button>
    </Outcome>
  );
}

function Outcome({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <AuthFrame page={title} title={title} text={text}>
      <Stack spacing={1.5}>{children}</Stack>
    </AuthFrame>
  );
}
