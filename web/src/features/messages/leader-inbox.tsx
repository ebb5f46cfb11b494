import { discipleName } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { PanelMenu } from './leader-menus';
import type { Restricted } from '@/lib/live';
import { useTimedOut } from '@/lib/timing';
import { CountBubble, formatCount } from '@/ui/count-bubble';
import { lazyComponent } from '@/ui/lazy';
import { visuallyHidden } from '@/ui/page/styles';
import { Chip } from '@/ui/chip';
import {
  useArchivedMessages,
  usePendingMessages,
  useReceivedMessage,
  useReceivedMessages,
} from './api';
import type { PendingMessages } from './api';
import { tabId, useInboxAddress } from './inbox-address';
import type { InboxAddress } from './inbox-address';
import { InboxPage, InboxPanel, InboxTabs, ListAndDetail } from './inbox-layout';
import { DetailPlaceholder } from './message-detail';
import { CardName, MessageList, MessagesUnavailable } from './message-list';
import { MoreMenu } from './more-menu';

const ReceivedMessage = lazyComponent(() =>
  import('./received-message').then((module) => module.ReceivedMessage),
);
const tabs = ['pending', 'read', 'responded', 'disciples', 'archived'] as const;

const empty = {
  pending: {
    title: 'Nenhuma mensagem pendente',
    text: 'O que seus discípulos escreverem aparece aqui na hora.',
  },
  read: {
    title: 'Nenhuma mensagem lida',
    text: 'Aqui ficam as que você abriu e ainda não respondeu.',
  },
  responded: {
    title: 'Nenhuma mensagem respondida',
    text: 'Aqui ficam as conversas que você já respondeu.',
  },
  archived: {
    title: 'Nenhuma mensagem arquivada',
    text: 'Aqui ficam as que você arquivou, fora das outras listas.',
  },
} as const;

interface Props {
  uid: string;
  bar: ReactNode;
  /** Shown above the lists. */
  widget: ReactNode;
  disciples: ReactNode;
}

/** A leader's received messages and linked disciples. A phone shows either the list or one message. */
export function LeaderInbox({ uid, bar, widget, disciples }: Props) {
  const address = useInboxAddress(tabs);
  const { tab, messageId, close } = address;
  const pending = usePendingMessages(uid);
  const opened = useReceivedMessage(uid, messageId);
  const isList = messageId === null;
  // An empty cache does not mean an empty inbox.
  const isCounted = pending.all.state === 'ready' && (pending.count > 0 || !pending.all.fromCache);

  function closeDetail(): void {
    close();
    document.getElementById(tabId(tab))?.focus({ preventScroll: true });
  }

  return (
    <InboxPage
      title="Painel do Pastor"
      bar={bar}
      chip={
        <>
          {isCounted ? (
            <Chip
              label={newMessages(pending.count)}
              size="small"
              color={pending.count > 0 ? 'secondary' : 'default'}
              // On a phone the list itself says that there are none.
              sx={{
                display: { xs: pending.count > 0 ? 'inline-flex' : 'none', sm: 'inline-flex' },
              }}
            />
          ) : (
            <Skeleton variant="rounded" width={120} height={24} sx={{ borderRadius: 999 }} />
          )}
          <Box sx={{ ml: 'auto' }}>
            <MoreMenu label="Mais opções do painel">
              {(menu) => <PanelMenu {...menu} onArchived={() => address.showTab('archived')} />}
            </MoreMenu>
          </Box>
        </>
      }
      isList={isList}
      isFullHeight={tab !== 'disciples'}
    >
      <Box sx={{ display: { xs: isList ? 'block' : 'none', md: 'block' }, flexShrink: 0 }}>
        {widget}
        <InboxTabs
          label="Painel do Pastor"
          labels={{
            pending: <PendingLabel count={pending.count} />,
            read: 'Lidas',
            responded: 'Respondidas',
            disciples: 'Discípulos',
          }}
          shown={tab === 'archived' ? null : tab}
          onChange={address.showTab}
        />
      </Box>
      <InboxPanel tab={tab} label={tab === 'archived' ? 'Arquivadas' : undefined}>
        {tab === 'archived' && (
          <Typography
            variant="h2"
            sx={{ mb: 2, display: { xs: isList ? 'block' : 'none', md: 'block' } }}
          >
            Arquivadas
          </Typography>
        )}
        {tab === 'disciples' ? (
          disciples
        ) : (
          <ListAndDetail
            isList={isList}
            list={
              tab === 'pending' ? (
                <PendingList pending={pending} opened={opened} address={address} />
              ) : tab === 'archived' ? (
                <ArchivedList uid={uid} address={address} />
              ) : (
                <ReceivedList key={tab} uid={uid} status={tab} address={address} />
              )
            }
            detail={<LeaderDetail uid={uid} id={messageId} opened={opened} onDone={closeDetail} />}
            onClose={close}
          />
        )}
      </InboxPanel>
    </InboxPage>
  );
}

