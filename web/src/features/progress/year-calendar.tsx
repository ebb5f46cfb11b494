import {
  addDays,
  formatDay,
  formatDayCount,
  isDay,
  monthNames,
  weekOf,
  weekdayLetter,
  weekdayNames,
  yearOf,
} from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Rhythm } from '@raizes/domain/documents/rhythm';
import type { Run } from '@raizes/domain/documents/user-stats';
import { summarizeYear } from '@raizes/domain/progress/journey';
import { countDays, hasDay } from '@raizes/domain/progress/streak';
import { keptPauses, pauseOn, weeksOf } from '@raizes/domain/progress/weeks';
import type { Pause } from '@raizes/domain/progress/weeks';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import { Box, ButtonBase, Card, IconButton, Stack, Typography } from '@mui/material';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { visuallyHidden } from '@/ui/page/styles';
import { journeyCard } from './journey-cards';

interface Props {
  runs: readonly Run[];
  today: Day;
}

/** The firm weeks, by their Sunday, and the pauses. */
interface Marks {
  firm: ReadonlySet<Day>;
  pauses: readonly Pause[];
}

/** The days with a devotional: the months of a year, and one month whose days link to the history. */
export function YearCalendar({ runs, today, rhythm }: Props & { rhythm: Rhythm | null }) {
  const marks = useMemo((): Marks => {
    const plan = rhythm ?? { goals: [], pauses: [] };
    const weeks = weeksOf(plan, runs, today).filter(({ state }) => state === 'firm');
    return { firm: new Set(weeks.map(({ sunday }) => sunday)), pauses: keptPauses(plan.pauses) };
  }, [rhythm, runs, today]);
  const [query, setQuery] = useSearchParams();
  const thisYear = yearOf(today);
  const firstYear = Math.min(thisYear, yearOf(runs[0]?.start ?? today));
  const requested = firstDayOf(query.get('month') ?? '');
  const month =
    requested && requested <= today && requested >= `${firstYear}-01-01`
      ? requested
      : monthStart(today);
  const year = yearOf(month);
  const { runs: within, days, longest } = summarizeYear(runs, year);
  // Months before the first day and after today are left out.
  const firstShown = monthStart(within[0]?.start ?? month);
  const months = monthNames
    .map((_, index) => monthOf(year, index))
    .filter((each) => each === month || (each >= firstShown && each <= today));
  const show = (next: Day) => setQuery({ month: next.slice(0, 7) }, { replace: true });
  const showYear = (next: number) =>
    show(next === thisYear ? monthStart(today) : monthOf(next, 11));
  return (
    <Card component="section" aria-label="Calendário" sx={journeyCard}>
      <Stack direction="row" sx={{ alignItems: 'center', mt: -1 }}>
        <Typography variant="h3" component="h2" sx={{ mr: 'auto' }}>
          {year}
        </Typography>
        <IconButton
          aria-label="Ano anterior"
          disabled={year <= firstYear}
          onClick={() => showYear(year - 1)}
        >
          <PreviousIcon />
        </IconButton>
        <IconButton
          aria-label="Ano seguinte"
          disabled={year >= thisYear}
          onClick={() => showYear(year + 1)}
          edge="end"
        >
          <NextIcon />
        </IconButton>
      </Stack>
      {/* Of the running year, the streak's block has said it. */}
      {(year !== thisYear || days === 0) && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {yearSummary(year, days, longest)}
        </Typography>
      )}
      {months.length > 1 && (
        <Box sx={tiles}>
          {months.map((each) => (
            <MonthTile key={each} month={each} isShown={each === month} runs={runs} onShow={show} />
          ))}
        </Box>
      )}
      <Month month={month} runs={runs} today={today} {...marks} />
      <Legend {...marks} />
    </Card>
  );
}

