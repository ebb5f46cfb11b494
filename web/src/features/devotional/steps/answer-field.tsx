import { REFLECTION_MAX_LENGTH } from '@raizes/domain/limits';
import { Box } from '@mui/material';
import { Field } from '@/ui/field';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  helper: string;
  disabled?: boolean;
}

/** What can't be changed any more is there to be read. */
const stillRead = {
  '& textarea.Mui-disabled': { WebkitTextFillColor: 'var(--mui-palette-text-secondary)' },
};

/** A place to write freely. */
export function AnswerField({ label, value, onChange, helper, disabled = false }: Props) {
  return (
    <Box sx={{ pt: 1 }}>
      <Field
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        helper={helper}
        disabled={disabled}
        multiline
        minRows={6}
        slotProps={{ input: { maxLength: REFLECTION_MAX_LENGTH } }}
        sx={stillRead}
      />
    </Box>
  );
}
