import { LinearProgress, Stack, Typography } from '@mui/material';
import { STEPS } from './draft';

export function StepProgress({ step }: { step: number }) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexGrow: 1 }}>
      <LinearProgress
        variant="determinate"
        value={(step / STEPS) * 100}
        aria-label="Progresso do devocional"
        aria-valuetext={`Passo ${step} de ${STEPS}`}
        sx={{ flexGrow: 1 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 700 }}>
        {step}/{STEPS}
      </Typography>
    </Stack>
  );
}
