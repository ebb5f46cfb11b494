import type { Leader } from '@raizes/domain/documents/user-stats';
import { notificationIds } from '@raizes/domain/notification-ids';
import { Alert, Stack } from '@mui/material';
import { useLasting } from '@/lib/lasting';
import { ListSkeleton } from '@/ui/list-skeleton';
import { Pager } from '@/ui/pager';
import type { MessageLink } from '@/ui/use-shown-message';
import type { MessagePage, Tab } from './api';
import { MessageCard } from './message-card';
import { NoMessages } from './no-messages';

interface Props {
  tab: Tab;
  page: MessagePage;
  leader: Leader | null;
  /** The ids of the notifications of answers that have not been seen. */
  news: ReadonlySet<string>;
  /** The ids of the messages that the server does not have yet. */
  unsent: ReadonlySet<string>;
  shown: { message: string | null; linkTo: (id: string) => MessageLink };
  onOpen: () => void;
}

/** One page of messages. */
export function MessageList({ tab, page, leader, news, unsent, shown, onOpen }: Props) {
  const { items: messages, newer, older } = page;
  const isUnsure = messages.state !== 'ready' || messages.fromCache;
  const isLost = useLasting(isUnsure);

  if (messages.state !== 'ready' || (isUnsure && messages.value.length === 0)) {
    return isLost ? <NoMessages why="failed" /> : <ListSkeleton />;
  }
  return (
    <Stack spacing={1.5}>
      {isLost && (
        <Alert severity="info">
          Você está sem internet: aqui está o que este aparelho já guardou.
        </Alert>
      )}
      {messages.value.length === 0 ? (
        <NoMessages why={tab} />
      ) : (
        <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0 }}>
          {messages.value.map((message) => (
            <MessageCard
              key={message.id}
              message={message}
              leader={leader}
              isNew={news.has(notificationIds.reply(message.id))}
              isUnsent={unsent.has(message.id)}
              isOpen={message.id === shown.message}
              link={{ ...shown.linkTo(message.id), onClick: onOpen }}
            />
          ))}
        </Stack>
      )}
      {(newer || older) && <Pager newer={newer} older={older} />}
    </Stack>
  );
}
