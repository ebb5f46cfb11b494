import { formatShortDay, isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { ChoiceField } from '@/ui/choice-field';
import { useDevotionalsNear, useIsGone } from './api';

interface Props {
  /** The reading's own day: the devotionals round it are offered. */
  near: Day;
  value: string;
  onChange: (value: string) => void;
}

export const choiceLabel = 'Devocional Relacionado (opcional)';
const none = { value: '', text: 'Nenhum' };

/** The devotional that goes with a reading, or none. */
export function DevotionalChoice({ near, value, onChange }: Props) {
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
