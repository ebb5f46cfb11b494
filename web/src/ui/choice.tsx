import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { ToggleButtonGroupProps } from '@mui/material';
import { chosenSegment, segment, segments } from './page/styles';

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
export function Choice<Value extends string>({ options, onChange, sx, ...props }: Props<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      size="small"
      // Null when the chosen button is pressed again.
      onChange={(_event, next: Value | null) => next !== null && onChange(next)}
      {...props}
      sx={[row, ...(sx ? [sx].flat() : [])]}
    >
      {options.map(({ value, text, typeface }) => (
        <ToggleButton key={value} value={value} sx={{ '&&&&': { fontFamily: typeface } }}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const row = {
  ...segments,
  // Large text breaks the row.
  flexWrap: 'wrap',
  // More specific than MUI's edges between the buttons.
  '&& > .MuiToggleButton-root': {
    ...segment,
    flex: '1 1 0',
    minWidth: 'min-content',
    m: 0,
    fontWeight: 600,
    '&:not(.Mui-selected)': { color: 'text.primary' },
    '&.Mui-selected': { ...chosenSegment, fontWeight: 700 },
  },
} as const;
