import { READING_CATEGORY, STREAK_CATEGORY } from '@raizes/domain/challenge-progress';
import { challengeFormCategories } from '@raizes/domain/schemas/challenge-form';
import { Grid } from '@mui/material';
import { ChoiceField } from '@/ui/choice-field';
import { Field } from '@/ui/field';
import { categoryName } from '../words';
import type { ChallengeValues } from './challenge-values';

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

export function ChallengeFields({ values, errors, onChange }: Props) {
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
