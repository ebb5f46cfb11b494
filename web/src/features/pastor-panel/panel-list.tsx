import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { MessageStatus } from '@raizes/domain/pastor-message';
import { Alert, Stack, Typography } from '@mui/material';
import { useLasting } from '@/lib/lasting';
import type { LivePage } from '@/lib/live-pages';
import { ListSkeleton } from '@/ui/list-skeleton';
import { Pager } from '@/ui/pager';
import type { MessageLink } from '@/ui/use-shown-message';
import { NoMessages } from './no-messages';
import { PanelCard } from './panel-card';

export interface ListProps {
  opened: string | null;
  linkTo: (id: string) => MessageLink;
  onOpen: () => void;
}

interface Props extends ListProps {
  status: MessageStatus;
  page: LivePage<PastorMessage>;
  hasMore?: boolean;
}

/** One page of messages. */
export function PanelList({ status, page, hasMore = false, opened, linkTo, onOpen }: Props) {
  const { items, newer, older } = page;
  const isUnsure = items.state !== 'ready' || items.fromCache;
  const isLost = useLasting(isUnsure);

  if (items.state !== 'ready' || (isUnsure && items.value.length === 0)) {
    return isLost ? <NoMessages why="failed" /> : <ListSkeleton />;
  }
  return (
    <Stack spacing={1.5}>
      {isLost && (
        <Alert severity="info">
          Você está sem internet: aqui está o que este aparelho já guardou.
        </Alert>
      )}
      {items.value.length === 0 && <NoMessages why={status} />}
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0 }}>
        {items.value.map((message) => (
          <PanelCard
            key={message.id}
            message={message}
            isOpen={message.id === opened}
            link={{ ...linkTo(message.id), onClick: onOpen }}
          />
        ))}
      </Stack>
      {(newer || older) && <Pager newer={newer} older={older} />}
      {hasMore && (
        <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
          Há mensagens mais antigas. Elas aparecem aqui à medida que você lê estas.
        </Typography>
      )}
    </Stack>
  );
}
