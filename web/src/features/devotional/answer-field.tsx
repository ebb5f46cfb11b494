import { REFLECTION_MAX_LENGTH } from '@raizes/domain/limits';
import { Box, Button, Stack } from '@mui/material';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '@/ui/fields';
import { withStarter } from './draft';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  helper: string;
  disabled?: boolean;
  minRows?: number;
  /** Sentence starters; tapping one inserts it. */
  starters?: readonly string[];
}

/** A text area for an answer that fills the remaining height of the screen. */
export function AnswerField({
  label,
  value,
  onChange,
  helper,
  disabled = false,
  minRows = 4,
  starters = [],
}: Props) {
  const input = useRef<HTMLTextAreaElement>(null);

  function insert(starter: string): void {
    const text = withStarter(value, starter);
    if (text.length <= REFLECTION_MAX_LENGTH) flushSync(() => onChange(text));
    input.current?.focus();
    input.current?.setSelectionRange(text.length, text.length);
  }

  return (
    <Box sx={layout}>
      {starters.length > 0 && (
        <Stack direction="row" role="group" aria-label="Para começar" sx={chips}>
          {starters.map((starter) => (
            <Button key={starter} size="small" variant="outlined" onClick={() => insert(starter)}>
              {starter}…
            </Button>
          ))}
        </Stack>
      )}
      <Field
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        helper={helper}
        disabled={disabled}
        inputRef={input}
        multiline
        minRows={minRows}
        slotProps={{ input: { maxLength: REFLECTION_MAX_LENGTH } }}
        sx={inputStyle}
      />
    </Box>
  );
}

const chips = { flexWrap: 'wrap', gap: 1, mb: 2 };

const layout = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  pt: 1,
  '& .MuiFormControl-root': { flexGrow: 1 },
};

const inputStyle = {
  flexGrow: 1,
  alignItems: 'flex-start',
  bgcolor: 'background.paper',
  // Keeps a disabled answer legible.
  '& textarea.Mui-disabled': { WebkitTextFillColor: 'var(--mui-palette-text-secondary)' },
};
