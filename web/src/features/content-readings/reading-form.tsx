import { formatDay, formatShortDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingFormSchema } from '@raizes/domain/forms/content';
import { Button, Grid, Stack } from '@mui/material';
import { useFormik } from 'formik';
import { useState } from 'react';
import type { ChangeEventHandler } from 'react';
import { DateField, Field } from '@/ui/fields';
import { firstError, useFocusOnError } from '@/ui/form';
import { FormAlert } from '@/ui/form-alert';
import { RestoredDraft, useFormDraft } from '@/ui/form-draft';
import { LeaveGuard } from '@/ui/leave-guard';
import { LoadBoundary } from '@/ui/load-boundary';
import { ChoiceField } from '@/ui/select-field';
import { nextAfter, publish, update, useDevotionalsNear, useIsGone } from './api';
import type { ReadingValues } from './api';

interface Props {
  /** The reading's own day: the devotionals round it are offered. */
  near: Day;
  value: string;
  onChange: (value: string) => void;
}

const choiceLabel = 'Devocional Relacionado (opcional)';
const none = { value: '', text: 'Nenhum' };

/** The devotional that goes with a reading, or none. */
function DevotionalChoice({ near, value, onChange }: Props) {
  const found = useDevotionalsNear(near);
  const choices =
    found.state === 'ready'
      ? found.value.map(({ date, verse_reference }) => ({
          value: date,
          text: `${formatShortDay(date)} - ${verse_reference}`,
        }))
      : [];
  const isGone = useIsGone(value);
  const isOffered = value === '' || choices.some((choice) => choice.value === value);
  const chosen = isOffered ? [] : [{ value, text: goneOrDate(value, isGone) }];
  return (
    <ChoiceField
      label={choiceLabel}
      name="devotional_id"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      choices={[none, ...chosen, ...choices]}
      error={isGone}
      {...(isGone && { helper: 'Este devocional foi excluído: escolha outro, ou Nenhum.' })}
    />
  );
}

function goneOrDate(day: string, isGone: boolean): string {
  const date = isDay(day) ? formatShortDay(day) : day;
  return isGone ? `${date} - excluído` : date;
}

interface NextReadingProps {
  next: ReadingValues;
  onChoose: () => void;
}

/** Whoever publishes many readings in a row goes on with the next chapter in one step. */
function NextReading({ next, onChoose }: NextReadingProps) {
  const date = isDay(next.date) ? ` em ${formatShortDay(next.date)}` : '';
  return (
    <Button variant="outlined" autoFocus onClick={onChoose} sx={{ alignSelf: 'flex-start' }}>
      Continuar com {next.book} {next.chapter}
      {date}
    </Button>
  );
}

interface ReadingFieldsProps {
  values: ReadingValues;
  errors: Partial<Record<keyof ReadingValues, string>>;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onChoose: (devotional: string) => void;
}

function ReadingFields({ values, errors, onChange, onChoose }: ReadingFieldsProps) {
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

interface ReadingFormProps {
  /** The form before anything is typed. */
  initial: ReadingValues;
  /** The id of the reading to change, or null for a new one. */
  editing: string | null;
  /** Of the draft that the device keeps. */
  draftKey: string;
  /** The one that was published just before. */
  previous: ReadingValues | null;
  onSaved: (saved: ReadingValues) => void;
  onCancel: () => void;
}

/** Publishes a reading, or changes one. Every letter is on the device before it is on the screen. */
export function ReadingForm(props: ReadingFormProps) {
  const { initial, editing, draftKey, previous, onSaved, onCancel } = props;
  // One id however often it is sent: what has arrived without an answer is not there twice.
  const [newId] = useState(() => crypto.randomUUID());
  const formik = useFormik({
    initialValues: initial,
    validate: (values) => firstError(dailyReadingFormSchema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const form = dailyReadingFormSchema.validateSync(values);
      const isSaved = await (editing ? update(form, editing) : publish(form, newId));
      if (!isSaved) return;
      draft.forget();
      onSaved(values);
    },
  });
  const { values, errors, dirty, isSubmitting, submitCount } = formik;
  const draft = useFormDraft(draftKey, formik);
  const form = useFocusOnError(errors, submitCount);
  const [error] = Object.values(errors);

  function discard(): void {
    draft.discard();
    onCancel();
  }

  function goOnAfter(published: ReadingValues): void {
    void formik.setValues(nextAfter(published), false);
    form.current?.querySelector<HTMLElement>('[name=chapter_text]')?.focus();
  }

  return (
    <Stack
      component="form"
      noValidate
      ref={form}
      onSubmit={formik.handleSubmit}
      spacing={2.5}
      aria-labelledby="reading-form"
    >
      {previous && !dirty && (
        <NextReading next={nextAfter(previous)} onChoose={() => goOnAfter(previous)} />
      )}
      {draft.isRestored && <RestoredDraft onDiscard={discard} />}
      {error && <FormAlert title="Erro de validação" text={error} />}
      <ReadingFields
        values={values}
        errors={errors}
        // Formik's own makes numbers of what is typed in some fields.
        onChange={({ target }) => void formik.setFieldValue(target.name, target.value)}
        onChoose={(devotional) => void formik.setFieldValue('devotional_id', devotional)}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
          {editing ? 'Atualizar' : 'Criar'}
        </Button>
        {editing && (
          <Button size="large" onClick={discard} disabled={isSubmitting}>
            Cancelar
          </Button>
        )}
      </Stack>
      <LeaveGuard
        when={dirty && !isSubmitting}
        text="O que você escreveu ainda não foi publicado. Fica guardado neste aparelho como rascunho."
      />
    </Stack>
  );
}
