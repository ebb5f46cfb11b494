import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { notificationIds } from '@raizes/domain/notification-ids';
import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import type { MessagePage } from './api';
import { MessageDetail } from './message-detail';

interface Props {
  id: string | null;
  pages: Record<'responded' | 'waiting', MessagePage>;
  leader: Leader | null;
  unsent: ReadonlySet<string>;
  news: ReadonlySet<string>;
  onSeen: (notificationId: string) => void;
  onClose: () => void;
}

/** Stays on the screen while the list goes by, below the bar of the page. */
const beside = {
  minWidth: 0,
  position: { md: 'sticky' },
  top: { md: 72 },
  maxHeight: { md: 'calc(100dvh - 88px)' },
  overflowY: { md: 'auto' },
};

const nothing = {
  py: 12,
  textAlign: 'center',
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1,
};

/** The opened message: beside the list, or on a phone in its place. */
export function DetailPane({ id, pages, leader, unsent, news, onSeen, onClose }: Props) {
  const message = useOpened(id, pages);
  const reply = notificationIds.reply(id ?? '');
  const isSeen = message?.status === 'responded' && news.has(reply);

  useEffect(() => {
    if (isSeen) onSeen(reply);
  }, [isSeen, reply, onSeen]);

  return (
    <Box sx={{ ...beside, display: { xs: id === null ? 'none' : 'block', md: 'block' } }}>
      <Button onClick={onClose} startIcon={<BackIcon />} sx={{ display: { md: 'none' }, my: 1 }}>
        Voltar às mensagens
      </Button>
      {message ? (
        <MessageDetail
          key={message.id}
          message={message}
          leader={leader}
          isUnsent={unsent.has(message.id)}
        />
      ) : (
        <Typography color="textSecondary" sx={nothing}>
          Selecione uma mensagem
        </Typography>
      )}
    </Box>
  );
}

/** Stays as it was seen last while it goes from one list to the other, or to another page. */
function useOpened(id: string | null, pages: Props['pages']): PastorMessage | null {
  const [last, setLast] = useState<PastorMessage | null>(null);
  const found = [pages.responded, pages.waiting]
    .flatMap(({ messages }) => (messages.state === 'ready' ? messages.value : []))
    .find((each) => each.id === id);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : null);
}
