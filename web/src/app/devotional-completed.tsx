import { calendarDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { notificationIds } from '@raizes/domain/documents/notification';
import type { EarnedBadge, UserStats } from '@raizes/domain/documents/user-stats';
import { hasDay, livingStreak } from '@raizes/domain/progress/streak';
import { useEffect, useMemo, useState } from 'react';
import { SuccessScreen } from '@/features/devotional/success-screen';
import { rememberCelebrated } from '@/features/notifications/celebrated';
import { useReadingProgress } from '@/features/reading/completion';
import { hasReading, readingPath } from '@/features/reading/reading';
import type { DashboardData } from './dashboard/dashboard-view';
import { readStoredDashboard } from './dashboard/stored-dashboard';

export { RefusedDialog } from '@/features/devotional/refused-dialog';

interface Props {
  uid: string;
  today: Day;
  /** The name of the day that it counts for; null for today. */
  late: string | null;
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
  const { uid, today, devotional, stats: counted, confirmed, ...rest } = props;
  const day = devotional.date;
  const [todays] = useState(() => readStoredDashboard(uid, today));
  const { stats } = useReadingProgress(uid, counted);
  const badges = useMemo(() => badgesOf(counted, day), [counted, day]);

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
      streak={livingStreak(counted, today)}
      level={counted.current_level}
      totalXp={counted.total_xp}
      badges={badges}
      next={nextOf(todays, stats, today)}
      {...rest}
    />
  );
}

/** What is still to be done today: a devotional of another day leads to today's, that to the reading. */
function nextOf({ devotional, readings }: DashboardData, stats: UserStats | 'unknown', today: Day) {
  if (stats === 'unknown') return null;
  if (typeof devotional === 'object' && !hasDay(stats.runs, today)) {
    return { to: '/devotional', label: 'Ir para o devocional de hoje' };
  }
  const open = Array.isArray(readings) && readings.find(({ id }) => !hasReading(stats, id));
  return open ? { to: readingPath(open.id), label: 'Ir para a leitura de hoje' } : null;
}

/** The badges earned with a day's devotional, or after it. */
function badgesOf({ days, recent_badges }: UserStats, day: Day): EarnedBadge[] {
  const since = days[day]?.devotional_at;
  if (!since) return [];
  return recent_badges.filter(
    ({ earned_at }) => earned_at >= since && calendarDay(earned_at) === calendarDay(since),
  );
}
