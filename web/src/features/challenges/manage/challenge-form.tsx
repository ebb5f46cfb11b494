import { challengeFormCategories, challengeFormSchema } from '@raizes/domain/forms/content';
import { READING_CATEGORY, STREAK_CATEGORY } from '@raizes/domain/progress/challenges';
import { Button, Grid, Stack, Typography } from '@mui/material';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field } from '@/ui/fields';
import { firstError, useFocusOnError } from '@/ui/form';
import { FormAlert } from '@/ui/form-alert';
import { RestoredDraft, useFormDraft } from '@/ui/form-draft';
import { LeaveGuard } from '@/ui/leave-guard';
import { ChoiceField } from '@/ui/select-field';
import { categoryName } from '../words';
import { publish, update } from './api';
import type { ChallengeValues } from './api';

interface Props {
  values: ChallengeValues;
  errors: Partial<Record<keyof ChallengeValues, string>>;
  onChange: (name: keyof ChallengeValues, value: string) => void;
}

const categories = [
  { value: '', text: 'Escolha uma categoria' },
  ...challengeFormCategories.map((value) => ({ value, text: categoryName(value) })),
];

const rewards = [
  { value: 'xp', text: 'XP' },
  { value: 'medalha', text: 'Medalha' },
];

/** What counts in a challenge of that category. */
function countedIn(category: string): string {
  if (category === STREAK_CATEGORY) return 'Conta dias seguidos com o devocional feito.';
  if (category === READING_CATEGORY) return 'Conta leituras concluídas desde o início.';
  return category ? 'Conta devocionais concluídos desde o início.' : '';
}

function ChallengeFields({ values, errors, onChange }: Props) {
  const field = (name: keyof ChallengeValues, label: string) => ({
    name,
    label,
    value: values[name],
    error: errors[name] !== undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  });
  const number = {
    type: 'number',
    slotProps: { input: { inputMode: 'numeric', min: 1, step: 1 } },
  } as const;
  const isMedal = values.reward_type === 'medalha';
  return (
    <Grid container spacing={2.5}>
      <Grid size={12}>
        <Field {...field('title', 'Título')} autoComplete="off" />
      </Grid>
      <Grid size={12}>
        <Field {...field('description', 'Descrição')} multiline minRows={3} maxRows={10} />
      </Grid>
      <Grid size={{ xs: 12, sm: 7 }}>
        <ChoiceField
          {...field('category', 'Categoria')}
          choices={categories}
          helper={countedIn(values.category)}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 5 }}>
        <Field {...field('duration_days', 'Duração (dias)')} {...number} />
      </Grid>
      <Grid size={{ xs: 12, sm: 5 }}>
        <ChoiceField {...field('reward_type', 'Tipo de Recompensa')} choices={rewards} />
      </Grid>
      <Grid size={{ xs: 12, sm: 7 }}>
        <Field
          {...field('reward_value', isMedal ? 'Nome da Medalha' : 'Quantidade de XP')}
          {...(isMedal ? { autoComplete: 'off' } : number)}
        />
      </Grid>
    </Grid>
  );
}

interface ChallengeFormProps {
  uid: string;
  /** The form before anything is typed. */
  initial: ChallengeValues;
  /** The id of the challenge to change, or null for a new one. */
  editing: string | null;
  onDone: () => void;
}

/** Offers a challenge, or changes one. Every letter is on the device before it is on the screen. */
export function ChallengeForm({ uid, initial, editing, onDone }: ChallengeFormProps) {
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
