import { leadsOthers } from '@raizes/domain/documents/user-stats';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { Card } from '@mui/material';
import { useState } from 'react';
import { InvitationDialogs } from '../admin/invitation-dialogs';
import { useTimedOut } from '@/lib/timing';
import { createInvitation, useInvitations } from '@/features/people/invitations/api';
import type { SharedInvitation } from '@/features/people/invitations/api';
import { InvitationList } from '@/features/people/invitations/invitation-list';
import { useUserStats } from '@/features/progress/api';
import { errorText } from '@/lib/errors';
import type { SignedInProps } from '@/lib/session';
import { toastError } from '@/lib/toast';
import { FullPageSpinner } from '@/ui/lazy';
import { LoadBoundary, ServerUnreachable } from '@/ui/load-boundary';
import { NewButton } from '@/ui/new-button';
import { EmptyState } from '@/ui/page/empty-state';
import { PageBar } from '@/ui/page/page-bar';
import { AdminPage } from '../admin/admin-page';

export function Page({ person }: SignedInProps) {
  return (
    <LoadBoundary title="Erro ao carregar os convites">
      <InvitersOnly uid={person.uid} />
    </LoadBoundary>
  );
}

/** Shows the invitations to admins, pastors and leaders, who alone may invite. */
function InvitersOnly({ uid }: { uid: string }) {
  const stats = useUserStats(uid);
  const isUnknown = stats.state === 'loading' || (stats.state === 'missing' && stats.fromCache);
  const isUnreachable = useTimedOut(isUnknown);
  if (isUnknown && !isUnreachable) return <FullPageSpinner />;
  const known = stats.state === 'ready' ? stats.value : null;
  const canInvite = known && (known.is_admin || leadsOthers(known));
  const back = { to: canInvite ? '/pastor-panel' : '/dashboard', label: 'Voltar' };
  return (
    <AdminPage
      title="Convites"
      intro="Quem entra por um convite já chega com líder."
      bar={known?.is_admin ? undefined : <PageBar back={back} />}
    >
      {canInvite ? (
        <Invitations uid={uid} stats={known} />
      ) : isUnknown ? (
        <ServerUnreachable isEmpty />
      ) : (
        <EmptyState
          title="Convites são de quem lidera"
          text="Pastores, líderes e administradores convidam. Se você conhece alguém que quer caminhar, fale com o seu líder."
        />
      )}
    </AdminPage>
  );
}

function Invitations({ uid, stats }: { uid: string; stats: UserStats }) {
  const invitations = useInvitations(uid, stats.is_admin);
  const [shared, setShared] = useState<SharedInvitation | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const { items, count } = invitations;
  const isEmpty = items.state === 'ready' && !items.fromCache && count === 0 && !invitations.older;

  async function create(): Promise<void> {
    if (stats.is_admin) {
      setAsking(true);
      return;
    }
    setCreating(true);
    try {
      setShared(await createInvitation({ kind: 'disciple', leaderId: uid }));
    } catch (error) {
      toastError('Erro ao fazer o convite', errorText(error));
    }
    setCreating(false);
  }

  return (
    <>
      <NewButton loading={isCreating} onClick={() => void create()}>
        Novo convite
      </NewButton>
      {isEmpty ? (
        <Card>
          <EmptyState
            title="Nenhum convite em aberto"
            text="Um convite é um link com QR code, para o cartaz, o grupo ou o WhatsApp. Quem entra por ele já chega vinculado ao líder, sem ninguém precisar procurar."
          />
        </Card>
      ) : (
        <InvitationList uid={uid} invitations={invitations} onShare={setShared} />
      )}
      {(isAsking || shared) && (
        <InvitationDialogs
          uid={uid}
          stats={stats}
          shared={shared}
          onCreated={(made) => {
            setAsking(false);
            setShared(made);
          }}
          onClose={() => {
            setAsking(false);
            setShared(null);
          }}
        />
      )}
    </>
  );
}
