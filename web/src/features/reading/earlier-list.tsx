import { formatShortDay, weekdayName } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/content';
import UnreadIcon from '@mui/icons-material/RadioButtonUnchecked';
import ReadIcon from '@mui/icons-material/CheckCircle';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import { Box, Card, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { readingPath, titleOf } from './reading';

interface Props {
  readings: DailyReading[];
  /** Null while unknown. */
  isRead: ((id: string) => boolean) | null;
}

/** Links to readings of other days, each with a mark that says whether it was completed. */
export function EarlierList({ readings, isRead }: Props) {
  return (
    <Card component="ul" aria-label="Leituras" sx={list}>
      {readings.map((reading) => (
        <Box component="li" key={reading.id} sx={{ listStyle: 'none' }}>
          <Box component={Link} to={readingPath(reading.id)} sx={row}>
            <State isRead={isRead && isRead(reading.id)} />
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography component="span" sx={title}>
                {titleOf(reading)}
              </Typography>
              <Typography variant="body2" component="span" color="textSecondary">
                {`${weekdayName(reading.date)}, ${formatShortDay(reading.date)}`}
              </Typography>
            </Box>
            <ForwardIcon aria-hidden sx={{ color: 'text.secondary' }} />
          </Box>
        </Box>
      ))}
    </Card>
  );
}

function State({ isRead }: { isRead: boolean | null }) {
  if (isRead === null) return <Box sx={{ width: 24 }} />;
  const Icon = isRead ? ReadIcon : UnreadIcon;
  return (
    <Icon
      role="img"
      aria-hidden={false}
      aria-label={isRead ? 'Concluída' : 'Ainda não lida'}
      sx={{ color: isRead ? 'primary.main' : 'text.secondary' }}
    />
  );
}

const list = { m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 64,
  px: 2,
  py: 1,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '-3px' },
} as const;

const title = { display: 'block', fontWeight: 700, overflowWrap: 'anywhere' } as const;
