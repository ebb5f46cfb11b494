import { REMINDER_FIRST_HOUR, REMINDER_LAST_HOUR } from '@raizes/domain/limits';
import { Box, Button } from '@mui/material';
import { SelectField } from '@/ui/select-field';

const usual = [6, 7, 8, 12, 19];
const others = Array.from(
  { length: REMINDER_LAST_HOUR - REMINDER_FIRST_HOUR + 1 },
  (_, each) => REMINDER_FIRST_HOUR + each,
).filter((hour) => !usual.includes(hour));

/** `07:00` */
const formatHour = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

interface Props {
  hour: number;
  disabled?: boolean;
  onChange: (hour: number) => void;
}

/** The usual hours of a reminder as buttons, and the others in a select. */
export function HourPicker({ hour, disabled = false, onChange }: Props) {
  const isUsual = usual.includes(hour);
  return (
    <Box role="group" aria-label="Horário do lembrete" sx={grid}>
      {usual.map((each) => (
        <Button
          key={each}
          variant={each === hour ? 'contained' : 'outlined'}
          aria-pressed={each === hour}
          disabled={disabled}
          onClick={() => onChange(each)}
        >
          {formatHour(each)}
        </Button>
      ))}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SelectField
          label="Outra hora"
          isCompact
          size="small"
          disabled={disabled}
          value={isUsual ? '' : hour}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          <option value="" disabled>
            Outra hora
          </option>
          {others.map((each) => (
            <option key={each} value={each}>
              {formatHour(each)}
            </option>
          ))}
        </SelectField>
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'stretch',
};
