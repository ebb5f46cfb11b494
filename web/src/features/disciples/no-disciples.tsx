import { Alert, AlertTitle, Stack, Typography } from '@mui/material';
import { Logo } from '@/ui/logo';

/** Why there is nobody to see. */
export function NoDisciples({ why }: { why: 'none' | 'failed' }) {
  if (why === 'failed') {
    return (
      <Alert severity="error">
        <AlertTitle>Não foi possível carregar os discípulos.</AlertTitle>
        Verifique sua conexão: eles aparecem aqui assim que a internet voltar.
      </Alert>
    );
  }
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', py: 6 }}>
      <Logo size={56} />
      <Typography variant="h3" component="p">
        Nenhum discípulo vinculado a você
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 320 }}>
        Quem vincula um discípulo a um pastor ou líder é a administração da igreja.
      </Typography>
    </Stack>
  );
}
