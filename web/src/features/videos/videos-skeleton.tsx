import { Box, Card, Skeleton } from '@mui/material';
import { gridSx } from './grid-sx';

/** The shape of the list of videos, while it is on its way. */
export function VideosSkeleton() {
  return (
    <Box role="status" aria-label="Carregando os vídeos" sx={gridSx}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Card key={card}>
          <Skeleton variant="rectangular" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
          <Box sx={{ px: { xs: 1.5, sm: 2 }, py: 1.5 }}>
            <Skeleton width="60%" height={28} />
            <Skeleton width="45%" />
            <Skeleton />
            <Skeleton width="80%" />
          </Box>
        </Card>
      ))}
    </Box>
  );
}
