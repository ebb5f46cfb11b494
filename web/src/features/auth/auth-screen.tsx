import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import type { AuthMode } from './auth-form';

interface AuthScreenProps {
  initialEmail: string;
  /** Null where the address names none: who comes that way may be new. */
  mode: AuthMode | null;
  onModeChange: (mode: AuthMode) => void;
  /** Above the form. */
  notice: ReactNode;
  /** Below the way to the other mode. */
  children?: ReactNode;
}

export function AuthScreen(props: AuthScreenProps) {
  const { initialEmail, mode: asked, onModeChange, notice, children } = props;
  const [hasSignedUp, setSignedUp] = useState(false);
  const mode = asked ?? 'login';
  const other: AuthMode = mode === 'signup' ? 'login' : 'signup';
  const { question, otherLabel } = copy[mode];
  const { title, text } =
    mode === 'login' && hasSignedUp ? signedUp : asked ? copy[asked] : newcomer;
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
      <AuthForm
        initialEmail={initialEmail}
        mode={mode}
        onSignedUp={() => {
          setSignedUp(true);
          onModeChange('login');
        }}
      />
    </AuthFrame>
  );
}

const newcomer = {
  title: 'Boas-vindas ao Raízes',
  text: 'Entre na sua conta ou crie a sua, em menos de 1 minuto.',
};

const signedUp = {
  title: 'Sua conta está pronta',
  text: 'Agora é só entrar, com o e-mail e a senha que você escolheu.',
};

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
