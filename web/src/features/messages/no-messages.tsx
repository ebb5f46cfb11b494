import { Alert, AlertTitle, Stack, Typography } from '@mui/material';
import { Logo } from '@/ui/logo';

const empty = {
  responded: 'Nenhuma resposta ainda',
  waiting: 'Nenhuma mensagem pendente',
} as const;

/** What stands in the place of the messages when there are none to show, and why. */
export function NoMessages({ why }: { why: keyof typeof empty | 'failed' }) {
  if (why === 'failed') {
    return (
      <Alert severity="error">
        <AlertTitle>Não foi possível carregar as mensagens.</AlertTitle>
        Verifique sua conexão: elas aparecem aqui assim que a internet voltar.
      </Alert>
    );
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }}>
      <Logo size={56} />
      <Typography color="textSecondary">{empty[why]}</Typography>
    </Stack>
  );
}
