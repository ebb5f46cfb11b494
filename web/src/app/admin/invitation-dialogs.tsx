import type { UserStats } from '@raizes/domain/documents/user-stats';
import { useChurch } from '@/features/people/church/api';
import type { SharedInvitation } from '@/features/people/invitations/api';
import { NewInvitationDialog } from '@/features/people/invitations/new-invitation';
import type { LeaderFieldProps } from '@/features/people/invitations/new-invitation';
import { ShareDialog } from '@/features/people/invitations/share-dialog';
import { useLeaders, usePerson } from '@/features/people/users/api';
import { LeaderSelect } from '@/features/people/users/leader-select';

interface Props {
  uid: string;
  stats: UserStats;
  /** The invitation to share; null asks for a new one. */
  shared: SharedInvitation | null;
  onCreated: (made: SharedInvitation) => void;
  onClose: () => void;
}

/** Asks an admin for whom a new invitation is, or shares one. */
export function InvitationDialogs({ uid, stats, shared, onCreated, onClose }: Props) {
  return shared ? (
    <Share invitation={shared} uid={uid} stats={stats} onClose={onClose} />
  ) : (
    <NewInvitationDialog leaderField={LeaderField} onCreated={onCreated} onClose={onClose} />
  );
}

interface ShareProps {
  invitation: SharedInvitation;
  uid: string;
  stats: UserStats;
  onClose: () => void;
}

function Share({ uid, stats, ...shared }: ShareProps) {
  const { leader_id } = shared.invitation;
  const settings = useChurch();
  const dialog = { ...shared, church: settings.state === 'ready' ? settings.value.name : '' };
  if (leader_id === null) return <ShareDialog {...dialog} leader={null} />;
  if (leader_id !== uid) return <ShareForOther {...dialog} leaderId={leader_id} />;
  const leader = { full_name: stats.profile?.full_name ?? '', isSelf: true };
  return <ShareDialog {...dialog} leader={leader} />;
}

interface ForOtherProps {
  invitation: SharedInvitation;
  church: string;
  leaderId: string;
  onClose: () => void;
}

function ShareForOther({ leaderId, ...dialog }: ForOtherProps) {
  const person = usePerson(leaderId);
  if (person.state === 'loading') return null;
  const full_name = person.state === 'ready' ? person.value.full_name : '';
  return <ShareDialog {...dialog} leader={{ full_name, isSelf: false }} />;
}

function LeaderField(field: LeaderFieldProps) {
  return (
    <LeaderSelect label="Pastor ou líder" nobody="Escolha…" leaders={useLeaders()} {...field} />
  );
}
