import { formatDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Button, Dialog, DialogActions, DialogContent } from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import 'dayjs/locale/pt-br';
import { useToday } from '@/lib/timing';

/** The only texts of a calendar of days. */
const localeText = { previousMonth: 'Mês anterior', nextMonth: 'Próximo mês' };

interface Props {
  chosen: Day | null;
  onChoose: (day: Day) => void;
  onClose: () => void;
}

/** A calendar from which a day is chosen by touch or with the arrow keys. */
export function CalendarDialog({ chosen, onChoose, onClose }: Props) {
  const today = useToday();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-label="Calendário"
      slotProps={{ paper: { sx: { m: 2, maxWidth: 'calc(100% - 32px)' } } }}
    >
      <DialogContent sx={{ p: { xs: 1, sm: 2 }, pb: 0 }}>
        <LocalizationProvider
          dateAdapter={AdapterDayjs}
          adapterLocale="pt-br"
          localeText={localeText}
        >
          <DateCalendar
            autoFocus
            views={['day']}
            value={chosen === null ? null : dayjs(chosen)}
            referenceDate={dayjs(chosen ?? today)}
            onChange={(date) => {
              const day = dayOf(date);
              if (day) onChoose(day);
            }}
            // dayjs' own short names are numbers: 2ª, 3ª.
            dayOfWeekFormatter={(date) => date.format('dddd').charAt(0).toUpperCase()}
            slotProps={{
              calendarHeader: { format: 'MMMM [de] YYYY' },
              day: ({ day }) => ({ 'aria-label': labelOf(day) }),
            }}
            sx={calendarSx}
          />
        </LocalizationProvider>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onChoose(today)}>Hoje</Button>
        <Button onClick={onClose}>Cancelar</Button>
      </DialogActions>
    </Dialog>
  );
}

function dayOf(date: Dayjs | null): Day | null {
  const text = date?.format('YYYY-MM-DD') ?? '';
  return isDay(text) ? text : null;
}

function labelOf(date: Dayjs): string {
  const day = dayOf(date);
  return day ? formatDay(day) : '';
}

const DAY_PX = 44;

/** Days of 44 px, which a thumb can hit. */
const calendarSx = {
  width: 7 * DAY_PX,
  maxWidth: '100%',
  height: 'auto',
  maxHeight: 'none',
  '--PickerDay-size': `${DAY_PX}px`,
  '--PickerDay-horizontalMargin': '0px',
  '& .MuiPickerDay-root': {
    '--PickerDay-size': `${DAY_PX}px`,
    '--PickerDay-horizontalMargin': '0px',
    typography: 'body1',
  },
  '& .MuiDayCalendar-weekDayLabel': { width: DAY_PX, m: 0, typography: 'body2' },
  '& .MuiDayCalendar-slideTransition': { minHeight: 6 * (DAY_PX + 4) },
  '& .MuiPickersCalendarHeader-label': { typography: 'h3' },
} as const;
