import { pushReminderSchema } from '@raizes/domain/documents/push';
import type { ReminderChoice } from '@raizes/domain/documents/push';
import { paths } from '@raizes/domain/paths';
import {
  Box,
  CircularProgress,
  Dialog,
  DialogTitle,
  FormControlLabel,
  Stack,
  Switch,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { FirebaseProviders } from '@/lib/firebase-providers';
import { useDoc } from '@/lib/live';
import { toastSuccess } from '@/lib/toast';
import { DialogBody, FormActions } from '@/ui/app-dialog';
import { Notice } from '@/ui/page/notice';
import { useSubmission } from '@/ui/use-submission';
import { WeekdayPicker } from '@/ui/weekday-picker';
import { HourPicker } from './hour-picker';
import { chooseReminder, currentTimeZone, formatReminder } from './push-device';

interface ReminderFormProps {
  initial: Omit<ReminderChoice, 'time_zone'>;
  onClose: () => void;
}

function ReminderForm({ initial, onClose }: ReminderFormProps) {
  const [enabled, setEnabled] = useState(initial.enabled);
  const [hour, setHour] = useState(initial.hour);
  const [weekdays, setWeekdays] = useState<readonly number[]>(initial.weekdays);
  const { isBusy, refusal, refuse, submit } = useSubmission();

  function save(): void {
    if (weekdays.length === 0) return refuse('Escolha pelo menos um dia.');
    const choice = { enabled, hour, weekdays: [...weekdays], time_zone: currentTimeZone() };
    void submit(async () => {
      await chooseReminder(choice);
      toastSuccess('Lembrete salvo', formatReminder(choice));
      onClose();
    });
  }

  return (
    <DialogBody
      form={{ onSubmit: save }}
      actions={<FormActions submit="Salvar" isBusy={isBusy} onCancel={onClose} />}
    >
      <Stack spacing={2.5}>
        {refusal && <Notice title="Erro ao salvar" text={refusal} />}
        <FormControlLabel
          label="Lembrar-me do devocional"
          control={<Switch checked={enabled} onChange={(_event, on) => setEnabled(on)} />}
        />
        <HourPicker hour={hour} disabled={!enabled} onChange={setHour} />
        <WeekdayPicker
          label="Dias da semana"
          chosen={weekdays}
          disabled={!enabled}
          onChange={setWeekdays}
        />
        <Typography variant="body2" color="textSecondary">
          No máximo um por dia, nunca depois das 21h, e só se o devocional do dia ainda estiver por
          fazer.
        </Typography>
      </Stack>
    </DialogBody>
  );
}

interface Props {
  uid: string;
  onClose: () => void;
}

export function ReminderDialog({ uid, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="reminder-title">
      <DialogTitle id="reminder-title" variant="h2">
        Lembrete diário
      </DialogTitle>
      {/* It also opens from the dashboard, which is outside the root's providers. */}
      <FirebaseProviders>
        <LoadedReminder uid={uid} onClose={onClose} />
      </FirebaseProviders>
    </Dialog>
  );
}

/** The choice offered first: every morning. */
const proposed = { enabled: true, hour: 7, weekdays: [0, 1, 2, 3, 4, 5, 6] };

function LoadedReminder({ uid, onClose }: Props) {
  const reminder = useDoc(paths.pushReminder(uid), pushReminderSchema);
  if (reminder.state === 'loading') {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 260 }}>
        <CircularProgress aria-label="Carregando" />
      </Box>
    );
  }
  return (
    <ReminderForm
      initial={reminder.state === 'ready' ? reminder.value : proposed}
      onClose={onClose}
    />
  );
}
