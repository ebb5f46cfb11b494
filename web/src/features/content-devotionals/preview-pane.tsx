import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { DevotionalPreview } from './devotional-preview';
import type { DevotionalValues } from './devotional-values';

interface Props {
  values: DevotionalValues;
  /** The field that is being written. */
  written: string | null;
}

/** Beside the form and always there on a wide screen; below it and opened by a button on a phone. */
export function PreviewPane({ values, written }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const pane = useRef<HTMLElement>(null);

  // Its part of the preview comes into sight; only within the pane, for the page must stay where one writes.
  useEffect(() => {
    const part = written && pane.current?.querySelector<HTMLElement>(`[data-field="${written}"]`);
    if (part) pane.current?.scrollTo({ top: part.offsetTop - 16 });
  }, [written]);
  return (
    <Box
      component="section"
      ref={pane}
      aria-label="Pré-visualização"
      sx={{
        position: { xs: 'relative', md: 'sticky' },
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
