import {
  FormControl,
  FormHelperText,
  InputLabel,
  NativeSelect,
  OutlinedInput,
} from '@mui/material';
import type { NativeSelectProps } from '@mui/material';
import { useId } from 'react';
import type { ComponentProps } from 'react';

interface SelectFieldProps extends Omit<NativeSelectProps, 'input'> {
  label: string;
  helper?: string | undefined;
  /** The id of the element that says whom or what the field is about. */
  about?: string;
  /** The label is not seen: the head of a table's column has it. */
  isCompact?: boolean | undefined;
  /** The `option` elements. */
  children: React.ReactNode;
}

/** A labelled native select. */
export function SelectField({
  label,
  helper,
  about,
  error = false,
  disabled = false,
  size = 'medium',
  isCompact = false,
  children,
  inputProps,
  ...select
}: SelectFieldProps) {
  const id = useId();
  const describedBy = [about, helper && `${id}-helper`].filter(Boolean).join(' ');
  return (
    <FormControl error={error} disabled={disabled} size={size} variant="outlined" fullWidth>
      {!isCompact && (
        <InputLabel htmlFor={id} shrink>
          {label}
        </InputLabel>
      )}
      <NativeSelect
        input={<OutlinedInput {...(!isCompact && { label, notched: true })} />}
        inputProps={{
          id,
          'aria-describedby': describedBy || undefined,
          ...(isCompact && { 'aria-label': label }),
          ...inputProps,
        }}
        {...select}
      >
        {children}
      </NativeSelect>
      {helper && (
        <FormHelperText id={`${id}-helper`} disabled={false}>
          {helper}
        </FormHelperText>
      )}
    </FormControl>
  );
}

interface Props extends Omit<ComponentProps<typeof SelectField>, 'children'> {
  choices: readonly { value: string; text: string }[];
}

/** A native select with its choices as data. */
export function ChoiceField({ choices, ...field }: Props) {
  return (
    <SelectField {...field}>
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}
