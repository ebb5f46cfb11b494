import { pushReminderSchema } from '@raizes/domain/documents/push-reminder';
import { paths } from '@raizes/domain/paths';
import { Box, CircularProgress, Dialog, DialogTitle } from '@mui/material';
import { LiveProvider, useLiveDoc } from '@/lib/live';
import { ReminderForm } from './reminder-form';

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
      <LiveProvider>
        <Loaded uid={uid} onClose={onClose} />
      </LiveProvider>
    </Dialog>
  );
}

/** Every morning, until a person chooses otherwise. */
const proposed = { enabled: true, hour: 7, weekdays: [0, 1, 2, 3, 4, 5, 6] };

function Loaded({ uid, onClose }: Props) {
  const reminder = useLiveDoc(paths.pushReminder(uid), pushReminderSchema);
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
