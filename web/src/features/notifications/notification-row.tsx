import type { Notification } from '@raizes/domain/documents/notification';
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '@/ui/visually-hidden';
import { KindIcon } from './kind-icon';
import { relativeTime } from '@/lib/relative-time';

interface Props {
  notification: Notification;
  now: Date;
  onOpen: () => void;
}

/** One piece of news; leads to what it is about. */
export function NotificationRow({ notification, now, onOpen }: Props) {
  const { kind, title, body, url, read, created_at } = notification;
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
          <KindIcon kind={kind} />
        </Box>
        <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: read ? 400 : 700, overflowWrap: 'anywhere' }}>
            {title}
            {!read && (
              <Box component="span" sx={visuallyHidden}>
                {' (não lida)'}
              </Box>
            )}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {body}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {relativeTime(created_at, now)}
          </Typography>
        </Stack>
        {!read && <Dot />}
      </ButtonBase>
    </Box>
  );
}

function Dot() {
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
