import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { DevotionalPreview } from './devotional-preview';
import type { DevotionalValues } from './devotional-values';

/** Beside the form and always there on a wide screen; below it and opened by a button on a phone. */
export function PreviewPane({ values }: { values: DevotionalValues }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box
      component="section"
      aria-label="Pré-visualização"
      sx={{
        position: { md: 'sticky' },
        top: { md: 64 },
        maxHeight: { md: 'calc(100dvh - 80px)' },
        overflowY: { md: 'auto' },
      }}
      tabIndex={0}
    >
      <Button
        variant="outlined"
        fullWidth
        startIcon={<PreviewIcon />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ display: { md: 'none' } }}
      >
        {open ? 'Esconder a pré-visualização' : 'Ver como o discípulo verá'}
      </Button>
      <Paper
        id={id}
        variant="outlined"
        sx={{
          display: { xs: open ? 'block' : 'none', md: 'block' },
          p: { xs: 2, sm: 3 },
          mt: { xs: 2, md: 0 },
        }}
      >
        <Typography variant="h2" sx={{ mb: 3 }}>
          Como o discípulo verá
        </Typography>
        <DevotionalPreview values={values} />
      </Paper>
    </Box>
  );
}
