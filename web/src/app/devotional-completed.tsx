import { addDays, calendarDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import { notificationIds } from '@raizes/domain/documents/notification';
import type { EarnedBadge, UserStats } from '@raizes/domain/documents/user-stats';
import { hasDay, livingStreak } from '@raizes/domain/progress/streak';
import { useEffect, useMemo, useState } from 'react';
import { verseAhead } from '@/features/devotional/api';
import { CompletedAgain } from '@/features/devotional/completed-again';
import { SuccessScreen } from '@/features/devotional/success-screen';
import { rememberCelebrated } from '@/features/notifications/new-badges';
import { useReadingProgress } from '@/features/reading/completion';
import { hasReading, readingPath } from '@/features/reading/reading';
import { readStoredDashboard } from './dashboard/dashboard-data';
import type { DashboardData } from './dashboard/dashboard-data';

/** Arrives with this chunk, which the devotional page preloads, so that the dialog can also be shown offline. */
export { RefusedDialog } from '@/features/devotional/refused-completion';

interface Props {
  uid: string;
  today: Day;
  /** Name of the day that the completion counts for; null for today. */
  lateDayName: string | null;
  devotional: Devotional;
  /** The stats with this completion already counted locally. */
  stats: UserStats | 'unknown';
  /** The stats as the server has counted them. */
  confirmed: UserStats | 'unknown';
  sending: boolean;
  isRepeat: boolean;
  onClose: () => void;
}

/** Shows the XP, streak and badges from the devotional, and links to what is next today. */
export function DevotionalCompleted(props: Props) {
  const { uid, today, devotional, stats: counted, confirmed, isRepeat, ...rest } = props;
  const day = devotional.date;
  const [todays] = useState(() => readStoredDashboard(uid, today));
  const { stats } = useReadingProgress(uid, counted);
  const known = counted === 'unknown' ? null : counted;
  const badges = useMemo(() => (known ? badgesOf(known, day) : []), [known, day]);

  // Badges from the server are celebrated here, so Hoje does not announce them again later.
  useEffect(() => {
    if (confirmed === 'unknown') return;
    for (const { badge_id } of badgesOf(confirmed, day))
      rememberCelebrated(uid, notificationIds.badge(badge_id));
  }, [uid, confirmed, day]);

  const next = nextOf(todays, stats, today);
  const figures = known && figuresOf(known, day, today);
  if (isRepeat) {
    const tree = figures && { level: figures.level, opensLeaf: false };
    return <CompletedAgain uid={uid} devotional={devotional} tree={tree} next={next} {...rest} />;
  }
  return (
    <SuccessScreen
      devotional={devotional}
      figures={figures}
      badges={badges}
      tomorrow={day === today ? verseAhead(addDays(today, 1)) : null}
      next={next}
      {...rest}
    />
  );
}

const figuresOf = (stats: UserStats, day: Day, today: Day) => ({
  xpGained: stats.days[day]?.xp ?? 0,
  streak: livingStreak(stats, today),
  level: stats.current_level,
  totalXp: stats.total_xp,
});

/** Returns the link to what is still open today: today's devotional after one of another day, otherwise the reading. */
function nextOf({ devotional, readings }: DashboardData, stats: UserStats | 'unknown', today: Day) {
  if (stats === 'unknown') return null;
  if (typeof devotional === 'object' && !hasDay(stats.runs, today)) {
    return { to: '/devotional', label: 'Ir para o devocional de hoje' };
  }
  const open = Array.isArray(readings) && readings.find(({ id }) => !hasReading(stats, id));
  return open ? { to: readingPath(open.id), label: 'Ir para a leitura de hoje' } : null;
}

/** Returns the badges earned with the day's devotional, or later that day. */
function badgesOf({ days, recent_badges }: UserStats, day: Day): EarnedBadge[] {
  const since = days[day]?.devotional_at;
  if (!since) return [];
  return recent_badges.filter(
    ({ earned_at }) => earned_at >= since && calendarDay(earned_at) === calendarDay(since),
  );
}
