import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, IconButton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  /** Null on a page that the navigation links to. */
  back?: { to: string; label: string } | null;
  /** The page's actions, at the end of the bar. */
  children?: ReactNode;
}

const home = { to: '/dashboard', label: 'Voltar ao início' };

/** The sticky bar at the top of a page: the back link and the page's actions. */
export function PageBar({ back = home, children }: Props) {
  return (
    <Box
      component="header"
      sx={{ position: 'sticky', top: 0, zIndex: 'appBar', bgcolor: 'background.default', py: 1 }}
    >
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          justifyContent: back ? 'space-between' : 'flex-end',
          // Large text takes more rows.
          flexWrap: 'wrap',
          '& .MuiIconButton-root > svg': { fontSize: 'min(1.5rem, 8vw)' },
          // The last icon ends at the edge of the text below.
          '& > .MuiIconButton-root:last-child': { mr: -1.25 },
        }}
      >
        {back && (
          <IconButton component={Link} to={back.to} edge="start" aria-label={back.label}>
            <BackIcon />
          </IconButton>
        )}
        {children}
      </Stack>
    </Box>
  );
}
