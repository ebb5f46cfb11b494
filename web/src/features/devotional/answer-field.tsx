import { REFLECTION_MAX_LENGTH } from '@raizes/domain/limits';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '@/ui/fields';
import { visuallyHidden } from '@/ui/page/styles';
import { scripture } from '@/ui/theme/theme';
import { SILENCE, withSilence, withStarter } from './draft';
import { keepFocus } from './writing-step';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  helper: ReactNode;
  disabled?: boolean;
  /** The person wants to continue, but the answer is missing. */
  isMissing?: boolean;
  /** The field is a page of its own, of a fixed height. */
  isPage: boolean;
  /** The fewest and the most lines; without them the field fills the remaining height. */
  rows?: readonly [min: number, max: number];
  /** Sentence starters; tapping one inserts it. Beside them stands the answer of someone who keeps silent. */
  starters?: readonly string[];
  placeholder?: string;
  /** Stands below the text, inside the frame. */
  rest?: ReactNode;
  /** The answer is a verse. */
  isVerse?: boolean;
}

/** A text area for an answer. */
export function AnswerField({
  label,
  value,
  onChange,
  helper,
  disabled = false,
  isMissing = false,
  isPage,
  rows,
  starters = [],
  placeholder,
  rest,
  isVerse = false,
}: Props) {
  const startersId = useId();
  const input = useRef<HTMLTextAreaElement>(null);

  function insert(starter: string): void {
    const text = withStarter(value, starter);
    if (text.length <= REFLECTION_MAX_LENGTH) flushSync(() => onChange(text));
    input.current?.focus();
    input.current?.setSelectionRange(text.length, text.length);
  }

  function keepSilence(): void {
    const text = withSilence(value);
    if (text.length <= REFLECTION_MAX_LENGTH) onChange(text);
  }

  return (
    <Box sx={isPage ? { ...filling, ...pageLayout } : rows ? labelSpace : filling}>
      {starters.length > 0 && (
        <Stack
          direction="row"
          role="group"
          aria-labelledby={startersId}
          onMouseDown={keepFocus}
          sx={isPage ? slidingChips : chips}
        >
          <Typography
            id={startersId}
            variant="body2"
            color="textSecondary"
            sx={isPage ? visuallyHidden : { flexBasis: '100%' }}
          >
            Comece com:
          </Typography>
          {starters.map((starter) => (
            <Button key={starter} size="small" variant="outlined" onClick={() => insert(starter)}>
              {starter}
            </Button>
          ))}
          <Button size="small" color="secondary" onClick={keepSilence}>
            {SILENCE}
          </Button>
        </Stack>
      )}
      <Field
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        helper={helper}
        disabled={disabled}
        error={isMissing}
        inputRef={input}
        // One place for the label, whether the field is empty or not.
        notched
        multiline
        minRows={rows?.[0] ?? 4}
        maxRows={isPage ? undefined : rows?.[1]}
        placeholder={placeholder}
        endAdornment={rest}
        slotProps={{ input: { maxLength: REFLECTION_MAX_LENGTH } }}
        sx={[inputStyle, isVerse && verseStyle, isPage && { minHeight: 0, overflowY: 'auto' }]}
      />
    </Box>
  );
}

const chips = {
  flexWrap: 'wrap',
  gap: 1,
  mb: 2,
  '&& > button': { px: 1.75 },
  // Without an outline it needs no room at its sides.
  '&& > .MuiButton-text': { px: 1 },
} as const;
/** One row below the field, right above the keyboard. */
const slidingChips = {
  order: 1,
  gap: 1,
  mt: 1,
  flexShrink: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flexShrink: 0 },
} as const;

/** For the label, which stands on the field's edge. */
const labelSpace = { pt: 1 };
const filling = {
  ...labelSpace,
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  '& .MuiFormControl-root': { flexGrow: 1 },
} as const;
const pageLayout = {
  minHeight: 0,
  '& .MuiFormControl-root': { flexGrow: 1, minHeight: 0 },
} as const;

const inputStyle = {
  flexGrow: 1,
  alignItems: 'flex-start',
  bgcolor: 'background.paper',
  // Keeps a disabled answer legible.
  '& textarea.Mui-disabled': { WebkitTextFillColor: 'var(--mui-palette-text-secondary)' },
} as const;
const verseStyle = {
  flexDirection: 'column',
  alignItems: 'stretch',
  // Not the frame, whose gap for the label would be too wide.
  '& textarea': scripture,
} as const;
