import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Box, IconButton } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyNamed } from '@/ui/lazy-named';
import { CountBubble } from '@/ui/count-bubble';

const NotificationDrawer = lazyNamed(() => import('./notification-drawer'), 'NotificationDrawer');

/** How many notifications there are to read; opens their list. */
export function Bell({ unread }: { unread: number }) {
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);

  function open(): void {
    setNeeded(true);
    setOpen(true);
  }

  return (
    <>
      <IconButton onClick={open} color="inherit" aria-label={labelOf(unread)}>
        <BellIcon />
        {unread > 0 && (
          <Box sx={{ position: 'absolute', top: 0, right: 0, lineHeight: 0 }}>
            <CountBubble count={unread} />
          </Box>
        )}
      </IconButton>
      {isNeeded && (
        <Suspense>
          <NotificationDrawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function labelOf(unread: number): string {
  if (unread === 0) return 'Notificações';
  return `Notificações: ${unread} ${unread === 1 ? 'não lida' : 'não lidas'}`;
}
