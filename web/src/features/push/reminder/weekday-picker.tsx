import { weekdays } from '@raizes/domain/day';
import { Stack, ToggleButton, Typography } from '@mui/material';

const filled = { bgcolor: 'primary.main', color: 'primary.contrastText' };
const chip = {
  width: 40,
  height: 40,
  p: 0,
  borderRadius: '50%',
  '&.Mui-selected, &.Mui-selected:hover': filled,
  '&.Mui-selected.Mui-disabled': { opacity: 0.4 },
};

interface Props {
  chosen: readonly number[];
  disabled: boolean;
  onChange: (chosen: number[]) => void;
}

export function WeekdayPicker({ chosen, disabled, onChange }: Props) {
  const toggled = (weekday: number) =>
    chosen.includes(weekday) ? chosen.filter((each) => each !== weekday) : [...chosen, weekday];
  return (
    <div role="group" aria-labelledby="weekdays-label">
      <Typography id="weekdays-label" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        Dias da semana
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
        {weekdays.map((name, weekday) => (
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
