import { Button, Stack, Typography } from '@mui/material';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { markHydrated, readTypedFields } from '@/lib/browser';
import { errorText } from '@/lib/errors';
import { whenStatus } from '@/lib/session';
import { toastSuccess } from '@/lib/toast';
import { Field } from '@/ui/fields';
import { Notice } from '@/ui/page/notice';
import { PasswordField } from '@/ui/password-field';

export type AuthMode = 'login' | 'signup';

interface Props {
  initialEmail: string;
  /** The address of the page for a forgotten password. */
  forgotten: string;
  /** The church that invites, which fills the empty field. */
  church: string;
  mode: AuthMode;
  onSignedUp: () => void;
}

const LINK_SENT = 'Enviamos um link para você confirmar o e-mail. Dá para começar antes disso.';

/** The id of the message about the invalid field. */
const ALERT = 'auth-alert';

const empty = { full_name: '', church_denomination: '', email: '', password: '' };

/** Loaded on the first focus, because Yup is larger than the form itself. */
const loadValidation = () => import('./validation');

/** Login and sign-up in one form, so that switching between them keeps the typed values. */
export function AuthForm({ initialEmail, forgotten, church, mode, onSignedUp }: Props) {
  const [submittedMode, setSubmittedMode] = useState<AuthMode | null>(null);
  const [serverError, setServerError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const formik = useFormik({
    initialValues: { ...empty, email: initialEmail },
    validate: async (values) => (await loadValidation()).firstErrorOf(mode, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      try {
        // Firebase loads on submit, not with the form.
        const [{ signIn, signUp }, { loginSchema, signupSchema }] = await Promise.all([
          import('@/lib/sign-up'),
          loadValidation(),
        ]);
        if (mode === 'signup') {
          const isSent = await signUp(signupSchema.validateSync(values));
          toastSuccess('Conta criada com sucesso!', isSent ? LINK_SENT : undefined);
          onSignedUp();
        } else {
          const { email, password } = loginSchema.validateSync(values);
          // The form renders before Auth has answered; signing in earlier would confuse the end of a previous session with this one.
          await whenStatus('signed-in', 'signed-out');
          await signIn(email, password);
          toastSuccess('Login realizado com sucesso!');
        }
      } catch (error) {
        setServerError(errorText(error));
      }
    },
  });
  const { errors, submitCount, isSubmitting, setValues } = formik;
  useTypedBeforeHydration(form, (typed) => setValues((values) => ({ ...values, ...typed })));
  useEffect(() => {
    if (!church) return;
    void setValues((values) => ({
      ...values,
      church_denomination: values.church_denomination || church,
    }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Formik's function changes with each render.
  }, [church]);
  // The errors of one mode are not shown in the other.
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
    ...(invalidField === name && { 'aria-describedby': ALERT }),
    disabled: isSubmitting,
    // The label starts above the field; otherwise it would cover text typed or autofilled before hydration.
    notched: true,
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
      onFocus={() => void loadValidation()}
      onSubmit={(event) => {
        setSubmittedMode(mode);
        setServerError(null);
        formik.handleSubmit(event);
      }}
    >
      {alert && <Notice id={ALERT} {...alert} />}
      {mode === 'signup' && (
        <>
          <Field {...field('full_name', 'Nome completo', 'name')} />
          <Field
            {...field('church_denomination', 'Denominação da igreja', 'organization')}
            {...(church && { helper: 'A do convite. Você pode mudar.' })}
          />
        </>
      )}
      <Field {...field('email', 'E-mail', 'email')} type="email" />
      <PasswordField
        {...field('password', 'Senha', mode === 'signup' ? 'new-password' : 'current-password')}
        helper={mode === 'signup' && 'No mínimo 6 caracteres'}
      />
      {mode === 'login' && (
        <Button
          component={Link}
          to={forgotten}
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

/** Passes text typed into the prerendered form to `take`, then lets the page respond to input. */
function useTypedBeforeHydration(
  form: RefObject<HTMLFormElement | null>,
  take: (typed: Record<string, string>) => unknown,
): void {
  const [isTaken, setTaken] = useState(false);
  useEffect(() => {
    if (!form.current) return;
    const typed = readTypedFields(form.current);
    // Ends the waiting only in the render that has the values, so that the form's handlers see them.
    if (isTaken || Object.keys(typed).length === 0) markHydrated();
    else {
      take(typed);
      setTaken(true);
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Runs once, when the form is mounted.
  }, [isTaken]);
}
