import { Alert, AlertTitle } from '@mui/material';

/** Why a minor can't write to their leader yet, and what to do about it. */
export function ForMinors() {
  return (
    <Alert severity="info">
      <AlertTitle>Falta a autorização do seu responsável</AlertTitle>
      Para cuidar de você, as conversas em particular com o seu líder só se abrem quando a sua mãe,
      o seu pai ou o seu responsável autoriza. Peça que falem com a sua igreja. Até lá, converse com
      o seu líder pessoalmente.
    </Alert>
  );
}
