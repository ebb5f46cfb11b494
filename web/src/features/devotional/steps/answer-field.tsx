import { REFLECTION_MAX_LENGTH } from '@raizes/domain/limits';
import { TextField } from '@mui/material';

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
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      helperText={helper}
      disabled={disabled}
      multiline
      minRows={6}
      fullWidth
      slotProps={{ htmlInput: { maxLength: REFLECTION_MAX_LENGTH } }}
    />
  );
}
