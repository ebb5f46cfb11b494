import { weekdayName } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Month } from '@raizes/domain/month';
import { Box, Button, ButtonBase, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { daysOf } from './api';
import { DayContent } from './day-content';
import { dayLabel, dayState } from './day-state';
import type { CalendarData } from './day-state';
import { StateMark } from './state-mark';

interface Props {
  month: Month;
  today: Day;
  data: CalendarData | null;
  onOpen: (day: Day) => void;
  busy: readonly Day[];
}

/** The days of a month as a list, for a narrow screen; past days are collapsed. */
export function MonthList({ month, today, data, onOpen, busy }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const days = daysOf(month);
  const ahead = days.filter((day) => day >= today);
  const isCollapsed = !showsAll && ahead.length > 0 && ahead.length < days.length;
  return (
    <>
      {isCollapsed && (
        <Button onClick={() => setShowsAll(true)} sx={{ alignSelf: 'flex-start' }}>
          Mostrar os dias que passaram
        </Button>
      )}
      <Stack component="ol" sx={{ m: 0, p: 0 }}>
        {(isCollapsed ? ahead : days).map((day) => (
          <Stack
            key={day}
            component="li"
            direction="row"
            spacing={1.5}
            aria-current={day === today ? 'date' : undefined}
            aria-busy={busy.includes(day)}
            sx={rowSx}
          >
            <ButtonBase
              onClick={() => onOpen(day)}
              aria-label={data ? dayLabel(day, data) : weekdayName(day)}
              sx={[daySx, day === today && { color: 'primary.main' }]}
            >
              <Typography variant="h3" component="span">
                {Number(day.slice(8))}
              </Typography>
              <Typography
                variant="body2"
                component="span"
                color={day === today ? 'primary' : 'textSecondary'}
              >
                {day === today ? 'hoje' : weekdayName(day).slice(0, 3)}
              </Typography>
              {data?.sources && <StateMark state={dayState(day, data)} sx={{ mt: 0.25 }} />}
            </ButtonBase>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <DayContent day={day} today={today} data={data} />
            </Box>
          </Stack>
        ))}
      </Stack>
    </>
  );
}

const rowSx = {
  listStyle: 'none',
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&[aria-busy="true"]': { opacity: 0.5 },
} as const;

const daySx = {
  flexDirection: 'column',
  justifyContent: 'flex-start',
  width: 80,
  minHeight: 44,
  flexShrink: 0,
  borderRadius: 1,
  fontFamily: 'inherit',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
} as const;
