import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AuthForm } from '@/features/auth/auth-form';
import type { AuthMode } from '@/features/auth/auth-form';
import { useSession } from '@/lib/session';
import { FullPageSpinner } from '@/ui/full-page-spinner';
import { Logo } from '@/ui/logo';

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
