import { formatDay, isDay } from '@raizes/domain/day';
import { Grid } from '@mui/material';
import type { ChangeEventHandler } from 'react';
import { useState } from 'react';
import { ChoiceField } from '@/ui/choice-field';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import { LoadBoundary } from '@/ui/load-boundary';
import { DevotionalChoice, choiceLabel } from './devotional-choice';
import type { ReadingValues } from './reading-values';

interface Props {
  values: ReadingValues;
  errors: Partial<Record<keyof ReadingValues, string>>;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onChoose: (devotional: string) => void;
}

export function ReadingFields({ values, errors, onChange, onChoose }: Props) {
  // While a date is being typed it is none for a moment: the list stays as it was.
  const [near, setNear] = useState(isDay(values.date) ? values.date : null);
  if (isDay(values.date) && values.date !== near) setNear(values.date);
  const field = (name: keyof ReadingValues, label: string) => ({
    name,
    label,
    value: values[name],
    onChange,
    error: errors[name] !== undefined,
  });
  return (
    <Grid container spacing={2.5}>
      <Grid size={12}>
        <DateField
          {...field('date', 'Data')}
          helper={isDay(values.date) ? formatDay(values.date) : 'Escolha o dia da leitura.'}
        />
      </Grid>
      <Grid size={{ xs: 8 }}>
        <Field {...field('book', 'Livro')} autoComplete="off" />
      </Grid>
      <Grid size={{ xs: 4 }}>
        <Field
          {...field('chapter', 'Capítulo')}
          type="number"
          slotProps={{ input: { inputMode: 'numeric', min: 1, step: 1 } }}
        />
      </Grid>
      <Grid size={12}>
        {near ? (
          <LoadBoundary title="Erro ao carregar devocionais">
            <DevotionalChoice near={near} value={values.devotional_id} onChange={onChoose} />
          </LoadBoundary>
        ) : (
          <ChoiceField label={choiceLabel} disabled choices={[{ value: '', text: 'Nenhum' }]} />
        )}
      </Grid>
      <Grid size={12}>
        <Field {...field('chapter_text', 'Texto do Capítulo')} multiline minRows={8} maxRows={20} />
      </Grid>
    </Grid>
  );
}
