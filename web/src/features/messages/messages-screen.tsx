import type { Leader } from '@raizes/domain/documents/user-stats';
import { Box, Chip, Container, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material';
import { ListAndDetail } from '@/ui/list-and-detail';
import { PageBar } from '@/ui/page-bar';
import { usePlaceInList } from '@/ui/use-place-in-list';
import { useShownMessage } from '@/ui/use-shown-message';
import { visuallyHidden } from '@/ui/visually-hidden';
import { useMyMessages } from './api';
import { DetailPane } from './detail-pane';
import { MessageList } from './message-list';
import { MessageTabs, tabId } from './message-tabs';
import { newReplies } from './new-replies';
import { useOutbox } from './outbox';

interface Props {
  uid: string;
  leader: Leader | null;
  /** The ids of the notifications of answers that have not been seen. */
  news: ReadonlySet<string>;
  onSeen: (notificationId: string) => void;
}

const tabs = { responded: null, waiting: 'aguardando' } as const;
const PANEL = 'messages-panel';

/** What a disciple has written to the leader, and what came back. On a phone, the list or one message. */
export function MessagesScreen({ uid, leader, news, onSeen }: Props) {
  const shown = useShownMessage(tabs);
  const pages = {
    responded: useMyMessages(uid, 'responded'),
    waiting: useMyMessages(uid, 'waiting'),
  };
  const unsent = useOutbox(uid);
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
