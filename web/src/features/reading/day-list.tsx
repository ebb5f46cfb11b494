import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import CheckIcon from '@mui/icons-material/CheckCircle';
import { Box, Chip, Stack, Typography } from '@mui/material';
import { visuallyHidden } from '@/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { readingPath } from './reading-path';
import { titleOf } from './titles';

interface Props {
  readings: DailyReading[];
  /** The id of the one on the screen. */
  current: string;
  isRead: (id: string) => boolean;
}

/** All the readings of a day, to choose from. */
export function DayList({ readings, current, isRead }: Props) {
  const done = readings.filter(({ id }) => isRead(id)).length;
  return (
    <Box component="nav" aria-label="Leituras do dia">
      <Stack
        component="ul"
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' }}
      >
        {readings.map((reading) => (
          <li key={reading.id}>
            <Chip
              clickable
              component={Link}
              to={readingPath(reading.id)}
              replace
              aria-current={reading.id === current ? 'page' : undefined}
              icon={isRead(reading.id) ? <CheckIcon /> : undefined}
              label={
                <>
                  {titleOf(reading)}
                  {isRead(reading.id) && (
                    <Box component="span" sx={visuallyHidden}>
                      {' (concluída)'}
                    </Box>
                  )}
                </>
              }
              color={reading.id === current ? 'primary' : 'default'}
              variant={reading.id === current ? 'filled' : 'outlined'}
              sx={{
                height: 40,
                borderRadius: 20,
                px: 0.5,
                fontSize: '0.9375rem',
                maxWidth: '100%',
              }}
            />
          </li>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {done} de {readings.length} concluídas
      </Typography>
    </Box>
  );
}
