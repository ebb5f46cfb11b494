import ForwardIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, Typography } from '@mui/material';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = Way & {
  icon: ElementType;
  title: string;
  text: string;
  /** What stands before the arrow. */
  children?: ReactNode;
};

/** Another page, or something that opens over this one. */
type Way = { to: string } | { onClick: () => void };

/** As a card, but all of it to be pressed. */
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

/** A way elsewhere, in a line with its name and what is there. */
export function RowLink({ icon: Icon, title, text, children, ...way }: Props) {
  const target = 'to' in way ? { component: Link, to: way.to } : { onClick: way.onClick };
  return (
    <Button {...target} color="inherit" fullWidth sx={row}>
      <Box component={Icon} aria-hidden sx={{ color: 'secondary.main' }} />
      <Box component="span" sx={{ flexGrow: 1 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
          {title}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {text}
        </Typography>
      </Box>
      {children}
      <ForwardIcon aria-hidden />
    </Button>
  );
}
