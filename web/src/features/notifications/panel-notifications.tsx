import BellIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { Box, Button } from '@mui/material';
import { formatCount } from '@/ui/count-bubble';
import { useNotificationDrawer } from './bell';

/**
 * A line on the leader's panel that shows the number of new notifications and opens their list.
 * @param unread null while it is unknown
 */
export function PanelNotifications({ unread }: { unread: number | null }) {
  const { open, drawer } = useNotificationDrawer();
  return (
    <section aria-label="Avisos">
      <Button
        color="inherit"
        size="small"
        onClick={open}
        startIcon={<Box component={BellIcon} sx={{ color: 'secondary.main' }} />}
        sx={{ minHeight: 44, ml: -0.5, ...(!unread && { color: 'text.secondary' }) }}
      >
        {unreadText(unread)}
      </Button>
      {drawer}
    </section>
  );
}

function unreadText(unread: number | null): string {
  if (unread === null) return 'Notificações';
  if (unread === 0) return 'Nenhuma notificação nova';
  return `${formatCount(unread)} ${unread === 1 ? 'notificação nova' : 'notificações novas'}`;
}
