import { addDays } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { devotionalFormSchema } from '@raizes/domain/schemas/devotional-form';
import { Button, Grid, Stack } from '@mui/material';
import { useFormik } from 'formik';
import { useState } from 'react';
import { firstError } from '@/ui/first-error';
import { FormAlert } from '@/ui/form-alert';
import { LeaveGuard } from '@/ui/leave-guard';
import { RestoredDraft } from '@/ui/restored-draft';
import { useFocusOnError } from '@/ui/use-focus-on-error';
import { useFormDraft } from '@/ui/use-form-draft';
import { findEmptyDay } from './api';
import { DateHint } from './date-hint';
import { DevotionalFields } from './devotional-fields';
import type { DevotionalValues } from './devotional-values';
import { PreviewPane } from './preview-pane';
import { publish, update } from './save-devotional';

interface Props {
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
export function DevotionalForm(props: Props) {
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
