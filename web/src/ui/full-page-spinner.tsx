import { Box, CircularProgress } from '@mui/material';

/** Waits for a page; as tall as what holds it. */
export function FullPageSpinner() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', flexGrow: 1, minHeight: '60dvh' }}>
      <CircularProgress aria-label="Carregando" />
    </Box>
  );
}
