import type { UserStats } from '@raizes/domain/documents/user-stats';
import HistoryIcon from '@mui/icons-material/HistoryEduOutlined';
import VideosIcon from '@mui/icons-material/SmartDisplayOutlined';
import { Card } from '@mui/material';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { MentorCard } from '@/features/mentor/mentor-card';
import { MessagesLink } from '@/features/messages/messages-link';
import { BadgesCard } from '@/features/progress/badges-card';
import { useTimedOut } from '@/lib/timing';
import { RowGroup, RowLink } from '@/ui/row-link';
import { BADGES_HEIGHT, CardSkeleton } from './card-skeleton';
import { useMentor } from '../use-mentor';

interface Props {
  /** Null while they are unknown. */
  stats: UserStats | null;
  /** The switch for notifications. */
  settings: ReactNode;
}

/** The newest badges, and what else the app has, as quiet lines. */
export function MoreForYou({ stats, settings }: Props) {
  const isLate = useTimedOut(stats === null);
  return (
    <>
      {!stats && !isLate && <CardSkeleton height={BADGES_HEIGHT} />}
      {stats && (
        <Card sx={{ px: { xs: 2, sm: 3 }, py: { xs: 1, sm: 1.25 } }}>
          <BadgesCard badges={stats.recent_badges} />
        </Card>
      )}
      <RowGroup title="Mais para você" after={settings}>
        {stats?.profile?.position === 'discipulo' && <MessagesLink unread={stats.unread_replies} />}
        <Mentor />
        <Pages />
      </RowGroup>
    </>
  );
}

const Mentor = memo(function Mentor() {
  const { open } = useMentor();
  return <MentorCard onOpen={open} />;
});

const Pages = memo(function Pages() {
  return (
    <>
      <RowLink
        to="/bible-videos"
        icon={VideosIcon}
        title="Resumos Bíblicos"
        text="videos de 5 minutos"
      />
      <RowLink to="/devotional-history" icon={HistoryIcon} title="Histórico de devocionais" />
    </>
  );
});
