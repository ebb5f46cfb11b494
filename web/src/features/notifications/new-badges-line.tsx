import { notificationIds } from '@raizes/domain/documents/notification';
import type { Notification } from '@raizes/domain/documents/notification';
import { Box, Stack, Typography } from '@mui/material';
import { BadgeArt } from '@/features/badges/badge-art';

/** Says on Hoje which badges were earned elsewhere: by a reading, a challenge or on another device. */
export function NewBadgesLine({ badges }: { badges: Notification[] }) {
  return (
    <Stack role="status" spacing={1} sx={line}>
      {badges.map(({ id, title, body }) => (
        <Stack key={id} direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
          <BadgeArt id={badgeIdOf(id)} size={44} />
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {body}
            </Typography>
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

const line = {
  px: 2,
  py: 1,
  borderRadius: 1,
  bgcolor: 'rgba(var(--mui-palette-secondary-mainChannel) / 0.12)',
} as const;

const badgeIdOf = (notification: string) => notification.slice(notificationIds.badge('').length);
