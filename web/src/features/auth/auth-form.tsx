import { loginSchema, signupSchema } from '@raizes/domain/forms/account';
import { Button, Stack, Typography } from '@mui/material';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '@/lib/firebase/errors';
import { toastSuccess } from '@/lib/toast';
import { Field } from '@/ui/fields';
import { firstError } from '@/ui/form';
import { Notice } from '@/ui/notice';
import { PasswordField } from '@/ui/password-field';

export type AuthMode = 'login' | 'signup';

interface Props {
  initialEmail: string;
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
}

const LINK_SENT = 'Enviamos um link para você confirmar o e-mail. Dá para começar antes disso.';

const empty = { full_name: '', church_denomination: '', email: '', password: '' };

/** Login and sign-up in one form, so that switching keeps what was typed. */
export function AuthForm({ initialEmail, mode, onModeChange }: Props) {
  const schema = mode === 'signup' ? signupSchema : loginSchema;
  const [submittedMode, setSubmittedMode] = useState<AuthMode | null>(null);
  const [serverError, setServerError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const formik = useFormik({
    initialValues: { ...empty, email: initialEmail },
    validate: (values) => firstError(schema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      try {
        // Firebase loads on submit, not with the form.
        const { signIn, signUp } = await import('@/lib/sign-up');
        if (mode === 'signup') {
          const isSent = await signUp(signupSchema.validateSync(values));
          toastSuccess('Conta criada com sucesso!', isSent ? LINK_SENT : undefined);
          onModeChange('login');
        } else {
          const { email, password } = loginSchema.validateSync(values);
          await signIn(email, password);
          toastSuccess('Login realizado com sucesso!');
        }
      } catch (error) {
        setServerError(errorText(error));
      }
    },
  });
  const { errors, submitCount, isSubmitting } = formik;
  // Errors of one mode are not shown in the other.
  const [invalidField, invalidText] = (submittedMode === mode && Object.entries(errors)[0]) || [];

  useEffect(() => {
    if (invalidField)
      form.current?.querySelector<HTMLInputElement>(`[name=${invalidField}]`)?.focus();
  }, [invalidField, submitCount, isSubmitting]);
  const field = (name: keyof typeof empty, label: string, autoComplete: string) => ({
    ...formik.getFieldProps(name),
    label,
    autoComplete,
    error: invalidField === name,
    disabled: isSubmitting,
  });
  const serverErrorTitle = mode === 'signup' ? 'Erro ao criar conta' : 'Erro ao fazer login';
  const alert = invalidText
    ? { title: 'Erro de validação', text: invalidText }
    : submittedMode === mode && serverError && { title: serverErrorTitle, text: serverError };

  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      spacing={2}
      onSubmit={(event) => {
        setSubmittedMode(mode);
        setServerError(null);
        formik.handleSubmit(event);
      }}
    >
      {alert && <Notice {...alert} />}
      {mode === 'signup' && (
        <>
          <Field {...field('full_name', 'Nome completo', 'name')} />
          <Field {...field('church_denomination', 'Denominação da igreja', 'organization')} />
        </>
      )}
      <Field {...field('email', 'Email', 'email')} type="email" />
      <PasswordField
        {...field('password', 'Senha', mode === 'signup' ? 'new-password' : 'current-password')}
      />
      {mode === 'login' && (
        <Button
          component={Link}
          to="/auth?mode=forgot"
          state={{ email: formik.values.email }}
          sx={{ alignSelf: 'flex-end' }}
        >
          Esqueci minha senha
        </Button>
      )}
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} fullWidth>
        {mode === 'signup' ? 'Criar Conta' : 'Entrar'}
      </Button>
      {mode === 'signup' && (
        <Typography variant="body2" color="textSecondary" sx={{ '& a': { color: 'primary.main' } }}>
          Ao criar a conta, você aceita os <a href="/termos">Termos de Uso</a> e a{' '}
          <a href="/privacidade">Política de Privacidade</a>.
        </Typography>
      )}
    </Stack>
  );
}
