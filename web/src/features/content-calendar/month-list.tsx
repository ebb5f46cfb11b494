import { formatDay, weekdayName } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { Content } from './content';
import { DayContent } from './day-content';
import { daysOf } from './month';
import type { Month } from './month';

interface Props {
  month: Month;
  today: Day;
  content: Content | null;
}

/** The days of a month one below the other, for a narrow screen; what is over is out of the way until it is asked for. */
export function MonthList({ month, today, content }: Props) {
  const [isWhole, setWhole] = useState(false);
  const days = daysOf(month);
  const ahead = days.filter((day) => day >= today);
  const isFolded = !isWhole && ahead.length > 0 && ahead.length < days.length;
  return (
    <>
      {isFolded && (
        <Button onClick={() => setWhole(true)} sx={{ alignSelf: 'flex-start' }}>
          Mostrar os dias que passaram
        </Button>
      )}
      <Days days={isFolded ? ahead : days} today={today} content={content} />
    </>
  );
}

function Days({ days, today, content }: Omit<Props, 'month'> & { days: Day[] }) {
  return (
    <Stack component="ol" sx={{ m: 0, p: 0 }}>
      {days.map((day) => (
        <Stack
          key={day}
          component="li"
          direction="row"
          spacing={2}
          aria-current={day === today ? 'date' : undefined}
          sx={{ listStyle: 'none', py: 1.5, borderBottom: 1, borderColor: 'divider' }}
        >
          <Box
            title={formatDay(day)}
            sx={{
              width: 44,
              flexShrink: 0,
              textAlign: 'center',
              color: day === today ? 'primary.main' : 'text.primary',
            }}
          >
            <Typography variant="h3" component="p">
              {Number(day.slice(8))}
            </Typography>
            <Typography variant="body2" color={day === today ? 'primary' : 'textSecondary'}>
              {day === today ? 'hoje' : weekdayName(day).slice(0, 3)}
            </Typography>
          </Box>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <DayContent day={day} today={today} content={content} />
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}
