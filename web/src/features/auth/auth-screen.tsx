import { Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import type { AuthMode } from './auth-form';

interface AuthScreenProps {
  initialEmail: string;
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
  /** Above the form. */
  notice: ReactNode;
  /** Below the way to the other mode. */
  children?: ReactNode;
}

export function AuthScreen(props: AuthScreenProps) {
  const { initialEmail, mode, onModeChange, notice, children } = props;
  const other: AuthMode = mode === 'signup' ? 'login' : 'signup';
  const { title, text, question, otherLabel } = copy[mode];
  return (
    <AuthFrame
      page={mode === 'signup' ? 'Criar conta' : 'Entrar'}
      title={title}
      text={text}
      footer={
        <>
          <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
            {question} <Button onClick={() => onModeChange(other)}>{otherLabel}</Button>
          </Typography>
          {children}
        </>
      }
    >
      {notice}
      <AuthForm initialEmail={initialEmail} mode={mode} onModeChange={onModeChange} />
    </AuthFrame>
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
