import { Box, Chip, Container, Skeleton, Stack, Typography } from '@mui/material';
import type { Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { ListAndDetail } from '@/ui/list-and-detail';
import { usePlaceInList } from '@/ui/use-place-in-list';
import { useShownMessage } from '@/ui/use-shown-message';
import { visuallyHidden } from '@/ui/visually-hidden';
import { useOpened } from './api';
import { DetailPane } from './detail-pane';
import { PanelTabs, panelTabs, tabId } from './panel-tabs';
import { PendingList } from './pending-list';
import { ReceivedList } from './received-list';
import { usePending } from './use-pending';
import { newMessages } from './words';

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
