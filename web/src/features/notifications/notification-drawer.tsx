import CloseIcon from '@mui/icons-material/Close';
import { Drawer, IconButton, Stack, Typography } from '@mui/material';
import { useSession } from '@/lib/session';
import { FullPageSpinner } from '@/ui/full-page-spinner';
import { NotificationList } from './notification-list';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The list of notifications, over the screen's right side; all of a phone's. */
export function NotificationDrawer({ open, onClose }: Props) {
  const session = useSession();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'notifications-title',
          sx: {
            width: { xs: '100%', sm: 420 },
            bgcolor: 'background.default',
            backgroundImage: 'none',
          },
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', pl: 2, pr: 1, py: 1 }}>
        <Typography id="notifications-title" variant="h2" sx={{ flexGrow: 1 }}>
          Notificações
        </Typography>
        <IconButton aria-label="Fechar" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {session.status === 'signed-in' ? (
        <NotificationList uid={session.person.uid} onLeave={onClose} />
      ) : (
        <FullPageSpinner />
      )}
    </Drawer>
  );
}
