import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  DevotionalStep,
  ReadingText,
  VerseQuote,
  devotionalWords,
  questionLabels,
  verseLabel,
} from '@/ui/devotional-text';
import type { DevotionalValues } from './api';

interface Props {
  values: DevotionalValues;
  /** The name of the field that has the focus. */
  focused: string | null;
}

/** The preview: next to the form on a wide screen; on a phone below it, opened with a button. */
export function PreviewPane({ values, focused }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const pane = useRef<HTMLElement>(null);

  // Scrolls only the pane, so that the page stays where the admin is typing.
  useEffect(() => {
    const part = focused && pane.current?.querySelector<HTMLElement>(`[data-field="${focused}"]`);
    if (part) pane.current?.scrollTo({ top: part.offsetTop - 16 });
  }, [focused]);

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

/** All steps of the devotional, as the disciple will see them. */
function DevotionalPreview({ values }: { values: DevotionalValues }) {
  const shown = useDeferredValue(values);
  return (
    <Stack spacing={4}>
      <Section name="opening_text" values={shown} />
      <Part name="verse_text">
        <DevotionalStep
          heading="h3"
          label={verseLabel}
          title={shown.verse_reference || 'Referência do versículo'}
        >
          <VerseQuote text={shown.verse_text || '…'} />
        </DevotionalStep>
      </Part>
      <Section name="context" values={shown} />
      <Section name="central_insight" values={shown} />
      <Question name="reflection_question" values={shown} />
      <Question name="application_question" values={shown} />
      <Section name="closing_text" values={shown} />
    </Stack>
  );
}

/** The part of the preview that shows one field. */
function Part({ name, children }: { name: keyof DevotionalValues; children: ReactNode }) {
  return <div data-field={name}>{children}</div>;
}

interface SectionProps<Name> {
  name: Name;
  values: DevotionalValues;
}

function Section({ name, values }: SectionProps<keyof typeof devotionalWords>) {
  const { label, title, emptyText } = devotionalWords[name];
  return (
    <Part name={name}>
      <DevotionalStep heading="h3" label={label} title={title}>
        <ReadingText text={values[name]} emptyText={emptyText} />
        {values[name].trim() === '' && (
          <Typography variant="body2" color="textSecondary">
            Esta seção está vazia: aparece este convite no lugar dela.
          </Typography>
        )}
      </DevotionalStep>
    </Part>
  );
}

function Question({ name, values }: SectionProps<keyof typeof questionLabels>) {
  return (
    <Part name={name}>
      <DevotionalStep heading="h3" label={questionLabels[name]} title={values[name] || '…'}>
        <Typography color="textSecondary">Aqui o discípulo escreve a resposta.</Typography>
      </DevotionalStep>
    </Part>
  );
}
