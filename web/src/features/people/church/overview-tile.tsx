import { Box, ButtonBase, Skeleton, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

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
  const color =
    value === 0 || value === null ? 'text.secondary' : isGood ? 'primary.main' : 'secondary.main';
  const look = { 'data-asks': needsAttention, 'data-zero': value === 0 };
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
    <ButtonBase component={Link} to={to} sx={tileSx} {...look}>
      {content}
    </ButtonBase>
  );
}

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
  // Nothing to do.
  '&[data-zero="true"]': { bgcolor: 'transparent' },
  'a&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
} as const;

const valueSx = {
  fontFamily: 'h1.fontFamily',
  fontSize: { xs: '2rem', sm: '2.5rem' },
  fontWeight: 600,
  lineHeight: 1.3,
} as const;
