import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Suspense, useState } from 'react';
import { TalkToLeader } from '@/features/messages/talk-to-leader';
import type { MentorContext } from '@/features/mentor/mentor-context';
import { toastError } from '@/lib/toast';
import { lazyNamed } from '@/ui/lazy-named';
import { useMentor } from './use-mentor';

const MentorDrawer = lazyNamed(
  () => import('@/features/mentor/mentor-drawer').catch(cannotLoad),
  'MentorDrawer',
);

function cannotLoad() {
  toastError(
    'Não foi possível iniciar a conversa.',
    'Verifique sua conexão e recarregue a página.',
  );
  return { MentorDrawer: () => null };
}

interface Props {
  uid: string;
  profile: UserStats['profile'];
  context: MentorContext;
}

/** Where the mentor appears when it is opened; until then it is not even loaded. */
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
