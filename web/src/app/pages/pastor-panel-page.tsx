import { weekdayOf } from '@raizes/domain/day';
import type { Profile } from '@raizes/domain/documents/people';
import { leadsOthers } from '@raizes/domain/documents/user-stats';
import WriteIcon from '@mui/icons-material/EditOutlined';
import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import type { OpenConversation } from '@/features/messages/api';
import { LeaderInbox } from '@/features/messages/leader-inbox';
import { Bell } from '@/features/notifications/bell';
import { useDisciples } from '@/features/people/disciples/api';
import { useUserStats } from '@/features/progress/api';
import type { SignedInProps } from '@/lib/session';
import { storage, useStoredText } from '@/lib/storage';
import { useToday } from '@/lib/timing';
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

const WriteDialog = lazyComponent(() =>
  import('@/features/messages/write-dialog').then((module) => module.WriteDialog),
);

const WeeklyDigestCard = lazyComponent(() =>
  import('@/features/people/disciples/weekly-digest').then((module) => module.WeeklyDigestCard),
);

/** A leader's messages and disciples; empty for a person who is not a leader. */
function PastorPanel({ uid }: { uid: string }) {
  const stats = useUserStats(uid);
  const known = stats.state === 'ready' ? stats.value : null;
  const leads = known && leadsOthers(known);
  const digest = useMondayDigest(uid);
  const [conversation, setConversation] = useState<Conversation | null>(null);
  const [isWriting, setWriting] = useState(false);
  const [isDeviceOpen, setDeviceOpen] = useState(false);
  const writeTo: OpenConversation = (person) => {
    setWriting(false);
    setConversation({ person, isWriting: true });
  };

  return (
    <>
      <LeaderInbox
        uid={uid}
        bar={<AdminBar />}
        widget={
          <>
            {isDeviceOpen && (
              <Box sx={{ mb: 1.5 }}>
                <Suspense>
                  <PushToggle hasReminder={false} />
                </Suspense>
              </Box>
            )}
            {leads && digest.isShown && (
              <Suspense>
                <MondayDigest uid={uid} onOpenConversation={writeTo} onClose={digest.close} />
              </Suspense>
            )}
          </>
        }
        notifications={<Bell isDot unread={known?.unread_notifications ?? 0} />}
        onDeviceNotices={() => setDeviceOpen(!isDeviceOpen)}
        write={
          leads && (
            <Button startIcon={<WriteIcon />} variant="outlined" onClick={() => setWriting(true)}>
              Escrever
            </Button>
          )
        }
        onOpenConversation={(person) => setConversation({ person, isWriting: false })}
        disciples={
          <ErrorBoundary title="Não foi possível carregar os discípulos.">
            <Suspense fallback={<ListSkeleton />}>
              <DisciplesTab
                uid={uid}
                isLeader={leads !== false}
                hasDigestAbove={digest.isShown}
                onOpenConversation={writeTo}
              />
            </Suspense>
          </ErrorBoundary>
        }
      />
      <Suspense>
        {conversation && (
          <ConversationDialog
            key={conversation.person.id}
            uid={uid}
            {...conversation}
            onClose={() => setConversation((open) => (open === conversation ? null : open))}
          />
        )}
        {isWriting && <Writing uid={uid} onChooseOne={writeTo} onClose={() => setWriting(false)} />}
      </Suspense>
    </>
  );
}

interface Conversation {
  person: Pick<Profile, 'id' | 'full_name'>;
  isWriting: boolean;
}

const MONDAY = 1;

/** On Mondays the week's digest stands above the tabs, until it is closed on this device. */
function useMondayDigest(uid: string) {
  const today = useToday();
  const key = `digest-closed.${uid}`;
  const closedOn = useStoredText(key);
  return {
    isShown: weekdayOf(today) === MONDAY && closedOn !== JSON.stringify(today),
    close: () => void storage.write(key, today),
  };
}

interface MondayDigestProps {
  uid: string;
  onOpenConversation: OpenConversation;
  onClose: () => void;
}

function MondayDigest(props: MondayDigestProps) {
  const disciples = useDisciples(props.uid);
  return disciples.state === 'ready' ? (
    <WeeklyDigestCard {...props} disciples={disciples.items} />
  ) : null;
}

interface WritingProps {
  uid: string;
  onChooseOne: OpenConversation;
  onClose: () => void;
}

function Writing(props: WritingProps) {
  const disciples = useDisciples(props.uid);
  return (
    <WriteDialog
      {...props}
      disciples={disciples.state === 'ready' ? disciples.items : null}
      isConfirmed={disciples.state === 'ready' && !disciples.fromCache}
    />
  );
}
