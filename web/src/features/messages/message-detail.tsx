import { formatShortDay } from '@raizes/domain/day';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Leader } from '@raizes/domain/documents/user-stats';
import WaitingIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { Card, CardContent, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { formatMoment } from '@/lib/format-moment';
import { Words } from '@/ui/words';
import { leaderOf } from './leader-of';
import { StatusChips } from './status-chips';

interface Props {
  message: PastorMessage;
  leader: Leader | null;
  isUnsent: boolean;
}

/** One message whole, and its answer, when there is one. */
export function MessageDetail({ message, leader, isUnsent }: Props) {
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
