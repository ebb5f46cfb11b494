import type { Day } from '@raizes/domain/day';
import { CONSENT_VERSION } from '@raizes/domain/documents/consents';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Suspense, useEffect } from 'react';
import { RefusedCompletion } from '@/features/devotional/refused-completion';
import type { MentorContext } from '@/features/mentor/mentor-card';
import { useSettledMessages } from '@/features/messages/send';
import { NewBadges } from '@/features/notifications/new-badges';
import { localCompletion } from '@/features/progress/api';
import { readingOutbox, useSettledReadings } from '@/features/reading/completion';
import { useOnline } from '@/lib/browser';
import { rememberLeads } from '@/lib/session';
import { lazyComponent } from '@/ui/lazy';
import { leadsOthers } from '../leads-others';
import { MentorHost } from '../mentor-host';
import { useSignOut } from '../sign-out';

/** The server counts in a second or two, and its answer comes by itself. */
const PATIENCE_MS = 6000;

/** Looks after what this device has sent and the server has not counted; without anything of the kind, nothing is loaded. */
function useSendAgain(uid: string, today: Day): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const isKept = localCompletion.read(uid) !== null || readingOutbox.read(uid).length > 0;
      if (!isKept) return;
      import('./send-again')
        .then((module) => module.sendAgain(uid))
        .catch((cause: unknown) => console.warn('Nothing could be sent again', cause));
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [uid, today]);
}

/** Nothing that the person does now has to share the network with it. */
const AFTER_MS = 5000;

/** Has the coming week kept on this device, once the dashboard has come to rest. */
function useWeekAhead(today: Day): void {
  const online = useOnline();
  useEffect(() => {
    if (!online) return undefined;
    const timer = setTimeout(() => {
      import('./keep-week-ahead')
        .then((module) => module.keepWeekAhead(today))
        .catch((cause: unknown) => console.warn('The coming week could not be kept', cause));
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [online, today]);
}

/** Asks again on another day where it can't be loaded. */
const Welcome = lazyComponent(() =>
  import('@/features/privacy/welcome').then(
    (module) => module.Welcome,
    () => () => null,
  ),
);

interface Props {
  uid: string;
  today: Day;
  stats: UserStats;
  /** The sign-up is finished, whether the stats know it yet or not. */
  hasProfile: boolean;
  /** What the mentor is told that the person has before them. */
  context: MentorContext;
}

/** What goes on behind the dashboard, or opens over it, and is loaded after it. */
export function BackgroundWork(props: Props) {
  const { uid, today, stats, hasProfile, context } = props;
  const { signOut, dialog } = useSignOut();
  const leads = leadsOthers(stats);
  useSettledMessages(uid);
  useIconCount(stats.unread_notifications);
  useEffect(() => rememberLeads(leads), [leads]);
  useSettledReadings(uid);
  useWeekAhead(today);
  useSendAgain(uid, today);
  return (
    <>
      <RefusedCompletion uid={uid} today={today} />
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

/** Shows the unread count on the app's icon, where the system supports it. */
function useIconCount(unread: number): void {
  useEffect(() => {
    const done = unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.();
    done?.catch(() => undefined);
  }, [unread]);
}

const isToBeAsked = ({ consents }: UserStats) =>
  consents === null || consents.version < CONSENT_VERSION;
