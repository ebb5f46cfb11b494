import ForwardIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, Typography } from '@mui/material';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = Target & {
  icon: ElementType;
  title: string;
  text: string;
  /** Before the arrow. */
  children?: ReactNode;
};

/** Opens another page, or something over this one. */
type Target = { to: string } | { onClick: () => void };

/** Looks like a card. */
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
