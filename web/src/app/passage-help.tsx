import { formatPassage } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import { leaderTitle } from '@raizes/domain/documents/people';
import { useEffect, useEffectEvent } from 'react';
import type { Helper } from '@/features/bible/verse-actions';
import { MessageDialog } from '@/features/messages/message-dialog';
import { useUserStats } from '@/features/progress/api';
import { MentorHost } from './mentor-host';
import { useMentor } from './use-mentor';

interface Props {
  uid: string;
  who: Helper;
  passage: Passage;
  onClose: () => void;
}

/** Opens the mentor, or a message to the leader, about a passage. */
export function PassageHelp({ uid, who, passage, onClose }: Props) {
  const stats = useUserStats(uid);
  const profile = stats.state === 'ready' ? stats.value.profile : null;
  const reference = formatPassage(passage);
  const mentor = useMentor();
  const open = useEffectEvent(() => mentor.open());

  useEffect(() => {
    if (who === 'mentor') open();
  }, [who, passage]);

  if (who === 'mentor') {
    return <MentorHost uid={uid} profile={profile} context={{ devotionalId: null, reference }} />;
  }
  // The leader is known only from the profile.
  if (stats.state === 'loading') return null;
  return (
    <MessageDialog
      uid={uid}
      profile={profile}
      devotional={null}
      title={`Falar com ${leaderTitle(profile?.leader?.position ?? 'pastor')}`}
      about={reference}
      onClose={onClose}
    />
  );
}
