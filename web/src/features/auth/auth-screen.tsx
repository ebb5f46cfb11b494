import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { AuthForm } from './auth-form';
import { AuthFrame } from './auth-frame';
import type { AuthMode } from './auth-form';

interface AuthScreenProps {
  initialEmail: string;
  /** The address of the page for a forgotten password. */
  forgotten: string;
  /** The name of the church that invites; empty without an invitation. */
  church: string;
  /** Null if the address names none; such a visitor may be new, so the text welcomes newcomers. */
  mode: AuthMode | null;
  onModeChange: (mode: AuthMode) => void;
  /** Shown above the form. */
  notice: ReactNode;
  /** Shown below the button that switches the mode. */
  children?: ReactNode;
}

export function AuthScreen(props: AuthScreenProps) {
  const {
    initialEmail,
    forgotten,
    church,
    mode: requestedMode,
    onModeChange,
    notice,
    children,
  } = props;
  const [hasSignedUp, setSignedUp] = useState(false);
  const mode = requestedMode ?? 'login';
  const other: AuthMode = mode === 'signup' ? 'login' : 'signup';
  const { question, otherLabel } = copy[mode];
  const { title, text } =
    mode === 'login' && hasSignedUp ? signedUp : requestedMode ? copy[requestedMode] : newcomer;
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
        forgotten={forgotten}
        church={church}
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
