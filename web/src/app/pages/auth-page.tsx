import { loginSchema, signupSchema } from '@raizes/domain/forms/account';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Card, CardContent, IconButton, Stack, Typography } from '@mui/material';
import { useFormik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { errorText } from '@/lib/errors';
import { useSession } from '@/lib/session';
import type { ProfileDetails } from '@/lib/sign-up';
import { toastSuccess } from '@/lib/toast';
import { Field } from '@/ui/fields';
import { firstError } from '@/ui/form';
import { FormAlert } from '@/ui/form-alert';
import { FullPageSpinner } from '@/ui/lazy';
import { Logo } from '@/ui/logo';

interface Credentials {
  email: string;
  password: string;
}

/** Firebase is loaded when it is needed, not with the form. */
async function logIn({ email, password }: Credentials): Promise<void> {
  const { signIn } = await import('@/lib/sign-up');
  await signIn(email, password);
}

async function createAccount(account: Credentials & ProfileDetails): Promise<void> {
  const { signUp } = await import('@/lib/sign-up');
  await signUp(account);
}

function PasswordField(props: ComponentProps<typeof Field>) {
  const [visible, setVisible] = useState(false);
  return (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      endAdornment={
        <IconButton
          aria-label={visible ? 'Ocultar caracteres' : 'Mostrar caracteres'}
          onClick={() => setVisible(!visible)}
          edge="end"
        >
          {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
        </IconButton>
      }
    />
  );
}

type AuthMode = 'login' | 'signup';

interface Props {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
}

const empty = { full_name: '', church_denomination: '', email: '', password: '' };

/** Login and sign-up in one form: what was typed in one is still there in the other. */
function AuthForm({ mode, onModeChange }: Props) {
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

const copy = {
  login: {
    title: 'Que bom ter você de volta',
    text: 'Entre para continuar sua caminhada de hoje.',
    question: 'Ainda não tem uma conta?',
    other: 'Criar conta',
  },
  signup: {
    title: 'Comece sua jornada',
    text: 'Leva menos de 1 minuto, e é 100% gratuito.',
    question: 'Já tem uma conta?',
    other: 'Fazer login',
  },
} as const;

export function Page() {
  const session = useSession();
  const [query, setQuery] = useSearchParams();
  const mode: AuthMode = query.get('mode') === 'signup' ? 'signup' : 'login';
  const other: AuthMode = mode === 'signup' ? 'login' : 'signup';
  const show = (next: AuthMode) => setQuery({ mode: next }, { replace: true });

  if (session.status === 'signed-in') return <Navigate to="/dashboard" replace />;
  if (session.status === 'resolving') return <FullPageSpinner />;
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: 2 }}>
      <title>{mode === 'signup' ? 'Criar conta · Raízes' : 'Entrar · Raízes'}</title>
      <Stack spacing={3} sx={{ width: '100%', maxWidth: 440 }}>
        <Box
          component="a"
          href="/"
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            gap: 1,
            color: 'primary.main',
            textDecoration: 'none',
          }}
        >
          <Logo size={40} />
          <Typography component="span" variant="h2">
            Raízes
          </Typography>
        </Box>
        <Card>
          <CardContent sx={{ p: { xs: 2.5, sm: 4 } }}>
            <Stack spacing={1} sx={{ mb: 3 }}>
              <Typography variant="h1">{copy[mode].title}</Typography>
              <Typography color="textSecondary">{copy[mode].text}</Typography>
            </Stack>
            <AuthForm mode={mode} onModeChange={show} />
          </CardContent>
        </Card>
        <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
          {copy[mode].question} <Button onClick={() => show(other)}>{copy[mode].other}</Button>
        </Typography>
      </Stack>
    </Box>
  );
}
