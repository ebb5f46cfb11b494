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

interface RowGroupProps {
  title: string;
  children: ReactNode;
  /** Shown below the links. */
  after?: ReactNode;
}

/** Quiet links in one card: two beside each other on a phone, as far as the text size allows, and lines elsewhere. */
export function RowGroup({ title, children, after }: RowGroupProps) {
  return (
    <Card sx={{ pt: 1.5 }}>
      <Typography variant="h3" component="h2" sx={{ px: { xs: 2, sm: 3 }, mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="nav" aria-label={title} sx={group}>
        {children}
      </Box>
      {after ?? <Box sx={{ pb: { xs: 1, sm: 0 } }} />}
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
  ...lines,
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(9rem, 1fr))', sm: 'minmax(0, 1fr)' },
  '&& > *': {
    ...lines['&& > *'],
    minHeight: { xs: 48, md: 44 },
    gap: { xs: 0.75, sm: 1 },
    pl: { xs: 2, sm: 3 },
    pr: { xs: 0.5, sm: 2 },
    py: 0.5,
  },
  // A border's shorthand also sets its color, so the color follows it at every width.
  '&& > * + *': {
    borderTop: { xs: 0, sm: 1 },
    borderColor: { xs: 'divider', sm: 'divider' },
  },
  '&& > * > svg:last-of-type': { display: { xs: 'none', sm: 'block' } },
  '& > * > span': {
    display: { sm: 'flex' },
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 1,
  },
  '& > * > span > span': { fontSize: '0.8125rem', lineHeight: 1.35 },
  '& > * > span > span:first-of-type': { fontSize: '0.9375rem' },
} as const;
