import { formatShortDay } from '@raizes/domain/day';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { notificationIds } from '@raizes/domain/documents/notification';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { Card, CardContent, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '@/lib/time';
import type { MessagePage } from './api';
import { StatusChips, leaderOf } from './message-list';
import { NothingOpened, Words } from './words';

interface MessageDetailProps {
  message: PastorMessage;
  leader: Leader | null;
  isUnsent: boolean;
}

/** One message whole, and its answer, when there is one. */
function MessageDetail({ message, leader, isUnsent }: MessageDetailProps) {
  const { verse_reference, devotional_date, response, responded_at } = message;
  const { title, name } = leaderOf(message, leader);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <Card component="section" aria-label="Mensagem">
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Stack spacing={2.5}>
          <Stack spacing={1}>
            <Typography
              variant="h2"
              ref={heading}
              tabIndex={-1}
              sx={{ overflowWrap: 'anywhere', outline: 'none' }}
            >
              {title} {name}
            </Typography>
            <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
              <StatusChips message={message} isNew={false} isUnsent={isUnsent} />
            </Stack>
            {verse_reference && (
              <Typography variant="body2" color="textSecondary">
                Devocional: {verse_reference}
                {devotional_date && `, ${formatShortDay(devotional_date)}`}
              </Typography>
            )}
          </Stack>
          <Words title="Sua Mensagem" caption={formatMoment(message.created_at)}>
            {message.message}
          </Words>
          {response !== null ? (
            <Words
              title={`Resposta do ${title}`}
              caption={responded_at && formatMoment(responded_at)}
              highlighted
            >
              {response}
            </Words>
          ) : (
            <Stack direction="row" spacing={1} sx={{ color: 'text.secondary' }}>
              <WaitingIcon aria-hidden />
              <Typography>Aguardando resposta do {title}</Typography>
            </Stack>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

interface Props {
  id: string | null;
  pages: Record<'responded' | 'waiting', MessagePage>;
  leader: Leader | null;
  unsent: ReadonlySet<string>;
  news: ReadonlySet<string>;
  onSeen: (notificationId: string) => void;
}

/** The opened message. */
export function DetailPane({ id, pages, leader, unsent, news, onSeen }: Props) {
  const message = useOpened(id, pages);
  const reply = notificationIds.reply(id ?? '');
  const isSeen = message?.status === 'responded' && news.has(reply);

  useEffect(() => {
    if (isSeen) onSeen(reply);
  }, [isSeen, reply, onSeen]);

  if (!message) return <NothingOpened />;
  return (
    <MessageDetail
      key={message.id}
      message={message}
      leader={leader}
      isUnsent={unsent.has(message.id)}
    />
  );
}

/** Stays as it was seen last while it goes from one list to the other, or to another page. */
function useOpened(id: string | null, pages: Props['pages']): PastorMessage | null {
  const [last, setLast] = useState<PastorMessage | null>(null);
  const found = [pages.responded, pages.waiting]
    .flatMap(({ items }) => (items.state === 'ready' ? items.value : []))
    .find((each) => each.id === id);
  if (found && found !== last) setLast(found);
  return found ?? (last?.id === id ? last : null);
}
