import { Skeleton, Stack } from '@mui/material';

export function ListSkeleton() {
  return (
    <Stack spacing={1.5} aria-busy>
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} variant="rounded" height={148} />
      ))}
    </Stack>
  );
}
