import type { Profile } from '@raizes/domain/documents/people';
import { leadsOthers } from '@raizes/domain/documents/user-stats';
import DeviceIcon from '@mui/icons-material/PhonelinkRingOutlined';
import { Box, Button, Stack } from '@mui/material';
import { Suspense, useState } from 'react';
import { LeaderInbox } from '@/features/messages/leader-inbox';
import { PanelNotifications } from '@/features/notifications/panel-notifications';
import { useUserStats } from '@/features/progress/api';
import type { SignedInProps } from '@/lib/session';
import { lazyComponent } from '@/ui/lazy';
import { ListSkeleton } from '@/ui/page/list';
import { AdminBar } from '../admin/admin-bar';
import { ErrorBoundary } from '../error-boundary';
import { PushToggle } from '../lazy-push-toggle';

export function Page({ person }: SignedInProps) {
  return (
    <ErrorBoundary title="Não foi possível carregar as mensagens.">
      <PastorPanel uid={person.uid} />
    </ErrorBoundary>
  );
}

const DisciplesTab = lazyComponent(() =>
  import('@/features/people/disciples/disciples-tab').then((module) => module.DisciplesTab),
);

const ConversationDialog = lazyComponent(() =>
  import('@/features/messages/conversation-dialog').then((module) => module.ConversationDialog),
);

/** A leader's messages and disciples; empty for a person who is not a leader. */
function PastorPanel({ uid }: { uid: string }) {
  const stats = useUserStats(uid);
  const known = stats.state === 'ready' ? stats.value : null;
  const leads = known && leadsOthers(known);

  const [conversation, setConversation] = useState<Conversation | null>(null);

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
                onOpenConversation={(disciple, to) =>
                  setConversation({ disciple, isWriting: to === 'write' })
                }
              />
            </Suspense>
          </ErrorBoundary>
        }
      />
      {conversation && (
        <Suspense>
          <ConversationDialog
            uid={uid}
            {...conversation}
            onClose={() => setConversation((open) => (open === conversation ? null : open))}
          />
        </Suspense>
      )}
    </>
  );
}

interface Conversation {
  disciple: Profile;
  isWriting: boolean;
}

/** One line with the unread notifications and a button that opens the push settings of this device. */
function PanelNotices({ unread }: { unread: number | null }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        <PanelNotifications unread={unread} />
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
