import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { lazyNamed } from '@/ui/lazy-named';
import { shownCount } from '@/ui/shown-count';

const NotificationDrawer = lazyNamed(
  () => import('@/features/notifications/notification-drawer'),
  'NotificationDrawer',
);

/** What a leader was told and has not read; opens the app's own list. */
export function NotificationWidget({ unread }: { unread: number | null }) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  return (
    <Card component="section" aria-label="Avisos" sx={{ display: 'grid' }}>
      <CardContent
        sx={{ display: 'grid', alignItems: 'center', py: 1.5, '&:last-child': { pb: 1.5 } }}
      >
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Box component={BellIcon} aria-hidden sx={{ color: 'secondary.main' }} />
          <Typography sx={{ flexGrow: 1, fontWeight: 700 }}>{wordsOf(unread)}</Typography>
          <Button
            variant="outlined"
            size="small"
            onClick={() => setOpen(true)}
            sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
          >
            Ver notificações
          </Button>
        </Stack>
      </CardContent>
      {isOpen !== null && (
        <Suspense>
          <NotificationDrawer open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

/** @param unread null while it is not known */
function wordsOf(unread: number | null): string {
  if (unread === null) return 'Notificações';
  if (unread === 0) return 'Nenhuma notificação nova';
  return `${shownCount(unread)} ${unread === 1 ? 'notificação nova' : 'notificações novas'}`;
}
