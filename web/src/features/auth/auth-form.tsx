import { loginSchema } from '@raizes/domain/schemas/login';
import { signupSchema } from '@raizes/domain/schemas/signup';
import { Button, Stack, Typography } from '@mui/material';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { errorText } from '@/lib/error-text';
import { toastSuccess } from '@/lib/toast';
import { Field } from '@/ui/field';
import { firstError } from '@/ui/first-error';
import { FormAlert } from '@/ui/form-alert';
import { createAccount, logIn } from './api';
import { PasswordField } from './password-field';

export type AuthMode = 'login' | 'signup';

interface Props {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
}

const empty = { full_name: '', church_denomination: '', email: '', password: '' };

/** Login and sign-up in one form: what was typed in one is still there in the other. */
export function AuthForm({ mode, onModeChange }: Props) {
  const schema = mode === 'signup' ? signupSchema : loginSchema;
  const [tried, setTried] = useState<AuthMode | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const formik = useFormik({
    initialValues: empty,
    validate: (values) => firstError(schema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      try {
        if (mode === 'signup') {
          await createAccount(signupSchema.validateSync(values));
          toastSuccess('Conta criada com sucesso!');
          onModeChange('login');
        } else {
          await logIn(loginSchema.validateSync(values));
          toastSuccess('Login realizado com sucesso!');
        }
      } catch (error) {
        setRefusal(errorText(error));
      }
    },
  });
  const { errors, submitCount, isSubmitting } = formik;
  // What was wrong with one form says nothing of the other.
  const [invalidField, invalidText] = (tried === mode && Object.entries(errors)[0]) || [];

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
  const failure = mode === 'signup' ? 'Erro ao criar conta' : 'Erro ao fazer login';
  const alert = invalidText
    ? { title: 'Erro de validação', text: invalidText }
    : tried === mode && refusal && { title: failure, text: refusal };

  return (
    <Stack
      component="form"
      ref={form}
      noValidate
      spacing={2}
      onSubmit={(event) => {
        setTried(mode);
        setRefusal(null);
        formik.handleSubmit(event);
      }}
    >
      {alert && <FormAlert {...alert} />}
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
