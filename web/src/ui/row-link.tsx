import ForwardIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, Card, Typography } from '@mui/material';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';

type RowLinkProps = Target & {
  icon: ElementType;
  title: string;
  text?: string;
  /** Shown before the arrow. */
  children?: ReactNode;
};

/** Opens another page, or an overlay on this one. */
type Target = { to: string } | { onClick: () => void };

/** The look of a card. */
const row = {
  justifyContent: 'flex-start',
  gap: 1.5,
  height: '100%',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  textAlign: 'left',
  fontWeight: 'inherit',
} as const;

/** A card that is one link: icon, title and a line of text. */
export function RowLink({ icon: Icon, title, text, children, ...target }: RowLinkProps) {
  const action = 'to' in target ? { component: Link, to: target.to } : { onClick: target.onClick };
  return (
    <Button {...action} color="inherit" fullWidth sx={row}>
      <Box component={Icon} aria-hidden sx={{ color: 'secondary.main' }} />
      <Box component="span" sx={{ flexGrow: 1 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 700, lineHeight: 1.4 }}>
          {title}
        </Typography>
        {text && (
          <Typography component="span" variant="body2" color="textSecondary">
            {text}
          </Typography>
        )}
      </Box>
      {children}
      <ForwardIcon aria-hidden />
    </Button>
  );
}

/** Rows in one card, with dividers between them. */
export const RowLines = ({ children }: { children: ReactNode }) => (
  <Card sx={lines}>{children}</Card>
);

/** Links in one card, side by side if there is room. */
export function RowGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card component="nav" aria-label={label} sx={group}>
      {children}
    </Card>
  );
}

const lines = {
  // `&&` makes it more specific than the row's own style.
  '&& > *': {
    height: 'auto',
    minHeight: 48,
    border: 0,
    borderRadius: 0,
    py: 0.75,
    lineHeight: 1.4,
  },
  '&& > * + *': { borderTop: 1, borderColor: 'divider' },
  '&& > * > svg:first-of-type': { color: 'text.secondary' },
} as const;

const group = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9.5rem, 1fr))',
  // The dividers between the rows.
  gap: '1px',
  bgcolor: 'divider',
  '&& > *': { minHeight: 60, gap: 1, border: 0, borderRadius: 0, px: 1.25, py: 0.75 },
  '&& > :last-child:nth-child(odd)': { gridColumn: '1 / -1' },
  '&& > * > svg:first-of-type': { color: 'text.secondary' },
  '&& > * > svg:last-of-type': { display: 'none' },
  '& > * > span > span': { fontSize: '0.8125rem', lineHeight: 1.4 },
  '& > * > span > span:first-of-type': { fontSize: '0.875rem' },
} as const;
