import { challengeCategories } from '@raizes/domain/documents/challenge';
import { challengeFormSchema } from '@raizes/domain/forms/content';
import { CHALLENGE_DAYS_MAX } from '@raizes/domain/limits';
import { STREAK_CATEGORY } from '@raizes/domain/progress/challenges';
import { DEVOTIONAL_XP } from '@raizes/domain/progress/stats';
import { FormControlLabel, Grid, Radio, RadioGroup, Typography } from '@mui/material';
import { useId, useState } from 'react';
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
  const isStreak = values.category === STREAK_CATEGORY;
  const isMedal = values.reward_type === 'medalha';
  return (
    <Grid container spacing={3}>
      <Grid size={12}>
        <CountedField
          category={values.category}
          disabled={form.isSaving}
          onChange={(category) => set({ category })}
        />
      </Grid>
      <Grid size={12}>
        <Field {...field('title')} autoComplete="off" />
      </Grid>
      <Grid size={12}>
        <Field {...field('description')} multiline minRows={3} maxRows={10} />
      </Grid>
      {!isStreak && (
        <Grid size={{ xs: 12, sm: 7 }}>
          <ChoiceField
            {...field('category')}
            choices={categoryChoices(values.category)}
            helper="Conta devocionais concluídos."
          />
        </Grid>
      )}
      <Grid size={{ xs: 12, sm: isStreak ? 12 : 5 }}>
        <Field {...field('duration_days')} {...number} />
      </Grid>
      <Grid size={{ xs: 12, sm: 7 }}>
        <ChoiceField
          {...field('reward_type')}
          choices={rewards}
          // Clears the value, because an amount of XP is not a medal's name.
          onChange={({ target }) => set({ reward_type: target.value, reward_value: '' })}
        />
      </Grid>
      <Grid size={{ xs: 12, sm: 5 }}>
        <Field
          {...field('reward_value')}
          label={isMedal ? 'Nome da Medalha' : 'Quantidade de XP'}
          {...(isMedal
            ? { autoComplete: 'off' }
            : { ...number, helper: xpScale(Number(values.duration_days)) })}
        />
      </Grid>
    </Grid>
  );
}

const ANY_DAYS = 'devotionals';
const counted = [
  {
    value: ANY_DAYS,
    text: 'Devocionais concluídos',
    what: 'Um por dia; quem pula um dia continua de onde parou.',
  },
  {
    value: STREAK_CATEGORY,
    text: 'Dias seguidos',
    what: 'A sequência de cada pessoa; quem pula um dia recomeça.',
  },
];

interface CountedFieldProps {
  category: string;
  disabled: boolean;
  onChange: (category: string) => void;
}

/** Chooses how progress is counted, which the category decides: `streak` counts consecutive days, any other category devotionals. */
function CountedField({ category, disabled, onChange }: CountedFieldProps) {
  const id = useId();
  const isStreak = category === STREAK_CATEGORY;
  const [before, setBefore] = useState('');
  function choose(value: string): void {
    if (!isStreak) setBefore(category);
    onChange(value === STREAK_CATEGORY ? STREAK_CATEGORY : before);
  }
  return (
    <>
      <Typography id={id} sx={{ fontWeight: 700, mb: 0.5 }}>
        O que conta
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={isStreak ? STREAK_CATEGORY : ANY_DAYS}
        onChange={(_event, value) => choose(value)}
      >
        {counted.map(({ value, text, what }) => (
          <FormControlLabel
            key={value}
            value={value}
            disabled={disabled}
            control={
              <Radio
                slotProps={{ input: { 'aria-label': text, 'aria-describedby': id + value } }}
              />
            }
            label={
              <>
                {text}
                <Typography id={id + value} variant="body2" color="textSecondary">
                  {what}
                </Typography>
              </>
            }
            sx={{ alignItems: 'flex-start', mr: 0, '& > :last-child': { pt: 1.1 } }}
          />
        ))}
      </RadioGroup>
    </>
  );
}

/** The spec's seven; `devotionals` is only shown where a challenge already has it. */
function categoryChoices(category: string) {
  const stored = category === ANY_DAYS ? [ANY_DAYS] : [];
  return [
    { value: '', text: 'Escolha uma categoria', isPrompt: true },
    ...[...challengeCategories, ...stored].map((value) => ({ value, text: categoryName(value) })),
  ];
}

/** Compares a reward with what the challenge's devotionals give anyway. */
function xpScale(days: number): string {
  const one = `Um devocional dá ${DEVOTIONAL_XP} XP`;
  if (!Number.isInteger(days) || days < 2 || days > CHALLENGE_DAYS_MAX) return `${one}.`;
  const all = (days * DEVOTIONAL_XP).toLocaleString('pt-BR');
  return `${one}; os ${days} dias deste desafio já dão ${all}.`;
}
