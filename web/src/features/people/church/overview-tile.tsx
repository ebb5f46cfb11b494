import DoneIcon from '@mui/icons-material/Check';
import { Box, ButtonBase, Link, Skeleton, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { visuallyHidden } from '@/ui/page/styles';

export interface TileProps {
  label: string;
  /** Null while it is unknown. */
  value: number | null;
  text: string;
  /** Null if no page deals with it. */
  to: string | null;
  /** A high figure is good news; otherwise any figure above zero needs attention. */
  isGood?: boolean;
  isLoading: boolean;
}

/** One figure, as a link if it leads anywhere. */
export function Tile({ label, value, text, to, isGood = false, isLoading }: TileProps) {
  const needsAttention = !isGood && value !== null && value > 0;
  const color = value === null ? 'text.secondary' : isGood ? 'primary.main' : 'secondary.main';
  const look = { 'data-asks': needsAttention };
  const content = (
    <>
      <Typography component="span" variant="body2" sx={{ fontWeight: 700 }}>
        {label}
      </Typography>
      <Typography component="span" sx={{ ...valueSx, color }}>
        {value === null && isLoading ? (
          <Skeleton width={40} />
        ) : (
          (value?.toLocaleString('pt-BR') ?? '–')
        )}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {text}
      </Typography>
    </>
  );
  return to === null ? (
    <Box sx={tileSx} {...look}>
      {content}
    </Box>
  ) : (
    <ButtonBase component={RouterLink} to={to} sx={tileSx} {...look}>
      {content}
    </ButtonBase>
  );
}

/** A figure that is zero, or probably will be, in one line. */
export function ZeroTile({ label, value, text, to, isGood }: Omit<TileProps, 'isLoading'>) {
  const content = (
    <>
      {!isGood && value === 0 && <DoneIcon aria-hidden fontSize="small" color="success" />}
      {label}: {value ?? '…'}
      <Box component="span" sx={visuallyHidden}>
        {` ${text}`}
      </Box>
    </>
  );
  return to === null ? (
    <Typography variant="body2" color="textSecondary" sx={zeroSx}>
      {content}
    </Typography>
  ) : (
    <Link component={RouterLink} to={to} variant="body2" color="textSecondary" sx={zeroSx}>
      {content}
    </Link>
  );
}

const zeroSx = { display: 'inline-flex', alignItems: 'center', gap: 0.5, minHeight: 44 } as const;

const tileSx = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  textAlign: 'left',
  p: { xs: 1.75, sm: 2.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  '&[data-asks="true"]': {
    borderColor: 'secondary.main',
    bgcolor: 'rgba(var(--mui-palette-secondary-mainChannel) / 0.08)',
  },
  'a&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;

const valueSx = {
  fontFamily: 'h1.fontFamily',
  fontSize: { xs: '2rem', sm: '2.5rem' },
  fontWeight: 600,
  lineHeight: 1.3,
} as const;
