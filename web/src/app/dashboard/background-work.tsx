import { CONSENT_VERSION } from '@raizes/domain/documents/consents';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Suspense, useEffect } from 'react';
import { useSettledOutbox } from '@/features/messages/use-settled-outbox';
import { NewBadges } from '@/features/notifications/new-badges';
import { useKeepPushAlive } from '@/features/push/use-keep-push-alive';
import { rememberLeads } from '@/lib/leads';
import { lazyNamed } from '@/ui/lazy-named';
import { leadsOthers } from '../leads-others';
import { useSignOut } from '../use-sign-out';

/** Asks again on another day where it can't be loaded. */
const Welcome = lazyNamed(
  () => import('@/features/privacy/welcome').catch(() => ({ Welcome: () => null })),
  'Welcome',
);

interface Props {
  uid: string;
  stats: UserStats;
}

/** What goes on behind the dashboard and is loaded after it. */
export function BackgroundWork({ uid, stats }: Props) {
  const { signOut, dialog } = useSignOut();
  const leads = leadsOthers(stats);
  useSettledOutbox(uid);
  useKeepPushAlive(uid, stats.unread_notifications);
  useEffect(() => rememberLeads(leads), [leads]);
  return (
    <>
      <NewBadges uid={uid} unread={stats.unread_notifications} />
      {isToBeAsked(stats) && (
        <Suspense>
          <Welcome uid={uid} onLeave={signOut} />
        </Suspense>
      )}
      {dialog}
    </>
  );
}

/** Not before there is a profile: first the sign-up is finished. */
const isToBeAsked = ({ profile, consents }: UserStats) =>
  profile !== null && (consents === null || consents.version < CONSENT_VERSION);
