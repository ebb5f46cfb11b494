import ForwardIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, Typography } from '@mui/material';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  to: string;
  icon: ElementType;
  title: string;
  text: string;
  /** What stands before the arrow. */
  children?: ReactNode;
}

/** As a card, but all of it a link. */
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

/** A way to another page, in a line with its name and what is there. */
export function RowLink({ to, icon: Icon, title, text, children }: Props) {
  return (
    <Button component={Link} to={to} color="inherit" fullWidth sx={row}>
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
