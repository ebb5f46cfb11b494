import { emailSchema } from '@raizes/domain/forms/account';
import { Button, Stack, Typography } from '@mui/material';
import { Form, Formik } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { sendPasswordReset } from '@/lib/email-actions';
import { LocalMail } from '@/ui/local-mail';
import { FormField, FormNotice, sending, validatedOnSubmit } from '@/ui/short-form';
import { AuthFrame } from './auth-frame';

interface Props {
  /** The address typed into the login form. */
  initialEmail: string;
  /** The address of the login. */
  login: string;
}

/** Requests the e-mail with the link to set a new password. */
export function ForgottenPassword({ initialEmail, login }: Props) {
  const [email, setEmail] = useState(initialEmail);
  const [isSent, setSent] = useState(false);

  function showSent(to: string): void {
    setEmail(to);
    setSent(true);
  }

  return isSent ? (
    <Sent email={email} login={login} onAgain={() => setSent(false)} />
  ) : (
    <RequestForm initialEmail={email} login={login} onSent={showSent} />
  );
}

interface RequestFormProps extends Props {
  onSent: (email: string) => void;
}

function RequestForm({ initialEmail, login, onSent }: RequestFormProps) {
  const send = sending(emailSchema, async ({ email }) => {
    await sendPasswordReset(email);
    onSent(email);
  });
  return (
    <AuthFrame
      page="Esqueci minha senha"
      title="Esqueceu a senha?"
      text="Acontece. Digite o e-mail da sua conta e enviamos um link para você criar outra."
      footer={<BackToLogin to={login} />}
    >
      <Formik
        initialValues={{ email: initialEmail }}
        validationSchema={emailSchema}
        {...validatedOnSubmit}
        onSubmit={send}
      >
        {({ isSubmitting }) => (
          <Stack component={Form} noValidate spacing={2}>
            <FormNotice failure="Erro ao enviar o link" showsInvalid />
            <FormField isInNotice name="email" label="E-mail" type="email" autoComplete="email" />
            <Button type="submit" variant="contained" size="large" loading={isSubmitting} fullWidth>
              Enviar link
            </Button>
          </Stack>
        )}
      </Formik>
    </AuthFrame>
  );
}

/** Identical with and without an account, so that it does not reveal which addresses have one. */
function Sent({ email, login, onAgain }: { email: string; login: string; onAgain: () => void }) {
  return (
    <AuthFrame page="E-mail enviado" title="E-mail enviado" footer={<BackToLogin to={login} />}>
      <Stack spacing={2} role="status">
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          Se existe uma conta com <strong>{email}</strong>, o link para criar outra senha chega em
          alguns minutos.
        </Typography>
        <Typography color="textSecondary">
          Não chegou? Veja na caixa de spam e confira se o e-mail está certo.
        </Typography>
        {import.meta.env.VITE_EMULATORS && <LocalMail email={email} mode="resetPassword" />}
        <Button onClick={onAgain} sx={{ alignSelf: 'flex-start' }}>
          Enviar de novo
        </Button>
      </Stack>
    </AuthFrame>
  );
}

function BackToLogin({ to }: { to: string }) {
  return (
    <Button component={Link} to={to}>
      Voltar para o login
    </Button>
  );
}
