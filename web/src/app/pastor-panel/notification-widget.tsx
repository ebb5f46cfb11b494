import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyNamed } from '@/ui/lazy-named';
import { shownCount } from '@/ui/shown-count';

const NotificationDrawer = lazyNamed(
  () => import('@/features/notifications/notification-drawer'),
  'NotificationDrawer',
);

interface Props {
  /** Null while it is not known. */
  unread: number | null;
  /** What else there is to be said or set about notifications. */
  children?: ReactNode;
}

/** What a leader was told and has not read; opens the app's own list. */
export function NotificationWidget({ unread, children }: Props) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <Card component="section" aria-label="Avisos" sx={{ mb: 2 }}>
      <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Box component={BellIcon} aria-hidden sx={{ color: 'secondary.main' }} />
          <Typography sx={{ flexGrow: 1 }}>
            {unread === null ? 'Notificações' : wordsOf(unread)}
          </Typography>
          <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
            Ver notificações
          </Button>
        </Stack>
        {children}
      </CardContent>
      {isOpen !== null && (
        <Suspense>
          <NotificationDrawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

function wordsOf(unread: number): string {
  if (unread === 0) return 'Nenhuma notificação nova';
  return `${shownCount(unread)} ${unread === 1 ? 'notificação nova' : 'notificações novas'}`;
}
