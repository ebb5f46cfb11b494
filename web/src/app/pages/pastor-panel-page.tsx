import { notificationIds } from '@raizes/domain/documents/notification';
import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { NoDisciples } from '@/features/disciples/no-disciples';
import { LeaderInbox } from '@/features/messages/leader-inbox';
import { markRead } from '@/features/notifications/api';
import { useUserStats } from '@/features/progress/api';
import { rememberLeads } from '@/lib/leads';
import { LiveProvider } from '@/lib/live';
import { shownCount } from '@/ui/count-bubble';
import { lazyComponent } from '@/ui/lazy';
import { ListSkeleton } from '@/ui/list';
import { AdminBar } from '../admin/admin-bar';
import { ErrorBoundary } from '../error-boundary';
import { leadsOthers } from '../leads-others';
import type { SignedInProps } from '../routes';

const NotificationDrawer = lazyComponent(() =>
  import('@/features/notifications/notification-drawer').then(
    (module) => module.NotificationDrawer,
  ),
);

/** What a leader was told and has not read; opens the app's own list. */
function NotificationWidget({ unread }: { unread: number | null }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <Card component="section" aria-label="Avisos" sx={{ display: 'grid' }}>
      <CardContent
        sx={{ display: 'grid', alignItems: 'center', py: 1.5, '&:last-child': { pb: 1.5 } }}
      >
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Box component={BellIcon} aria-hidden sx={{ color: 'secondary.main' }} />
          <Typography sx={{ flexGrow: 1, fontWeight: 700 }}>{wordsOf(unread)}</Typography>
          <Button
            variant="outlined"
            size="small"
            onClick={() => setOpen(true)}
            sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
          >
            Ver notificações
          </Button>
        </Stack>
      </CardContent>
      {isOpen !== null && (
        <Suspense>
          <NotificationDrawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/** @param unread null while it is not known */
function wordsOf(unread: number | null): string {
  if (unread === null) return 'Notificações';
  if (unread === 0) return 'Nenhuma notificação nova';
  return `${shownCount(unread)} ${unread === 1 ? 'notificação nova' : 'notificações novas'}`;
}

const PushToggle = lazyComponent(() =>
  import('@/features/push/push-toggle').then(
    (module) => module.PushToggle,
    () => () => null,
  ),
);

/** What a leader has been told, and whether this device says so too. */
function PanelNotices({ unread }: { unread: number | null }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        gap: { xs: 1, md: 2 },
        mb: 2,
      }}
    >
      <NotificationWidget unread={unread} />
      <Box sx={{ minHeight: 86, display: 'grid' }}>
        <Suspense>
          <PushToggle hasReminder={false} />
        </Suspense>
      </Box>
    </Box>
  );
}

const DisciplesTab = lazyComponent(() =>
  import('@/features/disciples/disciples-tab').then((module) => module.DisciplesTab),
);

/** A pastor's or leader's work; empty for whoever leads nobody. */
function PastorPanel({ uid }: { uid: string }) {
  const stats = useUserStats(uid);
  const known = stats.state === 'ready' ? stats.value : null;
  const leads = known && leadsOthers(known);

  useEffect(() => {
    if (leads !== null) rememberLeads(leads);
  }, [leads]);

  const onRead = useCallback(
    (messageId: string) => markRead(uid, notificationIds.message(messageId)),
    [uid],
  );

  return (
    <LeaderInbox
      uid={uid}
      bar={<AdminBar />}
      onRead={onRead}
      widget={<PanelNotices unread={known && known.unread_notifications} />}
      disciples={
        leads === false ? (
          <NoDisciples why="none" />
        ) : (
          <ErrorBoundary title="Não foi possível carregar os discípulos.">
            <Suspense fallback={<ListSkeleton />}>
              <DisciplesTab uid={uid} />
            </Suspense>
          </ErrorBoundary>
        )
      }
    />
  );
}

export function Page({ person }: SignedInProps) {
  return (
    <ErrorBoundary title="Não foi possível carregar as mensagens.">
      <LiveProvider>
        <PastorPanel uid={person.uid} />
      </LiveProvider>
    </ErrorBoundary>
  );
}
