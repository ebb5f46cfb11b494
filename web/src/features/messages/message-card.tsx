import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { Card, CardActionArea, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { formatMoment } from '@/lib/format-moment';
import { twoLines } from '@/ui/two-lines';
import { cardId } from '@/ui/use-place-in-list';
import { leaderOf } from './leader-of';
import { StatusChips } from './status-chips';

interface Props {
  message: PastorMessage;
  leader: Leader | null;
  isNew: boolean;
  isUnsent: boolean;
  isOpen: boolean;
  link: Pick<LinkProps, 'to' | 'replace' | 'state' | 'onClick'>;
}

/** One message in short; opens it. */
export function MessageCard({ message, leader, isNew, isUnsent, isOpen, link }: Props) {
  const { title, name } = leaderOf(message, leader);
  return (
    <Card
      component="li"
      sx={{ listStyle: 'none', borderColor: isOpen ? 'primary.main' : undefined }}
    >
      <CardActionArea
        component={Link}
        {...link}
        id={cardId(message.id)}
        aria-current={isOpen ? 'true' : undefined}
        sx={{ p: 2 }}
      >
        <Stack spacing={0.5}>
          <Typography variant="h3" component="span" sx={{ overflowWrap: 'anywhere' }}>
            {title} {name}
          </Typography>
          <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
            <StatusChips message={message} isNew={isNew} isUnsent={isUnsent} />
          </Stack>
          {message.verse_reference && (
            <Typography
              variant="body2"
              component="span"
              color="textSecondary"
              sx={{ fontWeight: 600 }}
            >
              Devocional: {message.verse_reference}
            </Typography>
          )}
          <Typography component="span" sx={twoLines}>
            {message.message}
          </Typography>
          <Typography variant="caption" component="span" color="textSecondary">
            {formatMoment(message.created_at)}
          </Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}
