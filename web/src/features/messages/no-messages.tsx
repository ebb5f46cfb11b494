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
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }}>
      <Logo size={56} />
      <Typography variant="h3" component="p">
        {empty[why]}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 320 }}>
        Para escrever ao seu pastor ou líder, use o botão no devocional ou na leitura do dia.
      </Typography>
    </Stack>
  );
}
