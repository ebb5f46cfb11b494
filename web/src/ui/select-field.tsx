import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import { FormControl, OutlinedInput } from '@mui/material';
import type { InputBaseComponentProps, OutlinedInputProps } from '@mui/material';
import { createElement, useId } from 'react';
import type { ComponentProps } from 'react';
import { FieldHelp, FieldLabel, describedBy } from './fields';

interface SelectFieldProps extends Omit<OutlinedInputProps, 'label'> {
  label: string;
  helper?: string | undefined;
  /** Why the choice is refused. */
  problem?: string | undefined;
  /** The id of the element that names the subject of the field. */
  about?: string;
  /** Hides the visible label, for a column whose header already shows it. */
  isCompact?: boolean | undefined;
  /** The `option` elements. */
  children: React.ReactNode;
}

/** A labelled native select. (MUI's NativeSelect also loads its underlined input: 2 kB.) */
export function SelectField({
  label,
  helper,
  problem,
  about,
  required = false,
  error = false,
  disabled = false,
  size = 'medium',
  isCompact = false,
  children,
  inputProps,
  ...select
}: SelectFieldProps) {
  const id = useId();
  return (
    <FormControl
      error={error || problem !== undefined}
      required={required}
      disabled={disabled}
      size={size}
      variant="outlined"
      fullWidth
    >
      {!isCompact && (
        <FieldLabel htmlFor={id} shrink required={required}>
          {label}
        </FieldLabel>
      )}
      <OutlinedInput
        inputComponent={Select}
        inputProps={{
          id,
          type: undefined,
          ...describedBy(id, { problem, helper }, ...(about ? [about] : [])),
          ...(isCompact && { 'aria-label': label }),
          ...inputProps,
          children,
        }}
        endAdornment={<ArrowIcon sx={arrow} />}
        sx={box}
        {...(!isCompact && { label, notched: true })}
        {...select}
      />
      <FieldHelp id={id} problem={problem} helper={helper} />
    </FormControl>
  );
}

const Select = (props: InputBaseComponentProps) => createElement('select', props);

const arrow = { position: 'absolute', right: 7, pointerEvents: 'none', color: 'action.active' };

const box = {
  pr: 0,
  '& select': { pr: '32px', appearance: 'none', cursor: 'pointer', minWidth: 16 },
  // Not chosen yet.
  '& select:has(option[data-prompt]:checked)': { color: 'text.secondary' },
  '& select:disabled': { cursor: 'default' },
  '& option': { bgcolor: 'background.paper' },
} as const;

interface Props extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  /** A prompt asks for a choice and is none itself. */
  choices: readonly { value: string; text: string; isPrompt?: boolean }[];
}

/** A native select that takes its choices as data. */
export function ChoiceField({ choices, ...field }: Props) {
  return (
    <SelectField {...field}>
      {choices.map(({ value, text, isPrompt }) => (
        <option key={value} value={value} data-prompt={isPrompt}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
