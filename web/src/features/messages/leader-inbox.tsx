import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { Box, Chip, Container, Skeleton, Stack, Tab, Tabs, Typography } from '@mui/material';
import type { Theme } from '@mui/material';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CountBubble } from '@/ui/count-bubble';
import { ListAndDetail, usePlaceInList, useShownMessage } from '@/ui/list-and-detail';
import { visuallyHidden } from '@/ui/styles';
import { useOpened, usePending, useReceived } from './leader-api';
import type { Pending } from './leader-api';
import { DetailPane } from './panel-detail';
import { PanelList, newMessages } from './panel-list';
import type { ListProps } from './panel-list';

/** The tabs of the panel, and what each is called in the address. */
const panelTabs = {
  pending: null,
  read: 'lidas',
  responded: 'respondidas',
  disciples: 'discipulos',
} as const;
type PanelTab = keyof typeof panelTabs;

interface PanelTabsProps {
  shown: PanelTab;
  pending: number;
  onChange: (tab: PanelTab) => void;
  /** The id of the panel that they choose the content of. */
  panel: string;
}

const tabId = (tab: PanelTab) => `panel-${tab}`;

function PanelTabs({ shown, pending, onChange, panel }: PanelTabsProps) {
  const attributes = (name: PanelTab) => ({
    value: name,
    id: tabId(name),
    'aria-controls': panel,
    sx: {
      flexGrow: 1,
      maxWidth: 'none',
      minWidth: 0,
      px: { xs: 0.5, sm: 2 },
      fontSize: { xs: '0.9375rem', sm: '1rem' },
    },
  });
  return (
    <Tabs
      value={shown}
      onChange={(_, next: PanelTab) => onChange(next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label="Painel do Pastor"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      <Tab {...attributes('pending')} label={<PanelTabsPending count={pending} />} />
      <Tab {...attributes('read')} label="Lidas" />
      <Tab {...attributes('responded')} label="Respondidas" />
      <Tab {...attributes('disciples')} label="Discípulos" />
    </Tabs>
  );
}

function PanelTabsPending({ count }: { count: number }) {
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

/** A list with a message that has just left it because it was opened: it stays in its place as long as it is. */
export function withOpened(
  list: readonly PastorMessage[],
  opened: PastorMessage | null,
): PastorMessage[] {
  if (!opened || opened.status !== 'read' || list.some(({ id }) => id === opened.id)) {
    return [...list];
  }
  return [...list, opened].toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime());
}

interface PendingListProps extends ListProps {
  pending: Pending;
  message: PastorMessage | null;
}

/** What a leader has not opened yet, and what has just been opened from among it. */
function PendingList({ pending, message, ...list }: PendingListProps) {
  const { items } = pending;
  const [openedHere, setOpenedHere] = useState<string | null>(null);
  const isListed = items.state === 'ready' && items.value.some(({ id }) => id === list.opened);
  if (isListed && openedHere !== list.opened) setOpenedHere(list.opened);

  const staying = message && message.id === openedHere ? message : null;
  const page = {
    ...pending,
    items: items.state === 'ready' ? { ...items, value: withOpened(items.value, staying) } : items,
  };
  return <PanelList status="pending" page={page} hasMore={pending.hasMore} {...list} />;
}

interface ReceivedListProps extends ListProps {
  uid: string;
  status: 'read' | 'responded';
}

/** What a leader has opened, or answered; asked for when it is looked at. */
function ReceivedList({ uid, status, ...list }: ReceivedListProps) {
  return <PanelList status={status} page={useReceived(uid, status)} {...list} />;
}

interface Props {
  uid: string;
  bar: ReactNode;
  /** Stands above the lists. */
  widget: ReactNode;
  disciples: ReactNode;
  /** A message has been opened for the first time. */
  onRead: (messageId: string) => void;
}

const PANEL = 'panel';

/** What a pastor or leader was sent and answers, and those who write it. On a phone, the list or one message. */
export function PanelScreen({ uid, bar, widget, disciples, onRead }: Props) {
  const shown = useShownMessage(panelTabs);
  const pending = usePending(uid);
  const opened = useOpened(uid, shown.message);
  // That this device has none does not say that there are none.
  const isCounted = pending.all.state === 'ready' && (pending.count > 0 || !pending.all.fromCache);
  const keepPlace = usePlaceInList(shown.message, tabId(shown.tab));
  const isList = shown.message === null;
  const list = { opened: shown.message, linkTo: shown.linkTo, onOpen: keepPlace };

  function goOn(): void {
    shown.close();
    document.getElementById(tabId(shown.tab))?.focus({ preventScroll: true });
  }

  const messages =
    shown.tab === 'pending' ? (
      <PendingList
        pending={pending}
        message={opened.state === 'ready' ? opened.value : null}
        {...list}
      />
    ) : shown.tab === 'disciples' ? null : (
      <ReceivedList key={shown.tab} uid={uid} status={shown.tab} {...list} />
    );

  return (
    <Container maxWidth="lg" sx={{ pb: 8, minHeight: '100dvh' }}>
      <title>Painel do Pastor · Raízes</title>
      <Box sx={{ display: { xs: isList ? 'contents' : 'none', md: 'contents' } }}>{bar}</Box>
      <Box component="main">
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={(theme: Theme) => ({
            alignItems: 'center',
            flexWrap: 'wrap',
            mb: 2,
            ...(!isList && { [theme.breakpoints.down('md')]: visuallyHidden }),
          })}
        >
          <Typography variant="h1">Painel do Pastor</Typography>
          {isCounted ? (
            <Chip
              label={newMessages(pending.count)}
              color={pending.count > 0 ? 'secondary' : 'default'}
            />
          ) : (
            <Skeleton variant="rounded" width={144} height={32} sx={{ borderRadius: 999 }} />
          )}
        </Stack>
        <Box sx={{ display: { xs: isList ? 'block' : 'none', md: 'block' } }}>
          {widget}
          <PanelTabs
            shown={shown.tab}
            pending={pending.count}
            onChange={shown.show}
            panel={PANEL}
          />
        </Box>
        <div role="tabpanel" id={PANEL} aria-labelledby={tabId(shown.tab)}>
          {shown.tab === 'disciples' ? (
            disciples
          ) : (
            <ListAndDetail
              isList={isList}
              list={messages}
              detail={
                <DetailPane id={shown.message} opened={opened} onRead={onRead} onAnswered={goOn} />
              }
              back="Voltar às mensagens"
              onClose={shown.close}
            />
          )}
        </div>
      </Box>
    </Container>
  );
}