/** `1 mensagem nova`, `2 mensagens novas`, `nenhuma mensagem nova` */
function newMessages(count: number): string {
  if (count === 0) return 'nenhuma mensagem nova';
  return `${formatCount(count)} ${count === 1 ? 'mensagem nova' : 'mensagens novas'}`;
}

function PendingLabel({ count }: { count: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      Pendentes
      {count > 0 && (
        <>
          <CountBubble count={count} color="error" />
          <Box component="span" sx={visuallyHidden}>
            ({newMessages(count)})
          </Box>
        </>
      )}
    </Box>
  );
}

interface PendingListProps {
  pending: PendingMessages;
  opened: Restricted<PastorMessage>;
  address: InboxAddress;
}

/** The unopened messages. One that is opened from here stays in its place until another is opened or it is answered. */
function PendingList({ pending, opened, address }: PendingListProps) {
  const { items, hasMore } = pending;
  const { messageId } = address;
  const [openedHere, setOpenedHere] = useState<string | null>(null);
  const isListed = items.state === 'ready' && items.value.some(({ id }) => id === messageId);
  if (isListed && openedHere !== messageId) setOpenedHere(messageId);

  const message = opened.state === 'ready' && opened.value.id === openedHere ? opened.value : null;
  const page = {
    ...pending,
    items: items.state === 'ready' ? { ...items, value: withOpened(items.value, message) } : items,
  };
  return (
    <MessageList page={page} address={address} empty={empty.pending} renderHeader={renderHeader}>
      {hasMore && (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          Há mensagens mais antigas. Elas aparecem aqui à medida que você lê estas.
        </Typography>
      )}
    </MessageList>
  );
}

const renderHeader = (message: PastorMessage) => <ReceivedCardHeader message={message} />;

/** The header of a card in a leader's list. */
function ReceivedCardHeader({ message }: { message: PastorMessage }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}
    >
      <CardName>{discipleName(message)}</CardName>
      {message.status === 'pending' && <Chip label="Nova" size="small" color="secondary" />}
      {message.status === 'responded' && (
        <Chip label="Respondida" size="small" variant="outlined" color="primary" />
      )}
    </Stack>
  );
}

/** Puts back the opened message, which left the pending list when it was read. */
function withOpened(newestFirst: PastorMessage[], opened: PastorMessage | null): PastorMessage[] {
  if (
    opened?.status !== 'read' ||
    opened.archived_at ||
    newestFirst.some(({ id }) => id === opened.id)
  ) {
    return newestFirst;
  }
  return [...newestFirst, opened].toSorted(
    (a, b) => b.created_at.getTime() - a.created_at.getTime(),
  );
}

interface ReceivedListProps {
  uid: string;
  status: 'read' | 'responded';
  address: InboxAddress;
}

/** Queried only while its tab is shown. */
function ReceivedList({ uid, status, address }: ReceivedListProps) {
  const page = useReceivedMessages(uid, status);
  return (
    <MessageList page={page} address={address} empty={empty[status]} renderHeader={renderHeader} />
  );
}

function ArchivedList({ uid, address }: Omit<ReceivedListProps, 'status'>) {
  const page = useArchivedMessages(uid);
  return (
    <MessageList page={page} address={address} empty={empty.archived} renderHeader={renderHeader} />
  );
}

interface LeaderDetailProps {
  uid: string;
  id: string | null;
  opened: Restricted<PastorMessage>;
  /** Called after the message was answered, archived or restored. */
  onDone: () => void;
}

/** The opened message, or why it can't be shown. */
function LeaderDetail({ uid, id, opened, onDone }: LeaderDetailProps) {
  const isUnsure = opened.state === 'loading' || (opened.state === 'missing' && opened.fromCache);
  const isTimedOut = useTimedOut(id !== null && isUnsure);

  if (id === null) return <DetailPlaceholder />;
  if (isUnsure) {
    return isTimedOut ? <MessagesUnavailable /> : <Skeleton variant="rounded" height={320} />;
  }
  if (opened.state !== 'ready') {
    return <DetailPlaceholder>Esta mensagem não está disponível</DetailPlaceholder>;
  }
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
      <ReceivedMessage
        key={id}
        uid={uid}
        message={opened.value}
        isUnsent={opened.sending}
        onResponded={onDone}
        onArchiveChange={onDone}
      />
    </Suspense>
  );
}
