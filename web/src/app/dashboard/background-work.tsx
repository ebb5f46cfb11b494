import { findBookByName } from '@raizes/domain/bible/books';
import { yearOf } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { dailyReadingSchema } from '@raizes/domain/documents/content';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import type { Notification } from '@raizes/domain/documents/notification';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { admissionOf } from '@raizes/domain/guardianship';
import { paths } from '@raizes/domain/paths';
import { hasDay } from '@raizes/domain/progress/streak';
import { useEffect } from 'react';
import * as v from 'valibot';
import { loadNote } from '@/features/bible/notes';
import { completionOutbox } from '@/features/devotional/api';
import { RefusedCompletion } from '@/features/devotional/refused-completion';
import type { MentorContext } from '@/features/mentor/mentor-card';
import { useMarkSeenReplies } from '@/features/notifications/api';
import { NewBadges } from '@/features/notifications/new-badges';
import { RedeemInvitation } from '@/features/people/invitations/redeem-invitation';
import { useSyncRhythm } from '@/features/progress/rhythm';
import { useRhythm } from '@/features/progress/rhythm-copy';
import { InstallOffer } from '@/features/push/install/install-offer';
import { summariesOf } from '@/features/reading/api';
import { readingOutbox, useSettleReadings } from '@/features/reading/completion';
import { hasReading } from '@/features/reading/reading';
import { useOnline } from '@/lib/browser';
import { call } from '@/lib/callable';
import { isDenied } from '@/lib/error-code';
import { pendingInvitation } from '@/lib/pending-invitation';
import { pendingSignUp } from '@/lib/pending-sign-up';
import { fetchDoc } from '@/lib/reads';
import { rememberAdmitted, useAdmitted } from '@/lib/remembered';
import { useStoredText } from '@/lib/storage';
import { weekAhead } from '@/lib/week-ahead';
import { mergeDoc } from '@/lib/writes';
import { MentorHost } from '../mentor-host';

interface Props {
  uid: string;
  today: Day;
  stats: UserStats;
  /** The devotional that questions to the mentor refer to. */
  context: MentorContext;
  /** Called with each badge that was earned elsewhere. */
  onNewBadge: (badge: Notification) => void;
}

/** Background effects and dialogs of the dashboard, loaded after the dashboard itself. */
export function BackgroundWork(props: Props) {
  const { uid, today, stats, context, onNewBadge } = props;
  const isAdmitted = admissionOf(stats, yearOf(today)) === 'admitted';
  const canPrompt = useAdmitted(uid);
  const hasRhythm = useRhythm(uid) !== null;
  useMarkSeenReplies(uid, stats.unread_replies);
  useIconCount(stats.unread_notifications);
  useEffect(() => pendingSignUp.expire(), []);
  useEffect(() => rememberAdmitted(uid, isAdmitted), [uid, isAdmitted]);
  useSettleReadings(uid);
  useSyncRhythm(uid, stats);
  useWeekAhead(today);
  useRecovery(uid, today);
  return (
    <>
      {canPrompt && <Invitation />}
      {canPrompt &&
        hasRhythm &&
        stats.total_devotionals_completed >= DEVOTIONALS_BEFORE_INSTALL && <InstallOffer />}
      <RefusedCompletion uid={uid} today={today} />
      <NewBadges uid={uid} unread={stats.unread_notifications} onFound={onNewBadge} />
      <MentorHost uid={uid} profile={stats.profile} context={context} />
    </>
  );
}

/** Redeems a pending invitation; loads nothing when there is none. */
function Invitation() {
  return useStoredText(pendingInvitation.key) !== null ? <RedeemInvitation /> : null;
}

/** The app offers installation only to people who have come back a few times, after the question about their rhythm. */
const DEVOTIONALS_BEFORE_INSTALL = 3;

/** Shows the unread count on the app's icon, where the system supports it. */
function useIconCount(unread: number): void {
  useEffect(() => {
    const done = unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.();
    done?.catch(() => undefined);
  }, [unread]);
}

const RECOVERY_DELAY_MS = 6000;

/** Retries completions that the server has received but not counted. */
function useRecovery(uid: string, today: Day): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const isPending = [...completionOutbox.read(uid), ...readingOutbox.read(uid)].length > 0;
      if (!isPending) return;
      sendAgain(uid).catch((cause: unknown) => console.warn('Nothing could be sent again', cause));
    }, RECOVERY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [uid, today]);
}

/**
 * Recovers completions that reached the server but were never counted because their event was lost: changing
 * `completed_at` fires the trigger again. Completions counted in the meantime are removed from the outbox.
 */
async function sendAgain(uid: string): Promise<void> {
  const stats = await fetchDoc(paths.userStats(uid), userStatsSchema);
  const counted = stats.state === 'ready' ? stats.value : null;
  const uncredited = completionOutbox.read(uid).filter(({ state }) => state === 'sent');
  for (const { day, at } of uncredited) {
    const forget = () => completionOutbox.remove(uid, day);
    if (counted && hasDay(counted.runs, day)) forget();
    else await refire(paths.userDevotional(uid, day), at, forget);
  }
  const readings = readingOutbox.read(uid).filter(({ sent }) => sent);
  const uncounted = readings.filter(({ id }) => !counted || !hasReading(counted, id));
  for (const { id, at } of uncounted) {
    await refire(paths.userDailyReading(uid, id), at, () => readingOutbox.remove(uid, id));
  }
}

/**
 * Fires the completion's trigger again by shifting `completed_at` by up to a second.
 * @param onRefusal called when the rules refuse the write because the completion is too old to count
 */
async function refire(path: string, at: Date, onRefusal: () => void): Promise<void> {
  const completed_at = new Date(at.getTime() + 1 + (Date.now() % 1000));
  try {
    await mergeDoc(path, { completed_at }).sent;
  } catch (error) {
    if (!isDenied(error)) throw error;
    onRefusal();
  }
}

/** Lets the dashboard use the network first. */
const WEEK_AHEAD_DELAY_MS = 5000;

/** Stores the coming week's content on this device for offline use. */
function useWeekAhead(today: Day): void {
  const online = useOnline();
  useEffect(() => {
    if (!online) return undefined;
    const timer = setTimeout(() => {
      fetchWeekAhead(today).catch((cause: unknown) =>
        console.warn('The coming week could not be stored', cause),
      );
    }, WEEK_AHEAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, [online, today]);
}

/** Fetches at most once a day. */
async function fetchWeekAhead(from: Day): Promise<void> {
  if (weekAhead.isFrom(from)) return;
  const week = await call('get_week_ahead', { from });
  const readings = v.parse(v.array(dailyReadingSchema), week.readings);
  // The notes on the chapters: each is stored on this device as it is loaded.
  for (const { book, chapter } of readings) {
    const id = findBookByName(book)?.id;
    if (id) await loadNote(id, chapter);
  }
  weekAhead.store({ ...week, summaries: summariesOf(readings), from });
}
