import { REFLECTION_MAX_LENGTH } from '@raizes/domain/limits';
import { Box, Button, Stack } from '@mui/material';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '@/ui/fields';
import { withOpening } from './draft';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  helper: string;
  disabled?: boolean;
  /** First words, to be tapped. */
  openings?: readonly string[];
}

/** A text area for an answer, as high as the screen lets it be. */
export function AnswerField({
  label,
  value,
  onChange,
  helper,
  disabled = false,
  openings = [],
}: Props) {
  const input = useRef<HTMLTextAreaElement>(null);

  function open(opening: string): void {
    const text = withOpening(value, opening);
    if (text.length <= REFLECTION_MAX_LENGTH) flushSync(() => onChange(text));
    input.current?.focus();
    input.current?.setSelectionRange(text.length, text.length);
  }

  return (
    <Box sx={room}>
      {openings.length > 0 && (
        <Stack direction="row" role="group" aria-label="Para começar" sx={chips}>
          {openings.map((opening) => (
            <Button key={opening} size="small" variant="outlined" onClick={() => open(opening)}>
              {opening}…
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
        minRows={4}
        slotProps={{ input: { maxLength: REFLECTION_MAX_LENGTH } }}
        sx={paper}
      />
    </Box>
  );
}

const chips = { flexWrap: 'wrap', gap: 1, mb: 2 };

const room = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  pt: 1,
  '& .MuiFormControl-root': { flexGrow: 1 },
};

const paper = {
  flexGrow: 1,
  alignItems: 'flex-start',
  bgcolor: 'background.paper',
  // A locked answer stays legible.
  '& textarea.Mui-disabled': { WebkitTextFillColor: 'var(--mui-palette-text-secondary)' },
};
