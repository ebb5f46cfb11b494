import { REFLECTION_MAX_LENGTH } from '@raizes/domain/limits';
import { Field } from '@/ui/field';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  helper: string;
  disabled?: boolean;
}

/** A place to write freely. */
export function AnswerField({ label, value, onChange, helper, disabled = false }: Props) {
  return (
    <Field
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helper={helper}
      disabled={disabled}
      multiline
      minRows={6}
      slotProps={{ input: { maxLength: REFLECTION_MAX_LENGTH } }}
    />
  );
}
