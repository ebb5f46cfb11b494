import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FullPageSpinner } from '@/ui/full-page-spinner';
import { Logo } from '@/ui/logo';
import { markAllRead, markRead, useNotifications } from './api';
import { NotificationRow } from './notification-row';

interface Props {
  uid: string;
  /** A notification leads elsewhere. */
  onLeave: () => void;
}

/** The last twenty, newest first, live. */
export function NotificationList({ uid, onLeave }: Props) {
  const notifications = useNotifications(uid);
  const [now] = useState(() => new Date());

  if (notifications.state !== 'ready') return <FullPageSpinner />;
  const { value, fromCache } = notifications;
  if (value.length === 0) return <Empty isUnsure={fromCache} />;
  return (
    <>
      <Box sx={{ px: 1 }}>
        <Button onClick={() => markAllRead(uid)} disabled={value.every(({ read }) => read)}>
          Marcar todas como lidas
        </Button>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {value.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            now={now}
            onOpen={() => {
              if (!notification.read) markRead(uid, notification.id);
              onLeave();
            }}
          />
        ))}
      </Box>
    </>
  );
}

function Empty({ isUnsure }: { isUnsure: boolean }) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', px: 4, py: 8 }}>
      <Logo size={56} />
      <Typography color="textSecondary">
        {isUnsure
          ? 'Você está sem internet, e suas notificações ainda não foram guardadas neste aparelho.'
          : 'Nenhuma notificação ainda. Suas conquistas e respostas aparecem aqui.'}
      </Typography>
    </Stack>
  );
}
