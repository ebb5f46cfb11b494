import { DEVOTIONAL_STEPS } from '@raizes/domain/limits';
import { LinearProgress, Stack, Typography } from '@mui/material';

export function StepProgress({ step }: { step: number }) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexGrow: 1 }}>
      <LinearProgress
        variant="determinate"
        value={(step / DEVOTIONAL_STEPS) * 100}
        aria-label="Progresso do devocional"
        aria-valuetext={`Passo ${step} de ${DEVOTIONAL_STEPS}`}
        sx={{ flexGrow: 1 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 700 }}>
        {step}/{DEVOTIONAL_STEPS}
      </Typography>
    </Stack>
  );
}
