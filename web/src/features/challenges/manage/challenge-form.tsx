import { challengeFormSchema } from '@raizes/domain/schemas/challenge-form';
import { Button, Stack, Typography } from '@mui/material';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstError } from '@/ui/first-error';
import { FormAlert } from '@/ui/form-alert';
import { LeaveGuard } from '@/ui/leave-guard';
import { RestoredDraft } from '@/ui/restored-draft';
import { useFocusOnError } from '@/ui/use-focus-on-error';
import { useFormDraft } from '@/ui/use-form-draft';
import { ChallengeFields } from './challenge-fields';
import type { ChallengeValues } from './challenge-values';
import { publish, update } from './save-challenge';

interface Props {
  uid: string;
  /** The form before anything is typed. */
  initial: ChallengeValues;
  /** The id of the challenge to change, or null for a new one. */
  editing: string | null;
  onDone: () => void;
}

/** Offers a challenge, or changes one. Every letter is on the device before it is on the screen. */
export function ChallengeForm({ uid, initial, editing, onDone }: Props) {
  const navigate = useNavigate();
  const [newId] = useState(() => crypto.randomUUID());
  const formik = useFormik({
    initialValues: initial,
    validate: (values) => firstError(challengeFormSchema, values),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values) => {
      const form = challengeFormSchema.validateSync(values);
      const isSaved = await (editing ? update(form, editing) : publish(form, newId, uid));
      if (!isSaved) return;
      draft.forget();
      onDone();
    },
  });
  const { values, errors, dirty, isSubmitting, submitCount, setValues } = formik;
  const draft = useFormDraft(`challenge.${uid}.${editing ?? 'new'}`, formik);
  const form = useFocusOnError(errors, submitCount);
  const [error] = Object.values(errors);

  function discard(): void {
    draft.discard();
    onDone();
  }

  function cancel(): void {
    discard();
    if (!editing) void navigate('/admin');
  }

  function change(name: keyof ChallengeValues, value: string): void {
    // An amount of XP is no medal's name.
    const reward = name === 'reward_type' ? { reward_value: '' } : {};
    void setValues({ ...values, ...reward, [name]: value });
  }

  return (
    <Stack
      component="form"
      noValidate
      ref={form}
      onSubmit={formik.handleSubmit}
      spacing={2.5}
      aria-labelledby="challenge-form"
    >
      {draft.isRestored && <RestoredDraft onDiscard={discard} />}
      {error && <FormAlert title="Erro de validação" text={error} />}
      <ChallengeFields values={values} errors={errors} onChange={change} />
      {editing && (
        <Typography variant="body2" color="textSecondary">
          Quem já começou este desafio segue com as regras de quando começou.
        </Typography>
      )}
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
          {editing ? 'Salvar alterações' : 'Criar Desafio'}
        </Button>
        <Button size="large" onClick={cancel} disabled={isSubmitting}>
          Cancelar
        </Button>
      </Stack>
      <LeaveGuard
        when={dirty && !isSubmitting}
        text="O que você escreveu ainda não foi publicado. Fica guardado neste aparelho como rascunho."
      />
    </Stack>
  );
}
