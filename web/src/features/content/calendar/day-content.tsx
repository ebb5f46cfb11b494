import type { Day } from '@raizes/domain/day';
import AddIcon from '@mui/icons-material/Add';
import DevotionalIcon from '@mui/icons-material/AutoStoriesOutlined';
import ReadingIcon from '@mui/icons-material/MenuBookOutlined';
import { Box, ButtonBase, Skeleton, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { dayState, partState } from './day-state';
import type { DayState, CalendarData, PartState } from './day-state';
import { onlyInUse, stateIcons } from './state-mark';
import { formatShortDay } from '@raizes/domain/day';
import type { Content } from './api';

const icons = { devotional: DevotionalIcon, reading: ReadingIcon, another: AddIcon };

/** Quiet: a plain icon on a phone; in the grid over the end of the reading, while the day is pointed at or has the focus. */
const anotherSx = {
  minWidth: { xs: 48, md: 24 },
  border: { xs: 0, md: 1 },
  borderColor: { md: 'divider' },
  position: { md: 'absolute' },
  right: 0,
  bgcolor: { md: 'background.paper' },
  ...onlyInUse,
} as const;

interface DayLinkButtonProps {
  link: DayLink;
  /** Highlights missing content; false on a past day, and where the plan is about to fill it. */
  isWanted: boolean;
  tabIndex?: number | undefined;
  /** Set if the parts of the day differ in state, or the plan will fill it. */
  state?: PartState | undefined;
}

/** Filled for existing content, dashed for missing content. */
function DayLinkButton({ link, isWanted, tabIndex, state }: DayLinkButtonProps) {
  const { kind, to, text, more, label, isEmpty } = link;
  const isMissing = isEmpty && kind !== 'another';
  const Icon = state ? stateIcons[state] : isEmpty ? AddIcon : icons[kind];
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
        minWidth: { xs: 44, md: 24 },
        minHeight: { xs: 48, md: 28 },
        flexGrow: kind === 'another' ? 0 : 1,
        px: kind === 'another' ? 0 : { xs: 1, md: 0.75 },
        borderRadius: 1,
        border: 1,
        borderStyle: isMissing ? 'dashed' : 'solid',
        borderColor: isMissing && isWanted ? 'secondary.main' : 'divider',
        bgcolor: isEmpty ? 'transparent' : 'action.hover',
        color: isEmpty
          ? isMissing && isWanted
            ? 'secondary.main'
            : 'text.secondary'
          : 'text.primary',
        fontFamily: 'inherit',
        fontSize: '0.8125rem',
        fontWeight: 600,
        '&:hover': { bgcolor: 'action.selected' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
        ...(kind === 'another' && anotherSx),
      }}
    >
      <Icon aria-hidden sx={{ fontSize: '1rem' }} />
      {text && (
        <Box
          component="span"
          // A long reference takes two lines.
          sx={{ minWidth: 0, py: 0.25, lineHeight: 1.3, overflowWrap: 'anywhere' }}
        >
          {isEmpty ? text : <Unbroken text={text} />}
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

/** Breaks before the chapter, and within `3.22-23` only where that alone is too long for the line. */
function Unbroken({ text }: { text: string }) {
  const end = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, end)}
      <span style={{ display: 'inline-block', maxWidth: '100%' }}>{text.slice(end)}</span>
    </>
  );
}

interface Props {
  day: Day;
  today: Day;
  /** Null while loading. */
  data: CalendarData | null;
  tabIndexOf?: (kind: DayLink['kind']) => number;
}

/** The links of one day. */
export function DayContent({ day, today, data, tabIndexOf }: Props) {
  if (!data) return <Skeleton variant="rounded" height={60} sx={{ borderRadius: 1 }} />;
  const [devotional, ...readings] = dayLinks(day, data.content);
  const isPast = day < today;
  const partsDiffer = differingStates.has(dayState(day, data));
  const button = (link: DayLink) => {
    const { kind, isEmpty } = link;
    const state = partState(day, kind === 'devotional' ? kind : 'readings', data);
    const isSoon = state === 'soon';
    return (
      <DayLinkButton
        key={kind}
        link={link}
        isWanted={!isPast && !isSoon}
        tabIndex={tabIndexOf?.(kind)}
        state={isSoon || (partsDiffer && !isEmpty) ? state : undefined}
      />
    );
  };
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0 }}>
      {devotional && button(devotional)}
      <Stack
        direction="row"
        spacing={0.5}
        sx={{ position: 'relative', minWidth: 0, '& > :first-of-type': { minWidth: 0 } }}
      >
        {readings.map(button)}
      </Stack>
    </Stack>
  );
}

const differingStates = new Set<DayState>(['mixed', 'partly']);

/** A link from a day to one of its contents. */
interface DayLink {
  kind: 'devotional' | 'reading' | 'another';
  to: string;
  text: string;
  /** ` +2` if there are two more; never truncated, even on a narrow screen. */
  more?: string;
  /** The accessible name. */
  label: string;
  /** The link creates missing content. */
  isEmpty: boolean;
}

/** Returns the links of a day: to edit or create its devotional and its first reading, and to create another reading. */
export function dayLinks(day: Day, { devotionals, readings }: Content): DayLink[] {
  const date = formatShortDay(day);
  const verse = devotionals.get(day)?.verse_reference;
  const [first, ...others] = readings.get(day) ?? [];
  const create = `/manage-daily-readings?date=${day}&from=calendar`;
  const devotional: DayLink = {
    kind: 'devotional',
    to: `/create-devotional?${verse ? 'edit' : 'date'}=${day}&from=calendar`,
    text: verse ?? 'Devocional',
    label: verse ? `Editar devocional de ${date}: ${verse}` : `Criar devocional de ${date}`,
    isEmpty: !verse,
  };
  if (!first) {
    const label = `Criar leitura de ${date}`;
    return [devotional, { kind: 'reading', to: create, text: 'Leitura', label, isEmpty: true }];
  }
  const title = `${first.book} ${first.chapter}`;
  const more = others.length > 0 ? ` +${others.length}` : '';
  const reading: DayLink = {
    kind: 'reading',
    to: more ? create : `${create}&edit=${encodeURIComponent(first.id)}`,
    text: title,
    more,
    label: more
      ? `${others.length + 1} leituras de ${date}: ${title}${more}`
      : `Editar leitura de ${date}: ${title}`,
    isEmpty: false,
  };
  const label = `Criar outra leitura de ${date}`;
  return [devotional, reading, { kind: 'another', to: create, text: '', label, isEmpty: true }];
}
