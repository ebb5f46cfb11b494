import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyComponent } from '@/ui/lazy';
import { CountBubble, shownCount } from '@/ui/count-bubble';

const NotificationDrawer = lazyComponent(() =>
  import('./notification-drawer').then((module) => module.NotificationDrawer),
);

/** How many notifications there are to read; opens their list. */
export function Bell({ unread }: { unread: number }) {
  /** Null before the first time: until then the list is not even loaded. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        color="inherit"
        aria-label={labelOf(unread)}
        sx={{ minWidth: 44 }}
      >
        <BellIcon />
        {unread > 0 && (
          <Box sx={{ position: 'absolute', top: -2, right: -2, lineHeight: 0 }}>
            <CountBubble count={unread} />
          </Box>
        )}
      </Button>
      {isOpen !== null && (
        <Suspense>
          <NotificationDrawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function labelOf(unread: number): string {
  if (unread === 0) return 'Notificações';
  return `Notificações: ${shownCount(unread)} ${unread === 1 ? 'não lida' : 'não lidas'}`;
}
