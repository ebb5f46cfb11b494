import { Box, Typography } from '@mui/material';
import type { Turn } from './turn';

const offline =
  'Você está sem internet. O que você escrever fica guardado neste aparelho até poder ser enviado.';

/** Why nothing can be sent, or why the last question was not answered. What was written stays in the field. */
export function Complaint({ online, turn }: { online: boolean; turn: Turn | null }) {
  const why = turn?.state === 'failed' ? turn.why : null;
  if (online && why === null) return null;
  return (
    <Box
      role={why === null ? 'status' : 'alert'}
      sx={{
        mb: 2,
        px: 2,
        py: 1,
        borderRadius: 1,
        borderLeft: 4,
        borderColor: why === null ? 'info.main' : 'error.main',
        bgcolor: 'action.hover',
      }}
    >
      {why !== null && <Typography variant="body2">{why}</Typography>}
      {!online && <Typography variant="body2">{offline}</Typography>}
    </Box>
  );
}
