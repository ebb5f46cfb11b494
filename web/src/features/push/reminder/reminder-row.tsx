import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import { Box, Button, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyNamed } from '@/ui/lazy-named';
import { keptReminder } from './kept-reminder';
import { reminderText } from './words';

const ReminderDialog = lazyNamed(() => import('./reminder-dialog'), 'ReminderDialog');

/** Says when a person is reminded, and opens the choice of it. */
export function ReminderRow({ uid }: { uid: string }) {
  const [isOpen, setOpen] = useState(false);
  const [kept, setKept] = useState(keptReminder);

  function close(): void {
    setOpen(false);
    setKept(keptReminder());
  }

  return (
    <>
      <Button
        color="inherit"
        fullWidth
        onClick={() => setOpen(true)}
        sx={{ mt: 1, px: 0, gap: 1.5, borderRadius: 1, textAlign: 'left', fontWeight: 'inherit' }}
      >
        <Box component={AlarmIcon} aria-hidden sx={{ color: 'secondary.main' }} />
        <Box component="span" sx={{ flexGrow: 1 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 700 }}>
            Lembrete diário
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {kept ? reminderText(kept) : 'Escolha a hora e os dias.'}
          </Typography>
        </Box>
        <ForwardIcon aria-hidden />
      </Button>
      {isOpen && (
        <Suspense>
          <ReminderDialog uid={uid} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
