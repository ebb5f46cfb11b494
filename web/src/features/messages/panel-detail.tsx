import { formatShortDay } from '@raizes/domain/day';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { canRead, statusLabel } from '@raizes/domain/pastor-message';
import { Card, CardContent, Chip, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useEffect, useRef, useState } from 'react';
import { formatMoment } from '@/lib/format-moment';
import { dismissToast } from '@/lib/toast';
import { lazyNamed } from '@/ui/lazy-named';
import { Words } from '@/ui/words';
import { markRead } from './api';
import { GivenResponse } from './given-response';
import { NAMELESS } from './words';

const ReplyForm = lazyNamed(() => import('./reply-form'), 'ReplyForm');

interface Props {
  message: PastorMessage;
  /** Something of it has not reached the server yet. */
  isUnsent: boolean;
  /** It has been opened for the first time. */
  onRead: (messageId: string) => void;
  onAnswered: () => void;
}

const chipColors = { pending: 'secondary', read: 'default', responded: 'primary' } as const;

/** One message whole: to be answered, or with the answer. Opening it marks it read. */
export function PanelDetail({ message, isUnsent, onRead, onAnswered }: Props) {
  const { id, status, disciple_name, verse_reference, devotional_date } = message;
  const { response, responded_at } = message;
  const [isSending, setSending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMarked = useRef(false);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    // Once: what the server refuses would come back as pending and be marked again for ever.
    if (isMarked.current || !canRead(status)) return;
    isMarked.current = true;
    markRead(id);
    dismissToast(id);
    onRead(id);
  }, [id, status, onRead]);

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
              {disciple_name ?? NAMELESS}
            </Typography>
            <Chip
              label={statusLabel(status)}
              size="small"
              variant={status === 'pending' ? 'filled' : 'outlined'}
              color={chipColors[status]}
              sx={{ alignSelf: 'flex-start' }}
            />
            {verse_reference && (
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                Devocional: {verse_reference}
                {devotional_date && `, ${formatShortDay(devotional_date)}`}
              </Typography>
            )}
          </Stack>
          <Words title="Mensagem" caption={formatMoment(message.created_at)}>
            {message.message}
          </Words>
          {response !== null && !isSending ? (
            <GivenResponse
              messageId={id}
              response={response}
              at={responded_at}
              isUnsent={isUnsent}
            />
          ) : (
            <Suspense fallback={<Skeleton variant="rounded" height={256} />}>
              <ReplyForm messageId={id} onSending={setSending} onAnswered={onAnswered} />
            </Suspense>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}
