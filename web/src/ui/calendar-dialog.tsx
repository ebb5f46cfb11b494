import { addDays, formatDay, weekOf, weekdayLetter, weekdayName } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { monthOf, nextMonth, previousMonth, weeksOf } from '@raizes/domain/month';
import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  Typography,
} from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useToday } from '@/lib/timing';
import { MonthSwitcher } from './month-switcher';

interface Props {
  chosen: Day | null;
  onChoose: (day: Day) => void;
  onClose: () => void;
}

/** A calendar from which a day is chosen by touch or with the arrow keys. */
export function CalendarDialog({ chosen, onChoose, onClose }: Props) {
  const id = useId();
  const today = useToday();
  const [day, setDay] = useState(chosen ?? today);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { m: 2 } } }}>
      <DialogContent sx={{ p: { xs: 2, sm: 3 } }}>
        <MonthSwitcher id={id} variant="h3" month={monthOf(day)} onShow={setDay} />
        <Month day={day} today={today} chosen={chosen} onMove={setDay} onChoose={onChoose} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onChoose(today)}>Hoje</Button>
        <Button onClick={onClose}>Cancelar</Button>
      </DialogActions>
    </Dialog>
  );
}

interface MonthProps {
  /** The focused day, the only one in the tab order. */
  day: Day;
  today: Day;
  chosen: Day | null;
  onMove: (day: Day) => void;
  onChoose: (day: Day) => void;
}

function Month({ day, today, chosen, onMove, onChoose }: MonthProps) {
  const table = useRef<HTMLTableElement>(null);
  const [usesKeys, setUsesKeys] = useState(true);
  useEffect(() => {
    // After a tap on the month arrows, the focus stays on them.
    if (usesKeys) table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [day, usesKeys]);

  function onKeyDown(event: KeyboardEvent): void {
    const next = steps[event.key]?.(day);
    if (!next) return;
    event.preventDefault();
    setUsesKeys(true);
    onMove(next);
  }

  return (
    <Box
      component="table"
      ref={table}
      onKeyDown={onKeyDown}
      onBlur={() => setUsesKeys(false)}
      sx={{ borderCollapse: 'collapse', mt: 1, mx: 'auto', '& abbr': { textDecoration: 'none' } }}
    >
      <thead>
        <tr>
          {weekOf(today).map((each) => (
            <Typography key={each} component="th" scope="col" variant="body2" color="textSecondary">
              <abbr title={weekdayName(each)}>{weekdayLetter(each)}</abbr>
            </Typography>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthOf(day)).map((week, index) => (
          <tr key={index}>
            {week.map((each, weekday) => (
              <Box component="td" key={weekday} sx={{ p: 0 }}>
                {each && (
                  <ButtonBase
                    aria-label={formatDay(each)}
                    aria-current={each === today ? 'date' : undefined}
                    aria-pressed={each === chosen}
                    tabIndex={each === day ? 0 : -1}
                    onClick={() => onChoose(each)}
                    sx={daySx}
                  >
                    {Number(each.slice(8))}
                  </ButtonBase>
                )}
              </Box>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const steps: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => previousMonth(monthOf(day)),
  PageDown: (day) => nextMonth(monthOf(day)),
};

const daySx = {
  width: 44,
  height: 44,
  borderRadius: '50%',
  typography: 'body1',
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': { color: 'primary.main', fontWeight: 700 },
  '&[aria-pressed="true"]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
} as const;
