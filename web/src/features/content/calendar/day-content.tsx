import type { Day } from '@raizes/domain/day';
import AddIcon from '@mui/icons-material/Add';
import DevotionalIcon from '@mui/icons-material/AutoStoriesOutlined';
import ReadingIcon from '@mui/icons-material/MenuBookOutlined';
import { Box, ButtonBase, Skeleton, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { dayLinks } from './day-links';
import type { DayLink } from './day-links';
import { dayState, partState } from './day-state';
import type { DayState, CalendarData, PartState } from './day-state';
import { stateIcons } from './state-mark';

const icons = { devotional: DevotionalIcon, reading: ReadingIcon, another: AddIcon };

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
        minWidth: { xs: 44, md: 28 },
        minHeight: { xs: 44, md: 28 },
        flexGrow: kind === 'another' ? 0 : 1,
        px: kind === 'another' ? 0 : 1,
        borderRadius: 1,
        border: 1,
        borderStyle: isMissing ? 'dashed' : 'solid',
        borderColor: isMissing && isWanted ? 'secondary.main' : 'divider',
        bgcolor: isEmpty ? 'transparent' : 'action.hover',
        color: isEmpty ? (isWanted ? 'secondary.main' : 'text.secondary') : 'text.primary',
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
        sx={{ minWidth: 0, '& > :first-of-type': { minWidth: 0 } }}
      >
        {readings.map(button)}
      </Stack>
    </Stack>
  );
}

const differingStates = new Set<DayState>(['mixed', 'partly']);
