import { Alert, AlertTitle } from '@mui/material';
import { EmptyState } from '@/ui/empty-state';

/** Stands in place of the disciples when there are none to show. */
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
    <EmptyState
      title="Nenhum discípulo vinculado a você"
      text="Quem vincula um discípulo a um pastor ou líder é a administração da igreja."
    />
  );
}
