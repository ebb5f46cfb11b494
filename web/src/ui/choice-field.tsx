import {
  FormControl,
  FormHelperText,
  InputLabel,
  NativeSelect,
  OutlinedInput,
} from '@mui/material';
import type { NativeSelectProps } from '@mui/material';
import { useId } from 'react';

interface Props extends Omit<NativeSelectProps, 'input'> {
  label: string;
  choices: readonly { value: string; text: string }[];
  helper?: string;
}

/** One of a few, with the device's own list to choose from. */
export function ChoiceField({ label, choices, helper, error = false, ...select }: Props) {
  const id = useId();
  return (
    <FormControl error={error} variant="outlined" fullWidth>
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <NativeSelect
        input={<OutlinedInput label={label} notched />}
        {...select}
        inputProps={{ id, 'aria-describedby': helper ? `${id}-helper` : undefined }}
      >
        {choices.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
      {helper && <FormHelperText id={`${id}-helper`}>{helper}</FormHelperText>}
    </FormControl>
  );
}