const tiles = {
  display: 'grid',
  gap: 0.5,
  gridTemplateColumns: { xs: 'repeat(4, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
  mb: 1.5,
} as const;

const monthStart = (day: Day) => monthOf(yearOf(day), Number(day.slice(5, 7)) - 1);

/** The first day of a month, `YYYY-MM`. */
function firstDayOf(month: string): Day | null {
  const first = `${month}-01`;
  return isDay(first) ? first : null;
}

/** @param index from 0 */
const monthOf = (year: number, index: number): Day =>
  firstDayOf(`${year}-${String(index + 1).padStart(2, '0')}`) ?? '1970-01-01';

function daysOf(month: Day): Day[] {
  const all = Array.from({ length: 31 }, (_, index) => addDays(month, index));
  return all.filter((day) => day.slice(0, 7) === month.slice(0, 7));
}

function yearSummary(year: number, days: number, longest: number): string {
  if (days === 0) return `Cada devocional concluído acende um dia de ${year}.`;
  return `${formatDayCount(days)} com devocional em ${year}. A maior sequência: ${formatDayCount(longest)}.`;
}

const countIn = (runs: readonly Run[], month: Day) =>
  countDays(daysOf(month).flatMap((day) => (hasDay(runs, day) ? [{ start: day, end: day }] : [])));

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const nameOf = (month: Day) => monthNames[Number(month.slice(5, 7)) - 1] ?? '';

interface MonthTileProps extends Pick<Props, 'runs'> {
  month: Day;
  isShown: boolean;
  onShow: (month: Day) => void;
}

/** A month as a small picture that opens it. */
function MonthTile({ month, isShown, runs, onShow }: MonthTileProps) {
  const name = nameOf(month).slice(0, 3);
  const days = daysOf(month);
  const before = weekOf(month).indexOf(month);
  const squares = (isDrawn: (day: Day) => boolean) =>
    days
      .map((day, index) => ({ day, at: before + index }))
      .filter(({ day }) => isDrawn(day))
      .map(({ at }) => `M${(at % 7) * 8} ${Math.floor(at / 7) * 8}h6v6h-6z`)
      .join('');
  return (
    <ButtonBase
      aria-label={`${name}: ${formatDayCount(countIn(runs, month))}`}
      aria-pressed={isShown}
      onClick={() => onShow(month)}
      sx={tile}
    >
      <Typography component="span" variant="caption" sx={{ fontWeight: 700 }}>
        {name}
      </Typography>
      <Box component="svg" viewBox="0 0 54 46" aria-hidden sx={{ width: 54, maxWidth: '100%' }}>
        <Box
          component="path"
          d={squares((day) => !hasDay(runs, day))}
          sx={{ fill: 'var(--mui-palette-divider)' }}
        />
        <Box
          component="path"
          d={squares((day) => hasDay(runs, day))}
          sx={{ fill: 'var(--mui-palette-primary-main)' }}
        />
      </Box>
    </ButtonBase>
  );
}

const tile = {
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  py: 1,
  px: 0.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'transparent',
  '&[aria-pressed="true"]': { borderColor: 'primary.main', color: 'primary.main' },
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main' },
} as const;

/** One month, Sunday to Saturday. */
function Month({ month, runs, today, firm, pauses }: Props & Marks & { month: Day }) {
  const days = daysOf(month);
  const sunday = weekOf(month)[0] ?? month;
  const weeks = [0, 1, 2, 3, 4, 5]
    .map((week) => weekOf(addDays(sunday, week * 7)))
    .filter((week) => week.some((day) => days.includes(day)));
  return (
    <Box component="table" sx={table}>
      <Box component="caption" sx={{ captionSide: 'top', textAlign: 'left', pb: 1 }}>
        <Typography variant="h3" component="span">
          {capitalize(`${nameOf(month)} de ${yearOf(month)}`)}
        </Typography>
        <Typography component="span" color="textSecondary">
          {` · ${formatDayCount(countIn(runs, month))}`}
        </Typography>
      </Box>
      <thead>
        <tr>
          {weekOf(month).map((day, index) => (
            <th key={day} scope="col" abbr={weekdayNames[index]}>
              {weekdayLetter(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]} data-firm={firm.has(week[0] ?? month) || undefined}>
            {week.map((day) => (
              <td key={day} aria-current={day === today ? 'date' : undefined}>
                {days.includes(day) && (
                  <DayMark
                    day={day}
                    isDone={hasDay(runs, day)}
                    isPaused={pauseOn(pauses, day) !== undefined}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Says what the marks of the weeks and days mean, where there are any. */
function Legend({ firm, pauses }: Marks) {
  if (firm.size === 0 && pauses.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ mt: 1.5, flexWrap: 'wrap', rowGap: 0.5 }}>
      {firm.size > 0 && (
        <Explained sample={<Box sx={{ ...sample, width: 28, ...firmWeek }} />}>
          Semana firme
        </Explained>
      )}
      {pauses.length > 0 && (
        <Explained sample={<Box sx={{ ...sample, width: 18, ...pausedDay }} />}>Pausa</Explained>
      )}
    </Stack>
  );
}

function Explained({ sample: picture, children }: { sample: ReactNode; children: string }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {picture}
      <Typography variant="body2" color="textSecondary">
        {children}
      </Typography>
    </Stack>
  );
}

const firmWeek = { bgcolor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.16)' } as const;
const pausedDay = { border: '2px dotted', borderColor: 'secondary.main' } as const;
const sample = { height: 18, borderRadius: 999 } as const;

interface DayProps {
  day: Day;
  isDone: boolean;
  isPaused: boolean;
}

function DayMark({ day, isDone, isPaused }: DayProps) {
  const date = Number(day.slice(8));
  const paused = isPaused ? { 'data-paused': true } : {};
  if (!isDone) {
    return (
      <span {...paused}>
        {date}
        {isPaused && (
          <Box component="span" sx={visuallyHidden}>
            , em pausa
          </Box>
        )}
      </span>
    );
  }
  return (
    <Link to={`/devotional-history?day=${day}`} {...paused}>
      {date}
      <Box component="span" sx={visuallyHidden}>{`, ${formatDay(day)}: devocional concluído`}</Box>
    </Link>
  );
}

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderSpacing: 0,
  '& th': { py: 0.5, fontSize: '0.75rem', color: 'text.secondary' },
  '& td': { p: '2px 0', textAlign: 'center' },
  '& td > *': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    maxWidth: '100%',
    height: 44,
    mx: 'auto',
    borderRadius: 999,
    color: 'text.secondary',
    fontSize: '0.9375rem',
    textDecoration: 'none',
  },
  '& td > a': {
    boxSizing: 'border-box',
    p: '3px',
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    // The touch target is larger than the disc.
    backgroundClip: 'content-box',
    fontWeight: 700,
  },
  '& td > a:focus-visible': { outline: 2, outlineColor: 'secondary.main', outlineOffset: 2 },
  '& tr[data-firm] td': firmWeek,
  '& tr[data-firm] td:first-of-type': { borderStartStartRadius: 999, borderEndStartRadius: 999 },
  '& tr[data-firm] td:last-of-type': { borderStartEndRadius: 999, borderEndEndRadius: 999 },
  '& td > [data-paused]': pausedDay,
  '& td[aria-current] > *': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-secondary-main)' },
} as const;
