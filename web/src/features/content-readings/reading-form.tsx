import { dailyReadingFormSchema } from '@raizes/domain/schemas/daily-reading-form';
import { Button, Stack } from '@mui/material';
import { useFormik } from 'formik';
import { useState } from 'react';
import { firstError } from '@/ui/first-error';
import { FormAlert } from '@/ui/form-alert';
import { LeaveGuard } from '@/ui/leave-guard';
import { RestoredDraft } from '@/ui/restored-draft';
import { useFocusOnError } from '@/ui/use-focus-on-error';
import { useFormDraft } from '@/ui/use-form-draft';
import { NextReading } from './next-reading';
import { ReadingFields } from './reading-fields';
import { nextAfter } from './reading-values';
import type { ReadingValues } from './reading-values';
import { publish, update } from './save-reading';

interface Props {
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
export function ReadingForm(props: Props) {
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
