import type { Day } from '@raizes/domain/day';
import { CONSENT_VERSION } from '@raizes/domain/documents/consents';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Suspense, useCallback, useEffect } from 'react';
import { useSettledOutbox } from '@/features/messages/use-settled-outbox';
import { NewBadges } from '@/features/notifications/new-badges';
import { useIconCount } from '@/features/push/use-icon-count';
import { rememberLeads } from '@/lib/leads';
import { lazyNamed } from '@/ui/lazy-named';
import { leadsOthers } from '../leads-others';
import { RefusedCompletion } from '@/features/devotional/refused-completion';
import type { MentorContext } from '@/features/mentor/mentor-context';
import { localCompletion } from '@/features/progress/local-completion';
import { useSettledReadings } from '@/features/reading/use-settled-readings';
import { MentorHost } from '../mentor/mentor-host';
import { useSignOut } from '../use-sign-out';
import { useSendAgain } from './use-send-again';
import { useWeekAhead } from './use-week-ahead';

/** Asks again on another day where it can't be loaded. */
const Welcome = lazyNamed(
  () => import('@/features/privacy/welcome').catch(() => ({ Welcome: () => null })),
  'Welcome',
);

interface Props {
  uid: string;
  today: Day;
  stats: UserStats;
  /** The sign-up is finished, whether the stats know it yet or not. */
  hasProfile: boolean;
  /** The readings whose completion has not reached the server. */
  sendingReadings: ReadonlySet<string>;
  /** What the mentor is told that the person has before them. */
  context: MentorContext;
}

/** What goes on behind the dashboard, or opens over it, and is loaded after it. */
export function BackgroundWork(props: Props) {
  const { uid, today, stats, hasProfile, sendingReadings, context } = props;
  const { signOut, dialog } = useSignOut();
  const leads = leadsOthers(stats);
  useSettledOutbox(uid);
  useIconCount(stats.unread_notifications);
  useEffect(() => rememberLeads(leads), [leads]);
  useSettledReadings(uid, sendingReadings);
  useWeekAhead(today);
  useSendAgain(uid, today);
  const forget = useCallback((day: Day) => localCompletion.forgetOf(uid, day), [uid]);
  return (
    <>
      <RefusedCompletion uid={uid} today={today} onRefused={forget} />
      <NewBadges uid={uid} unread={stats.unread_notifications} />
      <MentorHost uid={uid} profile={stats.profile} context={context} />
      {hasProfile && isToBeAsked(stats) && (
        <Suspense>
          <Welcome uid={uid} onLeave={signOut} />
        </Suspense>
      )}
      {dialog}
    </>
  );
}

const isToBeAsked = ({ consents }: UserStats) =>
  consents === null || consents.version < CONSENT_VERSION;
