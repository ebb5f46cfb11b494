import { Box, Skeleton } from '@mui/material';

const lines = [96, 88, 100, 92, 60, 98, 84, 100, 72];

/** The shape of a chapter, while it is on its way. */
export function ReadingSkeleton() {
  return (
    <Box aria-busy aria-label="Carregando a leitura" role="status" sx={{ pt: { xs: 9, sm: 11 } }}>
      <Skeleton width={200} />
      <Skeleton width={240} height={64} />
      <Skeleton width={120} sx={{ mb: 3 }} />
      {lines.map((width, index) => (
        <Skeleton key={index} width={`${width}%`} height={32} sx={{ maxWidth: '65ch' }} />
      ))}
    </Box>
  );
}
