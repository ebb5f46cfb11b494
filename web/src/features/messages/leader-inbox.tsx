import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { Box, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { MAX_PENDING_COUNT } from '@/lib/remembered';
import { CountBubble, formatCount } from '@/ui/count-bubble';
import { visuallyHidden } from '@/ui/page/styles';
import {
  useArchivedMessages,
  usePendingMessages,
  useReceivedMessage,
  useReceivedMessages,
} from './api';
import type { OpenConversation } from './api';
import { tabId, useInboxAddress } from './inbox-address';
import type { InboxAddress } from './inbox-address';
import { InboxPage, InboxPanel, InboxTabs, ListAndDetail } from './inbox-layout';
import { LeaderDetail } from './leader-detail';
import { PanelMenu } from './leader-menus';
import { MessageList } from './message-list';
import { MoreMenu } from '@/ui/more-menu';
import { PendingTab } from './pending-tab';
import { renderHeader } from './received-card';

const tabs = ['pending', 'read', 'responded', 'disciples', 'archived'] as const;

const empty = {
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
  /** The bell of the notifications. */
  notifications: ReactNode;
  /** Shows or hides the push settings of this device, in the widget. */
  onDeviceNotices: () => void;
  /** The button to write to one or several disciples; nothing for a person who is not a leader. */
  write: ReactNode;
  onOpenConversation: OpenConversation;
}

/** A leader's received messages and linked disciples. A phone shows either the list or one message. */
export function LeaderInbox(props: Props) {
  const { uid, bar, widget, disciples, write, onOpenConversation, ...notices } = props;
  const address = useInboxAddress(tabs);
  const { tab, messageId, close } = address;
  const pending = usePendingMessages(uid);
  const opened = useReceivedMessage(uid, messageId);
  const [answered, setAnswered] = useState<PastorMessage | null>(null);
  // Another message was opened since.
  if (answered && messageId !== null && messageId !== answered.id) setAnswered(null);
  const isList = messageId === null;
  // An empty cache does not mean an empty inbox.
  const isCounted = pending.all.state === 'ready' && (pending.count > 0 || !pending.all.fromCache);

  function closeDetail(): void {
    close();
    document.getElementById(tabId(tab))?.focus({ preventScroll: true });
  }

  const detail = {
    uid,
    id: messageId,
    opened,
    onOpenConversation,
    onArchiveChange: closeDetail,
    onResponded: (message: PastorMessage) => {
      setAnswered(message);
      closeDetail();
    },
  };

  return (
    <InboxPage
      title="Painel do Pastor"
      bar={bar}
      chip={
        <>
          <Box sx={{ order: { xs: 1, md: 0 } }}>
            {isCounted ? (
              <Typography color="textSecondary">{newMessages(pending.count)}</Typography>
            ) : (
              <Skeleton width={140} />
            )}
          </Box>
          <Box sx={{ ml: 'auto' }}>{notices.notifications}</Box>
          <Box sx={{ order: { xs: 1, md: 0 }, ml: { xs: 'auto', md: 0 } }}>{write}</Box>
          <MoreMenu label="Mais opções do painel">
            {(menu) => (
              <PanelMenu
                {...menu}
                onArchived={() => address.showTab('archived')}
                onDeviceNotices={notices.onDeviceNotices}
              />
            )}
          </MoreMenu>
          {/* On a phone, the number and the button to write stand on a second line. */}
          <Box sx={{ display: { md: 'none' }, width: '100%' }} />
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
        ) : tab === 'pending' ? (
          <PendingTab
            pending={pending}
            address={address}
            detail={detail}
            answered={answered}
            onClose={close}
          />
        ) : (
          <ListAndDetail
            isList={isList}
            list={
              tab === 'archived' ? (
                <ArchivedList uid={uid} address={address} />
              ) : (
                <ReceivedList key={tab} uid={uid} status={tab} address={address} />
              )
            }
            detail={<LeaderDetail {...detail} />}
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
  return `${formatCount(count, MAX_PENDING_COUNT)} ${count === 1 ? 'mensagem nova' : 'mensagens novas'}`;
}

function PendingLabel({ count }: { count: number }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      Pendentes
      {count > 0 && (
        <>
          <CountBubble count={count} most={MAX_PENDING_COUNT} color="error" />
          <Box component="span" sx={visuallyHidden}>
            ({newMessages(count)})
          </Box>
        </>
      )}
    </Box>
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
