import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import { admissionOf } from '@raizes/domain/guardianship';
import type { Admission } from '@raizes/domain/guardianship';
import { paths } from '@raizes/domain/paths';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { allowNotifications } from '@/features/privacy/consents';
import { isOwnDataVisit } from '@/features/privacy/own-data';
import { pushSupport } from '@/features/push/push-device';
import { currentTime } from '@/lib/clock';
import { useGuardedDoc } from '@/lib/live';
import { pendingInvitation } from '@/lib/pending-invitation';
import { rememberAdmitted, rememberWelcoming, useWelcoming } from '@/lib/session';
import type { Person } from '@/lib/session';
import { lazyComponent } from '@/ui/lazy';
import { useSignOut } from './sign-out';

// On a new device most people have answered, and need none of it.
const CompleteProfile = lazyComponent(() =>
  import('@/features/account/profile-details').then((module) => module.CompleteProfile),
);
const Welcome = lazyComponent(() =>
  import('@/features/privacy/welcome').then((module) => module.Welcome),
);
const FirstReminder = lazyComponent(() =>
  import('@/features/push/first-reminder').then((module) => module.FirstReminder),
);
const ChildPage = lazyComponent(() =>
  import('@/features/privacy/child-page').then((module) => module.ChildPage),
);

/**
 * What must be answered before the app opens: the profile, the consents with the year of birth and, for a child, a guardian's
 * consent. It stands over every signed-in screen; only what a person may do with their own data needs no answer.
 */
export function Gate({ person: { uid, name } }: { person: Person }) {
  const [isComplete, setComplete] = useState(false);
  const [isChild, setChild] = useState(false);
  const { signOut, dialog } = useSignOut();
  const isOwnData = isOwnDataVisit(useLocation());
  const admission = useAdmission(uid);
  const isAdmitted = admission === 'admitted' && !isChild;
  const isWelcoming = useWelcoming(uid);
  const navigate = useNavigate();
  const hasReminder = pushSupport() === 'ready';

  useEffect(() => {
    if (isAdmitted) rememberAdmitted(uid, true);
  }, [uid, isAdmitted]);

  /** The first devotional; whoever has an invitation meets the leader first, on the dashboard. */
  function begin(): void {
    rememberWelcoming(uid, false);
    void navigate(pendingInvitation.read() === null ? '/devotional' : '/dashboard');
  }

  function goOn(mayBeChild: boolean): void {
    if (mayBeChild) setChild(true);
    else if (hasReminder) rememberWelcoming(uid, true);
    else begin();
  }

  if (isOwnData) return dialog;
  if (isWelcoming) {
    return (
      <Suspense>
        <FirstReminder uid={uid} onAllow={() => allowNotifications(uid)} onDone={begin} />
      </Suspense>
    );
  }
  if (admission === 'unknown' || isAdmitted) return dialog;
  const asksChild = isChild || admission === 'child';
  return (
    <Suspense>
      {asksChild && <ChildPage onLeave={signOut} />}
      {!asksChild && admission === 'no-profile' && (
        <CompleteProfile uid={uid} name={name} onComplete={setComplete} onLeave={signOut} />
      )}
      {!asksChild && (admission === 'unasked' || isComplete) && (
        <Welcome uid={uid} steps={hasReminder ? 3 : 2} onAnswered={goOn} onLeave={signOut} />
      )}
      {dialog}
    </Suspense>
  );
}

/** What the stats say. Without stats the profile may exist: the server writes them a moment later. */
function useAdmission(uid: string): Admission | 'unknown' {
  const stats = useGuardedDoc(paths.userStats(uid), userStatsSchema);
  const [year] = useState(() => currentTime().getFullYear());
  switch (stats.state) {
    case 'ready':
      return admissionOf(stats.value, year);
    case 'missing':
      return 'no-profile';
    case 'malformed':
      return 'unasked';
    case 'loading':
    case 'refused':
      return 'unknown';
  }
}
