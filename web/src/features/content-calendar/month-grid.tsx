import { formatDay, weekOf, weekdayName } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import type { Content } from './content';
import { DayContent } from './day-content';
import { monthName, monthOf, weeksOf } from './month';
import type { Month } from './month';
import { nextInGrid } from './move-in-grid';

interface Props {
  month: Month;
  today: Day;
  content: Content | null;
}

/** A month in weeks, for a wide screen. One stop of the Tab key; the arrows lead from link to link. */
export function MonthGrid({ month, today, content }: Props) {
  const [stop, setStop] = useState<{ day: string; link: string }>({
    day: monthOf(today) === month ? today : month,
    link: 'devotional',
  });

  function remember({ target }: FocusEvent): void {
    const day = target.closest('td')?.dataset.day;
    const link = target instanceof HTMLElement ? target.dataset.link : undefined;
    if (day && link) setStop({ day, link });
  }
  function move(event: KeyboardEvent<HTMLElement>): void {
    if (!(event.target instanceof Element)) return;
    const next = nextInGrid(event.currentTarget, event.target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <Box
      component="table"
      role="grid"
      aria-label={monthName(month)}
      onFocus={remember}
      onKeyDown={move}
      sx={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' }}
    >
      <thead>
        <tr>
          {weekOf(today).map((day) => (
            <Box component="th" key={day} scope="col" sx={{ pb: 1, fontWeight: 400 }}>
              <Typography variant="body2" color="textSecondary" component="span">
                {weekdayName(day).replace('-feira', '')}
              </Typography>
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) =>
              day ? (
                <Box
                  component="td"
                  key={day}
                  data-day={day}
                  aria-current={day === today ? 'date' : undefined}
                  sx={{
                    verticalAlign: 'top',
                    height: 108,
                    p: 1,
                    border: 1,
                    borderColor: 'divider',
                    bgcolor: 'background.paper',
                  }}
                >
                  <DayNumber day={day} isToday={day === today} />
                  <DayContent
                    day={day}
                    today={today}
                    content={content}
                    tabIndexOf={(link) => (stop.day === day && stop.link === link ? 0 : -1)}
                  />
                </Box>
              ) : (
                <Box component="td" key={weekday} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function DayNumber({ day, isToday }: { day: Day; isToday: boolean }) {
  return (
    <Typography
      component="p"
      title={formatDay(day)}
      sx={{
        mb: 0.5,
        width: 26,
        lineHeight: '26px',
        textAlign: 'center',
        borderRadius: '50%',
        fontSize: '0.875rem',
        fontWeight: 700,
        ...(isToday && { bgcolor: 'primary.main', color: 'primary.contrastText' }),
      }}
    >
      {Number(day.slice(8))}
    </Typography>
  );
}
