import { Box, CircularProgress } from '@mui/material';

export function FullPageSpinner() {
  return (
    <Box component="main" sx={{ display: 'grid', placeItems: 'center', minHeight: '100dvh' }}>
      <CircularProgress aria-label="Carregando" />
    </Box>
  );
}
