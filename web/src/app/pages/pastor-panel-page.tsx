import type { Profile } from '@raizes/domain/documents/people';
import { leadsOthers } from '@raizes/domain/documents/user-stats';
import DeviceIcon from '@mui/icons-material/PhonelinkRingOutlined';
import { Box, Button, Stack } from '@mui/material';
import { Suspense, useState } from 'react';
import { LeaderInbox } from '@/features/messages/leader-inbox';
import { useSettledMessages } from '@/features/messages/unsent';
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

const ConversationDialog = lazyComponent(() =>
  import('@/features/messages/conversation-dialog').then((module) => module.ConversationDialog),
);

/** A leader's messages and disciples; empty for a person who leads nobody. */
function PastorPanel({ uid }: { uid: string }) {
  const stats = useUserStats(uid);
  const known = stats.state === 'ready' ? stats.value : null;
  const leads = known && leadsOthers(known);

  const [talk, setTalk] = useState<Talk | null>(null);
  useSettledMessages(uid);

  return (
    <>
      <LeaderInbox
        uid={uid}
        bar={<AdminBar />}
        widget={<PanelNotices unread={known && known.unread_notifications} />}
        disciples={
          <ErrorBoundary title="Não foi possível carregar os discípulos.">
            <Suspense fallback={<ListSkeleton />}>
              <DisciplesTab
                uid={uid}
                isLeader={leads !== false}
                onTalk={(disciple, to) => setTalk({ disciple, isWriting: to === 'write' })}
              />
            </Suspense>
          </ErrorBoundary>
        }
      />
      {talk && (
        <Suspense>
          <ConversationDialog
            uid={uid}
            {...talk}
            onClose={() => setTalk((open) => (open === talk ? null : open))}
          />
        </Suspense>
      )}
    </>
  );
}

interface Talk {
  disciple: Profile;
  isWriting: boolean;
}

const PushToggle = optionalComponent(() =>
  import('@/features/push/push-toggle').then((module) => module.PushToggle),
);

/** One quiet line: the unread notifications, and the way to the switch for pushes on this device. */
function PanelNotices({ unread }: { unread: number | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <NotificationsCard unread={unread} />
        <Button
          color="inherit"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          startIcon={<DeviceIcon />}
          sx={{ minHeight: 44, color: 'text.secondary' }}
        >
          Avisos neste aparelho
        </Button>
      </Stack>
      {isOpen && (
        <Box sx={{ mb: 1.5 }}>
          <Suspense>
            <PushToggle hasReminder={false} />
          </Suspense>
        </Box>
      )}
    </>
  );
}
