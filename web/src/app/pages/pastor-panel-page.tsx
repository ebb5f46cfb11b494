import { leadsOthers } from '@raizes/domain/documents/user-stats';
import { Box } from '@mui/material';
import { Suspense } from 'react';
import { LeaderInbox } from '@/features/messages/leader-inbox';
import { NotificationsCard } from '@/features/notifications/notifications-card';
import { useUserStats } from '@/features/progress/api';
import { LiveProvider } from '@/lib/live';
import { lazyComponent, optionalComponent } from '@/ui/lazy';
import { ListSkeleton } from '@/ui/page/list';
import { AdminBar } from '../admin/admin-bar';
import { ErrorBoundary } from '../error-boundary';
import type { SignedInProps } from '../routes';

export function Page({ person }: SignedInProps) {
  return (
    <ErrorBoundary title="Não foi possível carregar as mensagens.">
      <LiveProvider>
        <PastorPanel uid={person.uid} />
      </LiveProvider>
    </ErrorBoundary>
  );
}

const DisciplesTab = lazyComponent(() =>
  import('@/features/disciples/disciples-tab').then((module) => module.DisciplesTab),
);

/** A leader's messages and disciples; empty for a person who leads nobody. */
function PastorPanel({ uid }: { uid: string }) {
  const stats = useUserStats(uid);
  const known = stats.state === 'ready' ? stats.value : null;
  const leads = known && leadsOthers(known);

  return (
    <LeaderInbox
      uid={uid}
      bar={<AdminBar />}
      widget={<PanelNotices unread={known && known.unread_notifications} />}
      disciples={
        <ErrorBoundary title="Não foi possível carregar os discípulos.">
          <Suspense fallback={<ListSkeleton />}>
            <DisciplesTab uid={uid} isLeader={leads !== false} />
          </Suspense>
        </ErrorBoundary>
      }
    />
  );
}

const PushToggle = optionalComponent(() =>
  import('@/features/push/push-toggle').then((module) => module.PushToggle),
);

/** The unread notifications, and the switch for pushes on this device. */
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
      <NotificationsCard unread={unread} />
      <Box sx={{ minHeight: 86, display: 'grid' }}>
        <Suspense>
          <PushToggle hasReminder={false} />
        </Suspense>
      </Box>
    </Box>
  );
}
