import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { Card, CardActionArea, Chip, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { formatMoment } from '@/lib/format-moment';
import { twoLines } from '@/ui/two-lines';
import { cardId } from '@/ui/use-place-in-list';
import { NAMELESS } from './words';

interface Props {
  message: PastorMessage;
  isOpen: boolean;
  link: Pick<LinkProps, 'to' | 'replace' | 'state' | 'onClick'>;
}

/** One message in short, with who wrote it; opens it. */
export function PanelCard({ message, isOpen, link }: Props) {
  const { id, disciple_name, verse_reference, status, created_at } = message;
  return (
    <Card
      component="li"
      sx={{ listStyle: 'none', borderColor: isOpen ? 'primary.main' : undefined }}
    >
      <CardActionArea
        component={Link}
        {...link}
        id={cardId(id)}
        aria-current={isOpen ? 'true' : undefined}
        sx={{ p: 2 }}
      >
        <Stack spacing={0.5}>
          <Stack
            direction="row"
            spacing={1}
            sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}
          >
            <Typography variant="h3" component="span" sx={{ overflowWrap: 'anywhere' }}>
              {disciple_name ?? NAMELESS}
            </Typography>
            {status === 'pending' && <Chip label="Nova" size="small" color="secondary" />}
            {status === 'responded' && (
              <Chip label="Respondida" size="small" variant="outlined" color="primary" />
            )}
          </Stack>
          {verse_reference && (
            <Typography
              variant="body2"
              component="span"
              color="textSecondary"
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              Devocional: {verse_reference}
            </Typography>
          )}
          <Typography component="span" sx={twoLines}>
            {message.message}
          </Typography>
          <Typography variant="caption" component="span" color="textSecondary">
            {formatMoment(created_at)}
          </Typography>
        </Stack>
      </CardActionArea>
    </Card>
  );
}
