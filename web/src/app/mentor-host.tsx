import type { UserStats } from '@raizes/domain/documents/user-stats';
import { statsNeedGuardian } from '@raizes/domain/guardianship';
import { Suspense, useState } from 'react';
import type { MentorContext } from '@/features/mentor/mentor-card';
import { TalkToLeader } from '@/features/messages/talk-to-leader';
import { currentTime } from '@/lib/timing';
import { toastError } from '@/lib/toast';
import { lazyComponent } from '@/ui/lazy';
import { useMentor } from './use-mentor';

const MentorDrawer = lazyComponent(() =>
  import('@/features/mentor/mentor-drawer').then(
    (module) => module.MentorDrawer,
    notifyLoadFailure,
  ),
);

interface Props {
  uid: string;
  profile: UserStats['profile'];
  context: MentorContext;
}

/** Loads the mentor's drawer when it is first opened, then keeps it mounted for its closing animation. */
export function MentorHost({ uid, profile, context }: Props) {
  const { isOpen, close } = useMentor();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  const leader = profile?.leader;
  return (
    <Suspense>
      <MentorDrawer
        uid={uid}
        context={context}
        isGuarded={statsNeedGuardian(profile, currentTime().getFullYear())}
        open={isOpen}
        onClose={close}
        leader={
          <TalkToLeader
            uid={uid}
            profile={profile}
            devotional={null}
            {...(leader && { label: `Escrever para ${leader.full_name}` })}
          />
        }
      />
    </Suspense>
  );
}

function notifyLoadFailure() {
  toastError(
    'Não foi possível iniciar a conversa.',
    'Verifique sua conexão e recarregue a página.',
  );
  return () => null;
}
