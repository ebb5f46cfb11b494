import { weekdayNames } from '@raizes/domain/day';
import { Box, ToggleButton, Typography } from '@mui/material';
import { useId } from 'react';

const filled = { bgcolor: 'primary.main', color: 'primary.contrastText' };
const chip = {
  // As wide as its column, at most a circle of 44 px.
  width: '100%',
  maxWidth: 44,
  minWidth: 0,
  height: 44,
  justifySelf: 'center',
  p: 0,
  borderRadius: 999,
  '&.Mui-selected, &.Mui-selected:hover': filled,
  '&.Mui-selected.Mui-disabled': { opacity: 0.4 },
};

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 0.25,
  maxWidth: 400,
};

interface Props {
  label: string;
  /** 0 (Sunday) to 6 (Saturday). */
  chosen: readonly number[];
  disabled?: boolean;
  onChange: (chosen: number[]) => void;
}

/** A toggle button for each day of the week. */
export function WeekdayPicker({ label, chosen, disabled = false, onChange }: Props) {
  const id = useId();
  const toggled = (weekday: number) =>
    chosen.includes(weekday) ? chosen.filter((each) => each !== weekday) : [...chosen, weekday];
  return (
    <div role="group" aria-labelledby={id}>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box sx={row}>
        {weekdayNames.map((name, weekday) => (
          <ToggleButton
            key={name}
            value={weekday}
            selected={chosen.includes(weekday)}
            disabled={disabled}
            onChange={() => onChange(toggled(weekday))}
            aria-label={name}
            color="primary"
            sx={chip}
          >
            {name.charAt(0).toUpperCase()}
          </ToggleButton>
        ))}
      </Box>
    </div>
  );
}
