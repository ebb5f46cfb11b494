import { Typography } from '@mui/material';
import { TitledCard } from './titled-card';

const steps = [
  'Ative as notificações acima e aceite quando o navegador perguntar.',
  'Toque em “Testar notificação local”: ela deve aparecer neste aparelho na mesma hora.',
  'Toque em “Testar push remoto”: ele sai do servidor e deve chegar em alguns segundos.',
  'Feche o aplicativo e peça a alguém que envie uma mensagem: a notificação deve chegar assim mesmo.',
  'Se a local aparece e a remota não, desative e ative as notificações e tente de novo.',
];

export function InstructionsCard() {
  return (
    <TitledCard title="Como testar">
      <Typography component="ol" variant="body2" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 0.75 } }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Typography>
    </TitledCard>
  );
}
