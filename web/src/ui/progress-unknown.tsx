import SproutIcon from '@mui/icons-material/SpaOutlined';
import { Skeleton, Stack, Typography } from '@mui/material';
import { useTimedOut } from '@/lib/timing';

/** In place of figures that are not known: a skeleton while they load, then one line. */
export function ProgressUnknown({ height }: { height: number }) {
  const isLate = useTimedOut(true);
  if (!isLate) return <Skeleton variant="rounded" height={height} />;
  return (
    <Stack role="status" direction="row" spacing={1.5} sx={{ alignItems: 'center', py: 1 }}>
      <SproutIcon aria-hidden color="primary" />
      <Typography>Seu progresso aparece quando a internet voltar. Nada se perdeu.</Typography>
    </Stack>
  );
}
