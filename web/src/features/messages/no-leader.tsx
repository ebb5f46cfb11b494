import { Alert, AlertTitle } from '@mui/material';

interface Props {
  why: 'none' | 'unreachable';
  /** Elsewhere it is said in other words. */
  inDevotional: boolean;
}

/** Why there is nobody to write to. */
export function NoLeader({ why, inDevotional }: Props) {
  if (why === 'unreachable') {
    return (
      <Alert severity="error">
        Não conseguimos encontrar seu líder agora. Verifique sua conexão e tente novamente.
      </Alert>
    );
  }
  if (!inDevotional) {
    return <Alert severity="info">Você não está vinculado a nenhum pastor ou líder.</Alert>;
  }
  return (
    <Alert severity="info">
      <AlertTitle>Pastor não configurado</AlertTitle>
      Você ainda não tem um pastor vinculado ao seu perfil. Entre em contato com o administrador.
    </Alert>
  );
}
