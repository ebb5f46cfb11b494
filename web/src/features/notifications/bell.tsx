import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Box, Button } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '@/ui/lazy';
import { CountBubble, formatCount } from '@/ui/count-bubble';

interface Props {
  unread: number;
  /** Shows that there are unread notifications, on a page that shows enough numbers. */
  isDot?: boolean;
}

/** Shows the number of unread notifications; opens their list. */
export function Bell({ unread, isDot = false }: Props) {
  const { open, drawer } = useNotificationDrawer();
  return (
    <>
      <Button onClick={open} color="inherit" aria-label={labelOf(unread)} sx={{ minWidth: 44 }}>
        <BellIcon />
        {unread > 0 && (
          <Box sx={isDot ? dot : { position: 'absolute', top: 1, right: 2, lineHeight: 0 }}>
            {!isDot && <CountBubble count={unread} />}
          </Box>
        )}
      </Button>
      {drawer}
    </>
  );
}

const dot = {
  position: 'absolute',
  top: 8,
  right: 10,
  width: 10,
  height: 10,
  borderRadius: 999,
  bgcolor: 'secondary.main',
} as const;

function labelOf(unread: number): string {
  if (unread === 0) return 'Notificações';
  return `Notificações: ${formatCount(unread)} ${unread === 1 ? 'não lida' : 'não lidas'}`;
}

const NotificationDrawer = lazyComponent(() =>
  import('./notification-drawer').then((module) => module.NotificationDrawer),
);

/** The list of notifications, loaded when it is first opened. */
function useNotificationDrawer(): { open: () => void; drawer: ReactNode } {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return {
    open: () => setOpen(true),
    drawer: isOpen !== null && (
      <Suspense>
        <NotificationDrawer open={isOpen} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
