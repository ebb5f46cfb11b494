import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ToggleButtonGroupProps } from '@mui/material';

export interface Option<Value extends string> {
  value: Value;
  text: string;
  /** The typeface in which the text is written. */
  typeface?: string | undefined;
}

type GroupProps = Pick<
  ToggleButtonGroupProps,
  'aria-label' | 'aria-labelledby' | 'disabled' | 'sx'
>;

interface Props<Value extends string> extends GroupProps {
  options: readonly Option<Value>[];
  value: Value;
  onChange: (next: Value) => void;
}

/** A row of buttons of which one is always chosen. */
export function Choice<Value extends string>({ options, onChange, ...props }: Props<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      size="small"
      // Null when the chosen button is pressed again.
      onChange={(_event, next: Value | null) => next !== null && onChange(next)}
      {...props}
    >
      {options.map(({ value, text, typeface }) => (
        <ToggleButton key={value} value={value} sx={[button, { fontFamily: typeface }]}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const button = {
  minHeight: 48,
  px: 1,
  lineHeight: 1.2,
  textTransform: 'none',
  // More specific than MUI's colour, which is too pale.
  '&&:not(.Mui-selected)': { color: 'text.primary', fontWeight: 600 },
} as const;
