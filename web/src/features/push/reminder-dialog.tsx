import { REMINDER_FIRST_HOUR, REMINDER_LAST_HOUR } from '@raizes/domain/limits';
import type { ReminderChoice } from '@raizes/domain/documents/push-reminder';
import {
  Button,
  DialogActions,
  DialogContent,
  FormControlLabel,
  Stack,
  Switch,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { callErrorText } from '@/lib/call-error-text';
import { toastSuccess } from '@/lib/toast';
import { ChoiceField } from '@/ui/choice-field';
import { FormAlert } from '@/ui/form-alert';
import { saveReminder } from '@/lib/push/calls';
import { keepReminder, timeZoneHere } from './kept-reminder';
import { WeekdayPicker } from './weekday-picker';
import { reminderText } from './words';

const hours = Array.from({ length: REMINDER_LAST_HOUR - REMINDER_FIRST_HOUR + 1 }, (_, each) => {
  const value = String(REMINDER_FIRST_HOUR + each);
  return { value, text: `${value.padStart(2, '0')}:00` };
});

interface Props {
  initial: Omit<ReminderChoice, 'time_zone'>;
  onClose: () => void;
}

export function ReminderForm({ initial, onClose }: Props) {
  const [enabled, setEnabled] = useState(initial.enabled);
  const [hour, setHour] = useState(initial.hour);
  const [weekdays, setWeekdays] = useState<readonly number[]>(initial.weekdays);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function save(): Promise<void> {
    setRefusal(null);
    if (weekdays.length === 0) {
      setRefusal('Escolha pelo menos um dia.');
      return;
    }
    const choice = { enabled, hour, weekdays: [...weekdays], time_zone: timeZoneHere() };
    setSaving(true);
    try {
      await saveReminder(choice);
      keepReminder(choice);
      toastSuccess('Lembrete salvo', reminderText(choice));
      onClose();
    } catch (error) {
      setRefusal(callErrorText(error));
      setSaving(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <DialogContent sx={{ pt: 0 }}>
        <Stack spacing={2.5}>
          {refusal && <FormAlert title="Erro ao salvar" text={refusal} />}
          <FormControlLabel
            label="Lembrar-me do devocional"
            control={<Switch checked={enabled} onChange={(_event, on) => setEnabled(on)} />}
          />
          <ChoiceField
            label="Hora"
            choices={hours}
            value={String(hour)}
            disabled={!enabled}
            onChange={(event) => setHour(Number(event.target.value))}
          />
          <WeekdayPicker chosen={weekdays} disabled={!enabled} onChange={setWeekdays} />
          <Typography variant="body2" color="textSecondary">
            No máximo um por dia, nunca à noite, e só se o devocional do dia ainda estiver por
            fazer.
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
        <Button type="submit" variant="contained" loading={isSaving}>
          Salvar
        </Button>
      </DialogActions>
    </form>
  );
}
