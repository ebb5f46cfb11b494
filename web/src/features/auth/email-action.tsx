import { newPasswordSchema } from '@raizes/domain/forms/account';
import { Button, Stack } from '@mui/material';
import { useFormik } from 'formik';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { applyEmailAction, emailOfReset, resetPassword } from '@/lib/email-actions';
import type { EmailAction } from '@/lib/email-actions';
import { errorCode, errorText } from '@/lib/firebase/errors';
import { toastSuccess } from '@/lib/toast';
import { FullPageSpinner } from '@/ui/lazy';
import { firstError, useFocusOnError } from '@/ui/form';
import { FormAlert } from '@/ui/form-alert';
import { PasswordField } from '@/ui/password-field';
import { AuthFrame } from './auth-screen';

interface Props {
  action: EmailAction;
  /** The `oobCode` of the link. */
  code: string;
}

type State = { email: string; isDone: boolean } | { error: unknown } | 'working';

/** What a link out of one of Firebase's e-mails opens. */
export function EmailActionScreen({ action, code }: Props) {
  const [state, setState] = useState<State>('working');
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: State) => void (isCurrent && setState(next));
    const start = action === 'resetPassword' ? emailOfReset : applyEmailAction;
    start(code).then(
      (email) => show({ email, isDone: action !== 'resetPassword' }),
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
  if (isDone) return <Done action={action} email={email} />;
  return (
    <NewPassword
      code={code}
      email={email}
      onDone={() => setState({ email, isDone: true })}
      onRefused={(error) => setState({ error })}
    />
  );
}

interface NewPasswordProps {
  code: string;
  email: string;
  onDone: () => void;
  /** The link has expired meanwhile, or was used elsewhere. */
  onRefused: (error: unknown) => void;
}

function NewPassword({ code, email, onDone, onRefused }: NewPasswordProps) {
  const [serverError, setServerError] = useState<string | null>(null);
  const { errors, submitCount, isSubmitting, handleSubmit, getFieldProps } = useFormik({
    initialValues: { password: '' },
    validate: (values) => firstError(newPasswordSchema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setServerError(null);
      try {
        await resetPassword(code, newPasswordSchema.validateSync(values).password);
        toastSuccess('Senha alterada com sucesso!');
        onDone();
      } catch (error) {
        if (failures[errorCode(error)]) onRefused(error);
        else setServerError(errorText(error));
      }
    },
  });
  const form = useFocusOnError(errors, submitCount);
  return (
    <AuthFrame page="Nova senha" title="Crie uma nova senha" text={<>Para {email}</>}>
      <Stack component="form" ref={form} noValidate spacing={2} onSubmit={handleSubmit}>
        {errors.password && <FormAlert title="Erro de validação" text={errors.password} />}
        {serverError && !errors.password && (
          <FormAlert title="Erro ao salvar a senha" text={serverError} />
        )}
        {/* For password managers. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          {...getFieldProps('password')}
          label="Nova senha"
          autoComplete="new-password"
          error={Boolean(errors.password)}
          disabled={isSubmitting}
        />
        <Button type="submit" variant="contained" size="large" loading={isSubmitting} fullWidth>
          Salvar nova senha
        </Button>
      </Stack>
    </AuthFrame>
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

function Done({ action, email }: { action: EmailAction; email: string }) {
  const { title, text } = done[action];
  return (
    <Outcome title={title} text={text(email)}>
      {action === 'recoverEmail' && (
        <Button component={Link} to="/auth?mode=forgot" state={{ email }} variant="outlined">
          Criar outra senha
        </Button>
      )}
      {action === 'verifyEmail' ? (
        <Button component={Link} to="/dashboard" variant="contained" size="large">
          Continuar
        </Button>
      ) : (
        <Button component={Link} to="/auth" state={{ email }} variant="contained" size="large">
          Entrar
        </Button>
      )}
    </Outcome>
  );
}

const USED = 'O link já foi usado, ou o endereço não veio inteiro. Abra o e-mail mais recente.';

/** The refusals after which only another link helps. */
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
      </Outcome>
    );
  }
  return <BrokenLink {...failure} asksAgain={action === 'resetPassword'} />;
}

interface BrokenLinkProps {
  title?: string;
  text?: string;
  /** Another link to a new password can be asked for. */
  asksAgain?: boolean;
}

/** A link that does nothing, and the way on. */
export function BrokenLink({
  title = 'Este link está incompleto',
  text = 'Abra o link direto do e-mail, ou copie o endereço inteiro.',
  asksAgain = true,
}: BrokenLinkProps) {
  return (
    <Outcome title={title} text={text}>
      {asksAgain && (
        <Button component={Link} to="/auth?mode=forgot" variant="contained" size="large">
          Pedir outro link
        </Button>
      )}
      <Button component={Link} to="/auth" variant={asksAgain ? 'text' : 'contained'} size="large">
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
