import { isFirstWord } from '@raizes/domain/documents/pastor-message';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { Card, CardActionArea, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOnline } from '@/lib/browser';
import { formatDateTime } from '@/lib/time';
import { useTimedOut } from '@/lib/timing';
import { EmptyState } from '@/ui/page/empty-state';
import { Notice } from '@/ui/page/notice';
import { ListSkeleton, Pager } from '@/ui/page/list';
import { twoLines } from '@/ui/page/styles';
import type { MessagePage } from './api';
import { cardId } from './inbox-address';
import type { InboxAddress } from './inbox-address';

interface Props {
  page: MessagePage;
  address: InboxAddress;
  /** Shown when there is no message. */
  empty: { title: string; text: string };
  /** The header of a message's card. */
  renderHeader: (message: PastorMessage) => ReactNode;
  /** The foot of a message's card; without it, the date. */
  renderFooter?: (message: PastorMessage) => ReactNode;
  pagerLabels?: { newerLabel: string; olderLabel: string } | undefined;
  /** Shown below the list. */
  children?: ReactNode;
}

/** One page of messages. */
export function MessageList(props: Props) {
  const { page, address, empty, renderHeader, renderFooter, pagerLabels, children } = props;
  const { items, newer, older } = page;
  // In a second tab, Firestore can take half a minute to notice that the network is gone.
  const isOnline = useOnline();
  const isStale = !isOnline || items.state !== 'ready' || items.fromCache;
  const isTimedOut = useTimedOut(isStale);

  if (items.state !== 'ready' || (isStale && items.value.length === 0)) {
    return isTimedOut ? <MessagesUnavailable /> : <ListSkeleton />;
  }
  return (
    <Stack spacing={1.5}>
      {isTimedOut && isOnline && (
        <Notice
          severity="info"
          text="O servidor não está respondendo: aqui está o que este aparelho já guardou."
        />
      )}
      {items.value.length === 0 ? (
        <EmptyState {...empty} />
      ) : (
        <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0 }}>
          {items.value.map((message) => (
            <MessageCard
              key={message.id}
              message={message}
              address={address}
              footer={renderFooter ? renderFooter(message) : formatDateTime(message.created_at)}
            >
              {renderHeader(message)}
            </MessageCard>
          ))}
        </Stack>
      )}
      {(newer || older) && <Pager newer={newer} older={older} {...pagerLabels} />}
      {children}
    </Stack>
  );
}

export function MessagesUnavailable() {
  const isOnline = useOnline();
  if (!isOnline) {
    return <EmptyState text="As mensagens aparecem aqui assim que a internet voltar." />;
  }
  return (
    <Notice
      title="Não foi possível carregar as mensagens."
      text="Verifique sua conexão: elas aparecem aqui assim que o servidor responder."
    />
  );
}

interface MessageCardProps extends Pick<Props, 'address'> {
  message: PastorMessage;
  footer: ReactNode;
  children: ReactNode;
}

/** A preview of one message that opens it. */
function MessageCard({ message, address, footer, children }: MessageCardProps) {
  const { id } = message;
  const isOpen = id === address.messageId;
  return (
    <Card
      component="li"
      sx={{ listStyle: 'none', borderColor: isOpen ? 'primary.main' : undefined }}
    >
      <CardActionArea
        component={Link}
        {...address.linkTo(id)}
        id={cardId(id)}
        aria-current={isOpen ? 'true' : undefined}
        sx={{ p: 2 }}
      >
        <Stack spacing={0.5}>
          {children}
          <Typography component="span" dir="auto" sx={twoLines}>
            {isFirstWord(message) ? message.response : message.message}
          </Typography>
          {message.response !== null && !isFirstWord(message) && (
            <Typography component="span" dir="auto" variant="body2" sx={answer}>
              <Typography component="span" variant="inherit" sx={{ fontWeight: 700 }}>
                Resposta:{' '}
              </Typography>
              {message.response}
            </Typography>
          )}
          <Typography variant="caption" component="span" color="textSecondary">
            {footer}
          </Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}

const answer = { ...twoLines, color: 'text.secondary' } as const;

/** The devotional in the header of a message's card, if the message is about one. */
export const CardReference = ({ verse_reference }: Pick<PastorMessage, 'verse_reference'>) =>
  verse_reference && (
    <Typography
      variant="body2"
      component="span"
      color="textSecondary"
      sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
    >
      Devocional: {verse_reference}
    </Typography>
  );

/** The name in the header of a message's card. */
export function CardName({ children }: { children: string }) {
  return (
    <Typography variant="h3" component="span" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
