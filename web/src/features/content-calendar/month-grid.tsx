import { formatDay, weekOf, weekdayName } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import AddIcon from '@mui/icons-material/Add';
import DevotionalIcon from '@mui/icons-material/AutoStoriesOutlined';
import ReadingIcon from '@mui/icons-material/MenuBookOutlined';
import { Box, ButtonBase, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { dayLinks } from './api';
import { monthName, monthOf, weeksOf } from '@raizes/domain/month';
import type { Month } from '@raizes/domain/month';
import type { Content, DayLink } from './api';

const icons = { devotional: DevotionalIcon, reading: ReadingIcon, another: AddIcon };

interface DayLinkButtonProps {
  link: DayLink;
  /** What is missing on a past day is not highlighted. */
  isPast: boolean;
  tabIndex?: number | undefined;
}

/** Filled for existing content, dashed for missing content. */
function DayLinkButton({ link, isPast, tabIndex }: DayLinkButtonProps) {
  const { kind, to, text, more, label, isEmpty } = link;
  const isMissing = isEmpty && kind !== 'another';
  const Icon = isEmpty ? AddIcon : icons[kind];
  return (
    <ButtonBase
      component={Link}
      to={to}
      aria-label={label}
      title={label}
      data-link={kind}
      tabIndex={tabIndex}
      sx={{
        justifyContent: kind === 'another' ? 'center' : 'flex-start',
        gap: 0.5,
        minWidth: { xs: 44, md: 28 },
        minHeight: { xs: 44, md: 28 },
        flexGrow: kind === 'another' ? 0 : 1,
        px: kind === 'another' ? 0 : 1,
        borderRadius: 1,
        border: 1,
        borderStyle: isMissing ? 'dashed' : 'solid',
        borderColor: isMissing && !isPast ? 'secondary.main' : 'divider',
        bgcolor: isEmpty ? 'transparent' : 'action.hover',
        color: isEmpty ? (isPast ? 'text.secondary' : 'secondary.main') : 'text.primary',
        fontFamily: 'inherit',
        fontSize: '0.8125rem',
        fontWeight: 600,
        '&:hover': { bgcolor: 'action.selected' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
      }}
    >
      <Icon aria-hidden sx={{ fontSize: '1rem' }} />
      {text && (
        <Box
          component="span"
          sx={{
            minWidth: 0,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {text}
        </Box>
      )}
      {more && (
        <Box component="span" sx={{ flexShrink: 0 }}>
          {more}
        </Box>
      )}
    </ButtonBase>
  );
}

interface Props {
  day: Day;
  today: Day;
  /** Null while it loads. */
  content: Content | null;
  tabIndexOf?: (kind: DayLink['kind']) => number;
}

/** The links of one day. */
export function DayContent({ day, today, content, tabIndexOf }: Props) {
  if (!content) return <Skeleton variant="rounded" height={60} sx={{ borderRadius: 1 }} />;
  const [devotional, ...readings] = dayLinks(day, content);
  const isPast = day < today;
  const button = (link: DayLink) => (
    <DayLinkButton key={link.kind} link={link} isPast={isPast} tabIndex={tabIndexOf?.(link.kind)} />
  );
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0 }}>
      {devotional && button(devotional)}
      <Stack
        direction="row"
        spacing={0.5}
        sx={{ minWidth: 0, '& > :first-of-type': { minWidth: 0 } }}
      >
        {readings.map(button)}
      </Stack>
    </Stack>
  );
}

/** The link an arrow key moves to: sideways by day, up and down by link within the day and then by week. */
function nextInGrid(grid: HTMLElement, from: Element, key: string): HTMLElement | null {
  const cells = [...grid.querySelectorAll<HTMLElement>('td[data-day]')];
  const at = cells.findIndex((cell) => cell.contains(from));
  const linksOf = (cell: HTMLElement | undefined) =>
    cell ? [...cell.querySelectorAll<HTMLElement>('a')] : [];
  const own = linksOf(cells[at]);
  const place = own.findIndex((link) => link === from);
  const beside = (step: number) => {
    const links = linksOf(cells[at + step]);
    return links[Math.min(place, links.length - 1)] ?? null;
  };
  switch (key) {
    case 'ArrowRight':
      return beside(1);
    case 'ArrowLeft':
      return beside(-1);
    case 'ArrowDown':
      return own[place + 1] ?? linksOf(cells[at + 7])[0] ?? null;
    case 'ArrowUp':
      return own[place - 1] ?? linksOf(cells[at - 7]).at(-1) ?? null;
    case 'Home':
      return linksOf(cells[0])[0] ?? null;
    case 'End':
      return linksOf(cells.at(-1))[0] ?? null;
    default:
      return null;
  }
}

interface MonthGridProps {
  month: Month;
  today: Day;
  content: Content | null;
}

/** A month as a table of weeks, for a wide screen. A roving tabindex: one Tab stop, arrow keys move between links. */
export function MonthGrid({ month, today, content }: MonthGridProps) {
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
