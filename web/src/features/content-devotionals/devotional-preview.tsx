import { Stack, Typography } from '@mui/material';
import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { DevotionalStep } from '@/ui/devotional-step';
import { devotionalWords, questionLabels, verseLabel } from '@/ui/devotional-words';
import { ReadingText } from '@/ui/reading-text';
import { VerseQuote } from '@/ui/verse-quote';
import type { DevotionalValues } from './devotional-values';

/** The steps of the devotional one below the other, as the disciple will see them. */
export function DevotionalPreview({ values }: { values: DevotionalValues }) {
  const shown = useDeferredValue(values);
  return (
    <Stack spacing={5}>
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

/** What belongs to one field of the form. */
function Part({ name, children }: { name: keyof DevotionalValues; children: ReactNode }) {
  return <div data-field={name}>{children}</div>;
}

interface SectionProps<Name> {
  name: Name;
  values: DevotionalValues;
}

function Section({ name, values }: SectionProps<keyof typeof devotionalWords>) {
  const { label, title, pause } = devotionalWords[name];
  return (
    <Part name={name}>
      <DevotionalStep heading="h3" label={label} title={title}>
        <ReadingText text={values[name]} pause={pause} />
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
