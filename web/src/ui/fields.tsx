import { FormControl, FormHelperText, InputLabel, OutlinedInput } from '@mui/material';
import type { OutlinedInputProps } from '@mui/material';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface HelpProps {
  /** Why the value is refused. */
  problem?: string | undefined;
  helper?: ReactNode;
}

interface Props extends OutlinedInputProps, HelpProps {
  label: string;
  /** Hides the visible label, below a heading that already shows it. */
  isCompact?: boolean;
}

/** A labelled input. (MUI's TextField also loads its select and menu: 12 kB.) */
export function Field({
  label,
  helper,
  problem,
  required = false,
  error = false,
  disabled = false,
  isCompact = false,
  ...input
}: Props) {
  const ownId = useId();
  const { id = ownId } = input;
  return (
    <FormControl
      error={error || problem !== undefined}
      required={required}
      disabled={disabled}
      variant="outlined"
      fullWidth
    >
      {!isCompact && (
        <FieldLabel htmlFor={id} shrink={input.notched} required={required}>
          {label}
        </FieldLabel>
      )}
      <OutlinedInput
        id={id}
        {...(isCompact ? { inputProps: { 'aria-label': label } } : { label })}
        {...describedBy(id, { problem, helper })}
        {...input}
      />
      <FieldHelp id={id} problem={problem} helper={helper} />
    </FormControl>
  );
}

/** The ids of the texts of `FieldHelp`, after that of a text that explains several fields. */
export function describedBy(id: string, { problem, helper }: HelpProps, ...others: string[]) {
  const ids = [problem && `${id}-problem`, ...others, helper && `${id}-helper`].filter(Boolean);
  return ids.length > 0 ? { 'aria-describedby': ids.join(' ') } : {};
}

/** The texts below a field, which `describedBy` refers to. */
export function FieldHelp({ id, problem, helper }: HelpProps & { id: string }) {
  return (
    <>
      {problem && (
        <FormHelperText id={`${id}-problem`} disabled={false}>
          {problem}
        </FormHelperText>
      )}
      {/* Not dimmed while the field is disabled, so that it stays readable. */}
      {helper && (
        <FormHelperText id={`${id}-helper`} component="div" disabled={false} error={false}>
          {helper}
        </FormHelperText>
      )}
    </>
  );
}

interface LabelProps {
  htmlFor: string;
  shrink?: boolean | undefined;
  required: boolean;
  children: string;
}

/** A label whose star for a required field is not part of its text, and not read, because the field itself says so. */
export const FieldLabel = ({ required, ...label }: LabelProps) => (
  <InputLabel {...label} required={false} sx={required ? starSx : null} />
);

const starSx = {
  '&::after': {
    content: '" *"',
    '@supports (content: "*" / "")': { content: '" *" / ""' },
  },
} as const;
