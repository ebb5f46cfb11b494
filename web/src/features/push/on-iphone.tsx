import { Typography } from '@mui/material';

const steps = [
  'Abra o Raízes no Safari.',
  'Toque em Compartilhar e escolha “Adicionar à Tela de Início”.',
  'Abra o Raízes pela tela de início e ative as notificações aqui.',
];

/** What to do where an iPhone's browser can't get pushes: only the installed app can. */
export function OnIphone() {
  return (
    <>
      <Typography variant="body2" sx={{ mt: 1.5 }}>
        No iPhone, as notificações só chegam ao aplicativo instalado (iOS 16.4 ou mais recente):
      </Typography>
      <Typography component="ol" variant="body2" sx={{ pl: 3, my: 1 }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Typography>
    </>
  );
}
