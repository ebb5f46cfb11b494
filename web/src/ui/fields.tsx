import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material';
import type { OutlinedInputProps } from '@mui/material';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface Props extends OutlinedInputProps {
  label: string;
  helper?: ReactNode;
}

/** A labelled input. (MUI's TextField also loads its select and menu: 12 kB.) */
export function Field({ label, helper, error = false, disabled = false, ...input }: Props) {
  const id = useId();
  return (
    <FormControl error={error} disabled={disabled} variant="outlined" fullWidth>
      <InputLabel htmlFor={id} shrink={input.notched}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        aria-describedby={helper ? `${id}-helper` : undefined}
        {...input}
      />
      {/* Not dimmed while the field is disabled, so that it stays readable. */}
      {helper && (
        <FormHelperText id={`${id}-helper`} component="div" disabled={false}>
          {helper}
        </FormHelperText>
      )}
    </FormControl>
  );
}
