import { Alert, AlertTitle, Stack, Typography } from '@mui/material';
import { Logo } from '@/ui/logo';

const empty = {
  pending: ['Nenhuma mensagem pendente', 'O que seus discípulos escreverem aparece aqui na hora.'],
  read: ['Nenhuma mensagem lida', 'Aqui ficam as que você abriu e ainda não respondeu.'],
  responded: ['Nenhuma mensagem respondida', 'Aqui ficam as conversas que você já respondeu.'],
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
  const [title, text] = empty[why];
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }}>
      <Logo size={56} />
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 320 }}>
        {text}
      </Typography>
    </Stack>
  );
}
