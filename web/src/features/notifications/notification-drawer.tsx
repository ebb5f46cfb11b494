import type { Notification, NotificationKind } from '@raizes/domain/documents/notification';
import ContentIcon from '@mui/icons-material/CalendarMonthOutlined';
import NoticeIcon from '@mui/icons-material/CampaignOutlined';
import DigestIcon from '@mui/icons-material/GroupsOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ChallengeIcon from '@mui/icons-material/FlagOutlined';
import MessageIcon from '@mui/icons-material/ForumOutlined';
import ReplyIcon from '@mui/icons-material/MarkChatReadOutlined';
import BadgeIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { Box, Button, ButtonBase, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { ElementType } from 'react';
import { Link } from 'react-router-dom';
import { useOutage } from '@/lib/browser';
import { currentTime } from '@/lib/timing';
import { useSession } from '@/lib/session';
import { relativeTime } from '@/lib/time';
import { EmptyState } from '@/ui/page/empty-state';
import { FullPageSpinner } from '@/ui/lazy';
import { ScreenReaderText } from '@/ui/screen-reader-text';
import { markAllRead, markRead, useNotifications } from './api';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The list of notifications, at the right edge; full-screen on a phone. */
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

interface NotificationListProps {
  uid: string;
  /** Called when a notification was opened, which navigates to another page. */
  onLeave: () => void;
}

const EMPTY_TEXT = 'Nenhuma notificação ainda. Suas conquistas e respostas aparecem aqui.';
const UNCACHED = ', e suas notificações ainda não foram guardadas neste aparelho.';

/** The newest notifications, live. */
function NotificationList({ uid, onLeave }: NotificationListProps) {
  const notifications = useNotifications(uid);
  const [now] = useState(currentTime);
  const outage = useOutage();

  if (notifications.state !== 'ready') return <FullPageSpinner />;
  const { value, fromCache } = notifications;
  if (value.length === 0) return <EmptyState text={fromCache ? outage + UNCACHED : EMPTY_TEXT} />;
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

const icons: Record<NotificationKind, ElementType> = {
  badge: BadgeIcon,
  challenge: ChallengeIcon,
  message: MessageIcon,
  reply: ReplyIcon,
  notice: NoticeIcon,
  digest: DigestIcon,
  content: ContentIcon,
};

interface NotificationRowProps {
  notification: Notification;
  now: Date;
  onOpen: () => void;
}

/** One notification, which links to what it is about. */
function NotificationRow({ notification, now, onOpen }: NotificationRowProps) {
  const { kind, title, body, url, read, created_at } = notification;
  const Icon = icons[kind];
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        component={Link}
        to={url}
        onClick={onOpen}
        sx={{
          display: 'flex',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
          gap: 1.5,
          width: '100%',
          px: 2,
          py: 1.5,
          textAlign: 'left',
          bgcolor: read ? 'transparent' : 'background.paper',
          '&:is(:hover, :focus-visible)': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ color: read ? 'text.secondary' : 'secondary.main', pt: 0.25 }}>
          <Icon aria-hidden />
        </Box>
        <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: read ? 400 : 700, overflowWrap: 'anywhere' }}>
            {title}
            {!read && <ScreenReaderText>{' (não lida)'}</ScreenReaderText>}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {body}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {relativeTime(created_at, now)}
          </Typography>
        </Stack>
        {!read && <UnreadDot />}
      </ButtonBase>
    </Box>
  );
}

function UnreadDot() {
  return (
    <Box
      aria-hidden
      sx={{
        flexShrink: 0,
        width: 10,
        height: 10,
        mt: 1,
        borderRadius: 999,
        bgcolor: 'secondary.main',
      }}
    />
  );
}
