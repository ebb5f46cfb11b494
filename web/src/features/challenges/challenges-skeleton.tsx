import { Box, Skeleton } from '@mui/material';
import { tileGrid } from './tile-grid';

/** The shape of the list of challenges, while it is on its way. */
export function ChallengesSkeleton() {
  return (
    <Box role="status" aria-label="Carregando os desafios" sx={tileGrid}>
      {[1, 2].map((tile) => (
        <Skeleton key={tile} variant="rounded" height={196} sx={{ borderRadius: 1 }} />
      ))}
    </Box>
  );
}
