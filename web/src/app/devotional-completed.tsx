import { calendarDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { notificationIds } from '@raizes/domain/documents/notification';
import type { EarnedBadge, UserStats } from '@raizes/domain/documents/user-stats';
import { livingStreak } from '@raizes/domain/progress/streak';
import { useEffect, useMemo, useState } from 'react';
import { SuccessScreen } from '@/features/devotional/success-screen';
import { rememberCelebrated } from '@/features/notifications/celebrated';
import { useReadingProgress } from '@/features/reading/completion';
import { hasReading, readingPath } from '@/features/reading/reading';
import { readStoredDashboard } from './dashboard/stored-dashboard';

interface Props {
  uid: string;
  devotional: Devotional;
  /** With this completion counted at once. */
  stats: UserStats;
  /** As the server has counted them. */
  confirmed: UserStats | 'unknown';
  sending: boolean;
  again: boolean;
  onClose: () => void;
}

/** What the day's devotional has brought, and the way on to the day's reading. */
export function DevotionalCompleted(props: Props) {
  const { uid, devotional, stats: counted, confirmed, ...rest } = props;
  const day = devotional.date;
  const [{ readings }] = useState(() => readStoredDashboard(uid, day));
  const { stats } = useReadingProgress(uid, counted);
  const badges = useMemo(() => badgesOf(counted, day), [counted, day]);
  const open = Array.isArray(readings)
    ? readings.find(({ id }) => stats === 'unknown' || !hasReading(stats, id))
    : undefined;

  // What the server has given is celebrated here, and by no toast later.
  useEffect(() => {
    if (confirmed === 'unknown') return;
    for (const { badge_id } of badgesOf(confirmed, day))
      rememberCelebrated(uid, notificationIds.badge(badge_id));
  }, [uid, confirmed, day]);

  return (
    <SuccessScreen
      devotional={devotional}
      xpGained={counted.days[day]?.xp ?? 0}
      streak={livingStreak(counted, day)}
      level={counted.current_level}
      totalXp={counted.total_xp}
      badges={badges}
      reading={open ? readingPath(open.id) : null}
      {...rest}
    />
  );
}

/** The badges earned with a day's devotional, or after it. */
function badgesOf({ days, recent_badges }: UserStats, day: Day): EarnedBadge[] {
  const since = days[day]?.devotional_at;
  if (!since) return [];
  return recent_badges.filter(
    ({ earned_at }) => earned_at >= since && calendarDay(earned_at) === day,
  );
}
