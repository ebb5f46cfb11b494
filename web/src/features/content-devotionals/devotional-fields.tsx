import { Stack, Typography } from '@mui/material';
import type { ChangeEventHandler, ReactNode } from 'react';
import { useId } from 'react';
import { DateField } from '@/ui/date-field';
import { Field } from '@/ui/field';
import type { DevotionalValues } from './devotional-values';
import { RichField } from './rich-field';

interface Props {
  values: DevotionalValues;
  errors: Partial<Record<keyof DevotionalValues, string>>;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  /** The date of one that is published stays. */
  isDateFixed: boolean;
  dateHint: ReactNode;
  startsAtVerse: boolean;
}

/** The fields of the form, in the order in which the disciple meets what stands in them. */
export function DevotionalFields(props: Props) {
  const { values, errors, onChange, isDateFixed, dateHint, startsAtVerse } = props;
  const hint = useId();
  const field = (name: keyof DevotionalValues, label: string) => ({
    name,
    label,
    value: values[name],
    onChange,
    error: errors[name] !== undefined,
  });
  return (
    <Stack spacing={2.5}>
      <DateField {...field('date', 'Data')} disabled={isDateFixed} helper={dateHint} />
      <Field
        {...field('verse_reference', 'Referência do Versículo')}
        helper="Por exemplo: João 15:5"
        autoFocus={startsAtVerse}
      />
      <Field {...field('verse_text', 'Texto do Versículo')} multiline minRows={3} maxRows={12} />
      <Typography id={hint} variant="body2" color="textSecondary">
        Use **negrito**, *itálico*, __sublinhado__ ou • para marcadores
      </Typography>
      <RichField {...field('opening_text', 'Texto de Abertura')} hint={hint} />
      <RichField {...field('context', 'Contexto')} hint={hint} />
      <RichField {...field('central_insight', 'Insight Central')} hint={hint} />
      <RichField {...field('closing_text', 'Texto de Encerramento')} hint={hint} />
      <Field {...field('reflection_question', 'Pergunta de Reflexão')} multiline minRows={2} />
      <Field {...field('application_question', 'Pergunta de Aplicação')} multiline minRows={2} />
    </Stack>
  );
}
