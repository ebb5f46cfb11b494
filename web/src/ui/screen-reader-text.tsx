import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from './page/styles';

/** Text within a line that only screen readers read. */
export const ScreenReaderText = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={visuallyHidden}>
    {children}
  </Box>
);
