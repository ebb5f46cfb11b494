import { challengeFormCategories, challengeFormSchema } from '@raizes/domain/forms/content';
import { STREAK_CATEGORY } from '@raizes/domain/progress/challenges';
import { Grid, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Field } from '@/ui/fields';
import { ResourceForm } from '@/ui/resource-form';
import { ChoiceField } from '@/ui/select-field';
import { useResourceForm } from '@/ui/use-resource-form';
import type { ResourceFormState } from '@/ui/use-resource-form';
import { categoryName } from '../words';
import { changeChallenge, createChallenge, changeToasts } from './api';
import type { ChallengeValues } from './api';

const labels = {
  title: 'Título',
  description: 'Descrição',
  category: 'Categoria',
  duration_days: 'Duração (dias)',
  reward_type: 'Tipo de Recompensa',
  reward_value: 'Recompensa',
};

interface Props {
  uid: string;
  draftKey: string;
  /** Starts empty and offers the draft, instead of restoring it. */
  offersDraft: boolean;
  /** The values before anything is typed. */
  initial: ChallengeValues;
  /** The id of the challenge to change, or null for a new one. */
  editing: string | null;
  onDone: () => void;
}

/** Creates or changes a challenge. */
export function ChallengeForm(props: Props) {
  const { uid, draftKey, initial, editing, offersDraft, onDone } = props;
  const navigate = useNavigate();
  const [newId] = useState(() => crypto.randomUUID());
  const form = useResourceForm({
    schema: challengeFormSchema,
    initial,
    offersDraft,
    draftKey,
    labels,
    names: { category: categoryName, reward_type: rewardName },
    create: (fields, merge) =>
      createChallenge(fields, { id: editing ?? newId, created_by: uid }, merge),
    coupledFields: ['reward_type', 'reward_value'],
    change: editing === null ? null : (merge) => changeChallenge(editing, merge),
    toasts: editing
      ? changeToasts('Desafio atualizado com sucesso.', 'Não foi possível atualizar o desafio.')
      : changeToasts('Desafio criado com sucesso.', 'Não foi possível criar o desafio.'),
    onSaved: onDone,
  });

  function discard(): void {
    form.discardDraft();
    onDone();
  }

  function cancel(): void {
    discard();
    if (!editing) void navigate('/admin');
  }

  return (
    <ResourceForm
      form={form}
      onDiscard={discard}
      submit={editing ? 'Salvar alterações' : 'Criar Desafio'}
      onCancel={cancel}
      labelledBy="challenge-form"
    >
      <ChallengeFields form={form} />
      {editing && (
        <Typography variant="body2" color="textSecondary">
          Quem já começou este desafio segue com as regras de quando começou.
        </Typography>
      )}
    </ResourceForm>
  );
}

const categories = [
  { value: '', text: 'Escolha uma categoria' },
  ...challengeFormCategories.map((value) => ({ value, text: categoryName(value) })),
];

const rewards = [
  { value: 'xp', text: 'XP' },
  { value: 'medalha', text: 'Medalha' },
];
const rewardName = (type: string) => rewards.find(({ value }) => value === type)?.text ?? type;

const number = {
  type: 'number',
  slotProps: { input: { inputMode: 'numeric', min: 1, step: 1 } },
} as const;

function ChallengeFields({ form }: { form: ResourceFormState<ChallengeValues> }) {
  const { values, field, set } = form;
  const isMedal = values.reward_type === 'medalha';
  return (
    <Grid container spacing={2.5}>
      <Grid size={12}>
        <Field {...field('title')} autoComplete="off" />
      </Grid>
      <Grid size={12}>
        <Field {...field('description')} multiline minRows={3} maxRows={10} />
      </Grid>
      <Grid size={{ xs: 12, sm: 7 }}>
        <ChoiceField
          {...field('category')}
          choices={categories}
          helper={progressHelp(values.category)}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 5 }}>
        <Field {...field('duration_days')} {...number} />
      </Grid>
      <Grid size={{ xs: 12, sm: 5 }}>
        <ChoiceField
          {...field('reward_type')}
          choices={rewards}
          // Clears the value, because an amount of XP is not a medal's name.
          onChange={({ target }) => set({ reward_type: target.value, reward_value: '' })}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 7 }}>
        <Field
          {...field('reward_value')}
          label={isMedal ? 'Nome da Medalha' : 'Quantidade de XP'}
          {...(isMedal ? { autoComplete: 'off' } : number)}
        />
      </Grid>
    </Grid>
  );
}

function progressHelp(category: string): string {
  if (category === STREAK_CATEGORY) return 'Conta dias seguidos com o devocional feito.';
  return category ? 'Conta devocionais concluídos desde o início.' : '';
}
