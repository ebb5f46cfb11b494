import { Stack, Typography } from '@mui/material';
import { Logo } from '@/ui/logo';

/** What stands in the place of the videos when there are none to show. */
export function NoVideos({ children }: { children: string }) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 8 }}>
      <Logo size={56} />
      <Typography color="textSecondary" sx={{ maxWidth: 360 }}>
        {children}
      </Typography>
    </Stack>
  );
}
