import { Box, Container } from '@mui/material';
import { LiveProvider } from '@/lib/live';
import { useToday } from '@/lib/today';
import { TodaysDevotional } from '../devotional/todays-devotional';
import type { SignedInProps } from '../signed-in-page';

/** The whole screen on a phone, a sheet of paper on a larger one. */
const sheet = {
  display: 'flex',
  flexDirection: 'column',
  px: { xs: 2, sm: 4 },
  pt: { xs: 1.5, sm: 3 },
  minHeight: { xs: '100dvh', sm: 640 },
  bgcolor: { sm: 'background.paper' },
  border: { sm: 1 },
  borderColor: { sm: 'divider' },
  borderRadius: { sm: 1 },
};

export function Page({ person }: SignedInProps) {
  const today = useToday();
  return (
    <LiveProvider>
      <Box sx={{ display: 'grid', alignItems: 'center', minHeight: '100dvh', py: { sm: 4 } }}>
        <Container component="main" maxWidth="sm" disableGutters sx={sheet}>
          <title>Devocional · Raízes</title>
          <TodaysDevotional uid={person.uid} today={today} />
        </Container>
      </Box>
    </LiveProvider>
  );
}
