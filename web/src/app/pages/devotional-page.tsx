import { Container } from '@mui/material';
import { LiveProvider } from '@/lib/live';
import { useSession } from '@/lib/session';
import { useToday } from '@/lib/today';
import { TodaysDevotional } from '../devotional/todays-devotional';

export function Page() {
  const session = useSession();
  const today = useToday();
  if (session.status !== 'signed-in') return null;
  return (
    <LiveProvider>
      <Container
        component="main"
        maxWidth="sm"
        sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh', pt: 2 }}
      >
        <title>Devocional · Raízes</title>
        <TodaysDevotional uid={session.person.uid} today={today} />
      </Container>
    </LiveProvider>
  );
}
