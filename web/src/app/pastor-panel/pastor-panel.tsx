import { notificationIds } from '@raizes/domain/notification-ids';
import { Suspense, useCallback, useEffect } from 'react';
import { NoDisciples } from '@/features/disciples/no-disciples';
import { markRead } from '@/features/notifications/api';
import { PanelScreen } from '@/features/pastor-panel/panel-screen';
import { useUserStats } from '@/features/progress/api';
import { rememberLeads } from '@/lib/leads';
import { lazyNamed } from '@/ui/lazy-named';
import { ListSkeleton } from '@/ui/list-skeleton';
import { AdminBar } from '../admin/admin-bar';
import { ErrorBoundary } from '../error-boundary';
import { leadsOthers } from '../leads-others';
import { PanelNotices } from './panel-notices';

const DisciplesTab = lazyNamed(() => import('@/features/disciples/disciples-tab'), 'DisciplesTab');

/** A pastor's or leader's work; empty for whoever leads nobody. */
export function PastorPanel({ uid }: { uid: string }) {
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
    <PanelScreen
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
