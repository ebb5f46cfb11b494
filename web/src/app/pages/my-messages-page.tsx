import type { Leader } from '@raizes/domain/documents/user-stats';
import { Box, Chip, Container, Stack, Tab, Tabs, Typography } from '@mui/material';
import type { Theme } from '@mui/material';
import { useCallback, useMemo } from 'react';
import { ErrorBoundary } from '../error-boundary';
import type { SignedInProps } from '../routes';
import { markRead, useUnread } from '@/features/notifications/api';
import { useUserStats } from '@/features/progress/api';
import { LiveProvider } from '@/lib/live';
import { ListAndDetail, usePlaceInList, useShownMessage } from '@/ui/list-and-detail';
import { PageBar } from '@/ui/page-bar';
import { visuallyHidden } from '@/ui/styles';
import { useMyMessages } from '@/features/messages/api';
import type { MessagePage, Tab as TabName } from '@/features/messages/api';
import { DetailPane } from '@/features/messages/message-detail';
import { MessageList } from '@/features/messages/message-list';
import { newReplies } from '@/features/messages/messages-link';
import { useSettledMessages, useUnsentMessages } from '@/features/messages/send';

interface Props {
  shown: TabName;
  pages: Record<TabName, MessagePage>;
  onChange: (tab: TabName) => void;
  /** The id of the panel that they choose the content of. */
  panel: string;
}

const names = { responded: 'Respondidas', waiting: 'Aguardando' } as const;
const tabId = (tab: TabName) => `messages-${tab}`;

function MessageTabs({ shown, pages, onChange, panel }: Props) {
  const tab = (name: TabName) => (
    <Tab
      value={name}
      id={tabId(name)}
      aria-controls={panel}
      label={`${names[name]}${countOf(pages[name])}`}
      sx={{ fontSize: '1rem' }}
    />
  );
  return (
    <Tabs
      value={shown}
      onChange={(_, next: TabName) => onChange(next)}
      variant="fullWidth"
      aria-label="Mensagens"
      sx={{ borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {tab('responded')}
      {tab('waiting')}
    </Tabs>
  );
}

function countOf({ count, older }: MessagePage): string {
  return count === 0 ? '' : ` (${count}${older ? '+' : ''})`;
}

interface MessagesScreenProps {
  uid: string;
  leader: Leader | null;
  /** The ids of the notifications of answers that have not been seen. */
  news: ReadonlySet<string>;
  onSeen: (notificationId: string) => void;
}

const tabs = { responded: null, waiting: 'aguardando' } as const;
const PANEL = 'messages-panel';

/** What a disciple has written to the leader, and what came back. On a phone, the list or one message. */
function MessagesScreen({ uid, leader, news, onSeen }: MessagesScreenProps) {
  const shown = useShownMessage(tabs);
  const pages = {
    responded: useMyMessages(uid, 'responded'),
    waiting: useMyMessages(uid, 'waiting'),
  };
  const unsent = useUnsentMessages(uid);
  const keepPlace = usePlaceInList(shown.message);
  const isList = shown.message === null;

  return (
    <Container maxWidth="lg" sx={{ pb: 8, minHeight: '100dvh' }}>
      <title>Minhas Mensagens · Raízes</title>
      <Box sx={{ display: { xs: isList ? 'contents' : 'none', md: 'contents' } }}>
        <PageBar />
      </Box>
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
          <Typography variant="h1">Minhas Mensagens</Typography>
          {news.size > 0 && <Chip label={newReplies(news.size)} color="secondary" />}
        </Stack>
        <ListAndDetail
          isList={isList}
          back="Voltar às mensagens"
          onClose={shown.close}
          list={
            <>
              <MessageTabs shown={shown.tab} pages={pages} onChange={shown.show} panel={PANEL} />
              <div role="tabpanel" id={PANEL} aria-labelledby={tabId(shown.tab)}>
                <MessageList
                  key={shown.tab}
                  tab={shown.tab}
                  page={pages[shown.tab]}
                  leader={leader}
                  news={news}
                  unsent={unsent}
                  shown={shown}
                  onOpen={keepPlace}
                />
              </div>
            </>
          }
          detail={
            <DetailPane
              id={shown.message}
              pages={pages}
              leader={leader}
              unsent={unsent}
              news={news}
              onSeen={onSeen}
            />
          }
        />
      </Box>
    </Container>
  );
}

/** A disciple's messages, with the answers that have not been seen. */
function MyMessages({ uid }: { uid: string }) {
  const stats = useUserStats(uid);
  const replies = useUnread(uid, 'reply');
  const news = useMemo(
    () => new Set(replies.state === 'ready' ? replies.value.map(({ id }) => id) : []),
    [replies],
  );
  const onSeen = useCallback((id: string) => markRead(uid, id), [uid]);
  useSettledMessages(uid);

  const leader = stats.state === 'ready' ? (stats.value.profile?.leader ?? null) : null;
  return <MessagesScreen uid={uid} leader={leader} news={news} onSeen={onSeen} />;
}

export function Page({ person }: SignedInProps) {
  return (
    <ErrorBoundary title="Não foi possível carregar as mensagens.">
      <LiveProvider>
        <MyMessages uid={person.uid} />
      </LiveProvider>
    </ErrorBoundary>
  );
}
