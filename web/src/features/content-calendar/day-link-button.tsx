import AddIcon from '@mui/icons-material/Add';
import ReadingIcon from '@mui/icons-material/MenuBookOutlined';
import DevotionalIcon from '@mui/icons-material/AutoStoriesOutlined';
import { Box, ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';
import type { DayLink } from './day-links';

const icons = { devotional: DevotionalIcon, reading: ReadingIcon, another: AddIcon };

interface Props {
  link: DayLink;
  /** Nothing can be done any more about what is missing, so it is not pressed upon anybody. */
  isPast: boolean;
  tabIndex?: number | undefined;
}

/** Filled for what is there, dashed for what is missing. */
export function DayLinkButton({ link, isPast, tabIndex }: Props) {
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
