import { weekdayNames } from '@raizes/domain/day';
import { Stack, ToggleButton, Typography } from '@mui/material';
import { useId } from 'react';

const filled = { bgcolor: 'primary.main', color: 'primary.contrastText' };
const chip = {
  width: 44,
  height: 44,
  p: 0,
  borderRadius: '50%',
  '&.Mui-selected, &.Mui-selected:hover': filled,
  '&.Mui-selected.Mui-disabled': { opacity: 0.4 },
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
      <Stack direction="row" sx={{ justifyContent: 'space-between', maxWidth: 400 }}>
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
      </Stack>
    </div>
  );
}
