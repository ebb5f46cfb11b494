import type { Day } from '@raizes/domain/day';
import AddIcon from '@mui/icons-material/Add';
import DevotionalIcon from '@mui/icons-material/AutoStoriesOutlined';
import ReadingIcon from '@mui/icons-material/MenuBookOutlined';
import { Box, ButtonBase, Skeleton, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import { dayLinks } from './api';
import type { DayLink } from './api';
import { dayState, partState } from './day-state';
import type { DayState, Known, PartState } from './day-state';
import { stateIcons } from './state-mark';

const icons = { devotional: DevotionalIcon, reading: ReadingIcon, another: AddIcon };

interface DayLinkButtonProps {
  link: DayLink;
  /** What is missing on a past day is not highlighted. */
  isPast: boolean;
  tabIndex?: number | undefined;
  /** Where the parts of its day differ. */
  state?: PartState | undefined;
}

/** Filled for existing content, dashed for missing content. */
function DayLinkButton({ link, isPast, tabIndex, state }: DayLinkButtonProps) {
  const { kind, to, text, more, label, isEmpty } = link;
  const isMissing = isEmpty && kind !== 'another';
  const Icon = isEmpty ? AddIcon : state ? stateIcons[state] : icons[kind];
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
  known: Known | null;
  tabIndexOf?: (kind: DayLink['kind']) => number;
}

/** The links of one day. */
export function DayContent({ day, today, known, tabIndexOf }: Props) {
  if (!known) return <Skeleton variant="rounded" height={60} sx={{ borderRadius: 1 }} />;
  const [devotional, ...readings] = dayLinks(day, known.content);
  const isPast = day < today;
  const differs = differing.has(dayState(day, known));
  const stateOf = ({ kind, isEmpty }: DayLink) =>
    differs && !isEmpty
      ? partState(day, kind === 'devotional' ? kind : 'readings', known)
      : undefined;
  const button = (link: DayLink) => (
    <DayLinkButton
      key={link.kind}
      link={link}
      isPast={isPast}
      tabIndex={tabIndexOf?.(link.kind)}
      state={stateOf(link)}
    />
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

const differing = new Set<DayState>(['mixed', 'partly']);
