import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { shownCount } from '@/ui/count-bubble';
import { useNotificationDrawer } from './bell';

/**
 * The leader's panel's way to the notifications.
 * @param unread null while it is unknown
 */
export function NotificationsCard({ unread }: { unread: number | null }) {
  const { open, drawer } = useNotificationDrawer();
  return (
    <Card component="section" aria-label="Avisos" sx={{ display: 'grid' }}>
      <CardContent
        sx={{ display: 'grid', alignItems: 'center', py: 1.5, '&:last-child': { pb: 1.5 } }}
      >
        <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <Box component={BellIcon} aria-hidden sx={{ color: 'secondary.main' }} />
          <Typography sx={{ flexGrow: 1, fontWeight: 700 }}>{unreadText(unread)}</Typography>
          <Button
            variant="outlined"
            size="small"
            onClick={open}
            sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
          >
            Ver notificações
          </Button>
        </Stack>
      </CardContent>
      {drawer}
    </Card>
  );
}

function unreadText(unread: number | null): string {
  if (unread === null) return 'Notificações';
  if (unread === 0) return 'Nenhuma notificação nova';
  return `${shownCount(unread)} ${unread === 1 ? 'notificação nova' : 'notificações novas'}`;
}
