import { Box } from '@mui/material';
import { MarkPaths } from './mark-paths';

/** The mark of the app. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <Box
      component="svg"
      viewBox="0 0 48 48"
      aria-hidden
      sx={{ width: size, height: size, color: 'primary.main', flexShrink: 0 }}
    >
      <MarkPaths />
    </Box>
  );
}
