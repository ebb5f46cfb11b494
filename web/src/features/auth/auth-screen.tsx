import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { Logo } from '@/ui/logo';
import { AuthForm } from './auth-form';
import type { AuthMode } from './auth-form';

interface Props {
  mode: AuthMode;
  onModeChange: (mode: AuthMode) => void;
}

export function AuthScreen({ mode, onModeChange }: Props) {
  const other: AuthMode = mode === 'signup' ? 'login' : 'signup';
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
            <AuthForm mode={mode} onModeChange={onModeChange} />
          </CardContent>
        </Card>
        <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
          {copy[mode].question}{' '}
          <Button onClick={() => onModeChange(other)}>{copy[mode].other}</Button>
        </Typography>
      </Stack>
    </Box>
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
