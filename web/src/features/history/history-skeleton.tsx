import { Box, Skeleton, Stack } from '@mui/material';

/** The shape of a page of the history, while it is on its way. */
export function HistorySkeleton() {
  return (
    <Box role="status" aria-label="Carregando o histórico">
      <Skeleton width={160} sx={{ mb: 1 }} />
      <Stack spacing={1}>
        {[1, 2, 3, 4, 5].map((entry) => (
          <Skeleton key={entry} variant="rounded" height={84} sx={{ borderRadius: 1 }} />
        ))}
      </Stack>
    </Box>
  );
}
