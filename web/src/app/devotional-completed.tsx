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
  stats: UserStats;
  sending: boolean;
  again: boolean;
  onClose: () => void;
}

/** What the day's devotional has brought, and the way on to the day's reading. */
export function DevotionalCompleted({ uid, devotional, stats: confirmed, ...rest }: Props) {
  const day = devotional.date;
  const [{ readings }] = useState(() => readStoredDashboard(uid, day));
  const { stats } = useReadingProgress(uid, confirmed);
  const badges = useMemo(() => badgesOf(confirmed, day), [confirmed, day]);
  const open = Array.isArray(readings)
    ? readings.find(({ id }) => stats === 'unknown' || !hasReading(stats, id))
    : undefined;

  // They are celebrated here, and by no toast later.
  useEffect(() => {
    for (const { badge_id } of badges) rememberCelebrated(uid, notificationIds.badge(badge_id));
  }, [uid, badges]);

  return (
    <SuccessScreen
      devotional={devotional}
      xpGained={confirmed.days[day]?.xp ?? 0}
      streak={livingStreak(confirmed, day)}
      level={confirmed.current_level}
      totalXp={confirmed.total_xp}
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
