import { addDays, formatDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { devotionalFormSchema } from '@raizes/domain/forms/content';
import { Button, Grid, Link as TextLink, Stack, Typography } from '@mui/material';
import { useFormik } from 'formik';
import { useId, useState } from 'react';
import type { ChangeEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '@/lib/errors';
import { toastError } from '@/lib/toast';
import { DateField, Field } from '@/ui/fields';
import { firstError, useFocusOnError } from '@/ui/form';
import { FormAlert } from '@/ui/form-alert';
import { RestoredDraft, useFormDraft } from '@/ui/form-draft';
import { LeaveGuard } from '@/ui/leave-guard';
import { addressOf, findEmptyDay, publish, update, useDevotionalOf } from './api';
import type { DevotionalValues } from './api';
import { PreviewPane } from './devotional-preview';
import { RichField } from './rich-text-editor';

interface Props {
  date: string;
  onChoose: (day: Day) => void;
}

/** Says below the date which day of the week it is, and before anything is written that it is taken. */
function DateHint({ date, onChoose }: Props) {
  if (!isDay(date)) return <>Escolha o dia em que o devocional aparece.</>;
  return <Taken key={date} day={date} onChoose={onChoose} />;
}

function Taken({ day, onChoose }: { day: Day; onChoose: Props['onChoose'] }) {
  const found = useDevotionalOf(day);
  if (found.state !== 'ready') return formatDay(day);

  const choose = () =>
    void findEmptyDay(day)
      .then(onChoose)
      .catch((error: unknown) => toastError('Erro ao procurar um dia livre', errorText(error)));
  return (
    <>
      {formatDay(day)}: já existe um devocional.{' '}
      <TextLink component={Link} to={addressOf.edit(day)}>
        Editar o que existe
      </TextLink>{' '}
      ou{' '}
      <Button
        size="small"
        onClick={choose}
        sx={{ p: 0, minWidth: 0, minHeight: 0, verticalAlign: 'baseline' }}
      >
        usar o próximo dia livre
      </Button>
    </>
  );
}

interface DevotionalFieldsProps {
  values: DevotionalValues;
  errors: Partial<Record<keyof DevotionalValues, string>>;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  /** The date of one that is published stays. */
  isDateFixed: boolean;
  dateHint: ReactNode;
  startsAtVerse: boolean;
}

/** The fields of the form, in the order in which the disciple meets what stands in them. */
function DevotionalFields(props: DevotionalFieldsProps) {
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

interface DevotionalFormProps {
  uid: string;
  /** The form before anything is typed. */
  initial: DevotionalValues;
  isEdit: boolean;
  /** Of the draft that the device keeps. */
  draftKey: string;
  /** The form is one of several in a row. */
  startsAtVerse: boolean;
  /** Saved, or given up; with the next day to write for. */
  onDone: (next: Day | null) => void;
}

/** Writes a devotional, new or published. Every letter is on the device before it is on the screen. */
export function DevotionalForm(props: DevotionalFormProps) {
  const { uid, initial, isEdit, draftKey, startsAtVerse, onDone } = props;
  const formik = useFormik({
    initialValues: initial,
    validate: (values) => firstError(devotionalFormSchema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const form = devotionalFormSchema.validateSync(values);
      const isSaved = await (isEdit ? update(form) : publish(form, uid));
      if (!isSaved) return;
      draft.forget();
      const next = isEdit ? null : await findEmptyDay(addDays(form.date, 1)).catch(() => null);
      onDone(next);
    },
  });
  const { values, errors, dirty, isSubmitting, submitCount, setValues } = formik;
  const draft = useFormDraft(draftKey, formik);
  const form = useFocusOnError(errors, submitCount);
  const [error] = Object.values(errors);
  const [written, setWritten] = useState<string | null>(null);

  function discard(): void {
    draft.discard();
    onDone(null);
  }

  const labels = isEdit
    ? { save: 'Salvar alterações', saving: 'Salvando...' }
    : { save: 'Criar Devocional', saving: 'Criando...' };
  return (
    <Grid
      container
      component="form"
      noValidate
      ref={form}
      onSubmit={formik.handleSubmit}
      onFocus={({ target }) => {
        if (target instanceof HTMLTextAreaElement) setWritten(target.name);
      }}
      spacing={4}
    >
      <Grid size={{ xs: 12, md: 7 }}>
        <Stack spacing={2.5}>
          {draft.isRestored && <RestoredDraft onDiscard={discard} />}
          {error && <FormAlert title="Erro de validação" text={error} />}
          <DevotionalFields
            values={values}
            errors={errors}
            onChange={formik.handleChange}
            isDateFixed={isEdit}
            dateHint={
              isEdit ? (
                'A data não muda. Para usar este texto em outro dia, duplique o devocional.'
              ) : (
                <DateHint
                  date={values.date}
                  onChoose={(day) => void setValues({ ...values, date: day })}
                />
              )
            }
            startsAtVerse={startsAtVerse}
          />
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
              {isSubmitting ? labels.saving : labels.save}
            </Button>
            {isEdit && (
              <Button size="large" onClick={discard} disabled={isSubmitting}>
                Cancelar
              </Button>
            )}
          </Stack>
        </Stack>
      </Grid>
      <Grid size={{ xs: 12, md: 5 }}>
        <PreviewPane values={values} written={written} />
      </Grid>
      <LeaveGuard
        when={dirty && !isSubmitting}
        text="O que você escreveu ainda não foi publicado. Fica guardado neste aparelho como rascunho."
      />
    </Grid>
  );
}
