import { Box, Button, Container, Stack, Typography } from '@mui/material';
import { isLocalPush } from '@/lib/push/registration';
import { useSession } from '@/lib/session';
import { PageBar } from '@/ui/page-bar';
import { PushToggle } from '../push-toggle';
import { DiagnosticsCard } from './diagnostics-card';
import { EventLogCard } from './event-log-card';
import { InstructionsCard } from './instructions-card';
import { IosCard } from './ios-card';
import { LocalModeCard } from './local-mode-card';
import { testLocally, testRemotely } from './tests';
import { usePushDebug } from './use-push-debug';

/** Where a person, or who helps them, finds out why a push does not arrive. */
export function PushDebugScreen() {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.person.uid : null;
  const { diagnostics, log, note, look } = usePushDebug();

  async function refresh(): Promise<void> {
    await look();
    note('Diagnóstico atualizado');
  }

  async function test(run: () => Promise<void>): Promise<void> {
    await run();
    await look();
  }

  return (
    <Container maxWidth="sm" sx={{ pb: 8, minHeight: '100dvh' }}>
      <title>Diagnóstico de notificações · Raízes</title>
      <PageBar />
      <Stack component="main" spacing={2}>
        <Box>
          <Typography variant="h1">Diagnóstico de notificações</Typography>
          <Typography color="textSecondary">
            Veja o que falta para as notificações chegarem a este aparelho.
          </Typography>
        </Box>
        <PushToggle onChange={() => void look()} />
        <DiagnosticsCard diagnostics={diagnostics} />
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => void refresh()}>
            Atualizar
          </Button>
          <Button
            variant="outlined"
            disabled={!diagnostics?.workerActive}
            onClick={() => void test(() => testLocally(note))}
          >
            Testar notificação local
          </Button>
          <Button
            variant="contained"
            disabled={!diagnostics?.endpoint}
            onClick={() => void test(() => testRemotely(uid, note))}
          >
            Testar push remoto
          </Button>
        </Stack>
        <EventLogCard log={log} />
        {isLocalPush && uid && <LocalModeCard uid={uid} />}
        <InstructionsCard />
        <IosCard />
      </Stack>
    </Container>
  );
}
