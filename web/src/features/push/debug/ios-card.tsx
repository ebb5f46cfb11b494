import { Alert, AlertTitle, Typography } from '@mui/material';

const limits = [
  'É preciso o iOS 16.4 ou mais recente.',
  'Só funciona pelo Safari.',
  'O aplicativo precisa estar instalado na tela de início.',
  'Erros 403 da plataforma são comuns, mesmo com tudo certo.',
];

export function IosCard() {
  return (
    <Alert severity="warning" role="note" variant="outlined">
      <AlertTitle component="h2">Limites no iPhone e no iPad</AlertTitle>
      <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5 }}>
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </Typography>
    </Alert>
  );
}
