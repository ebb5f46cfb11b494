import { Box } from '@mui/material';
import { Suspense } from 'react';
import { lazyNamed } from '@/ui/lazy-named';
import { NotificationWidget } from './notification-widget';

const PushToggle = lazyNamed(
  () => import('@/features/push/push-toggle').catch(() => ({ PushToggle: () => null })),
  'PushToggle',
);

/** What a leader has been told, and whether this device says so too. */
export function PanelNotices({ unread }: { unread: number | null }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        gap: { xs: 1, md: 2 },
        mb: 2,
      }}
    >
      <NotificationWidget unread={unread} />
      <Box sx={{ minHeight: 86, display: 'grid' }}>
        <Suspense>
          <PushToggle hasReminder={false} />
        </Suspense>
      </Box>
    </Box>
  );
}
