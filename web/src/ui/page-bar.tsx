import BackIcon from '@mui/icons-material/ArrowBack';
import { Box, IconButton, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  /** What can be done on this page; at the end of the bar. */
  children?: ReactNode;
}

/** Stays at the top of a page while its text goes by: the way back, and what can be done here. */
export function PageBar({ children }: Props) {
  return (
    <Box
      component="header"
      sx={{ position: 'sticky', top: 0, zIndex: 'appBar', bgcolor: 'background.default', py: 1 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <IconButton component={Link} to="/dashboard" edge="start" aria-label="Voltar ao início">
          <BackIcon />
        </IconButton>
        {children}
      </Stack>
    </Box>
  );
}
