import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Logo } from '@/ui/logo';
import { AuthForm } from './auth-form';
import type { AuthMode } from './auth-form';

interface AuthScreenProps {
  initialEmail: string;
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
}

export function AuthScreen({ initialEmail, mode, onModeChange }: AuthScreenProps) {
  const other: AuthMode = mode === 'signup' ? 'login' : 'signup';
  const { title, text, question, otherLabel } = copy[mode];
  return (
    <AuthFrame
      page={mode === 'signup' ? 'Criar conta' : 'Entrar'}
      title={title}
      text={text}
      footer={
        <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
          {question} <Button onClick={() => onModeChange(other)}>{otherLabel}</Button>
        </Typography>
      }
    >
      <AuthForm initialEmail={initialEmail} mode={mode} onModeChange={onModeChange} />
    </AuthFrame>
  );
}

interface AuthFrameProps {
  /** In the window's title. */
  page: string;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
}

/** The frame of every screen in front of the app: the logo above a card. */
export function AuthFrame({ page, title, text, children, footer }: AuthFrameProps) {
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', p: 2 }}>
      <title>{`${page} · Raízes`}</title>
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
              <Typography variant="h1">{title}</Typography>
              {text && (
                <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {text}
                </Typography>
              )}
            </Stack>
            {children}
          </CardContent>
        </Card>
        {footer}
      </Stack>
    </Box>
  );
}

const copy = {
  login: {
    title: 'Que bom ter você de volta',
    text: 'Entre para continuar sua caminhada de hoje.',
    question: 'Ainda não tem uma conta?',
    otherLabel: 'Criar conta',
  },
  signup: {
    title: 'Comece sua jornada',
    text: 'Leva menos de 1 minuto, e é 100% gratuito.',
    question: 'Já tem uma conta?',
    otherLabel: 'Fazer login',
  },
} as const;
