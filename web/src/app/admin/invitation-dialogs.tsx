import type { invitedPositions } from '@raizes/domain/documents/invitation';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { emailSchema } from '@raizes/domain/forms/account';
import { Stack } from '@mui/material';
import { useState } from 'react';
import { useChurch } from '@/features/people/church/api';
import { createInvitation } from '@/features/people/invitations/api';
import type { SharedInvitation, NewInvitation } from '@/features/people/invitations/api';
import { ShareDialog } from '@/features/people/invitations/share-dialog';
import { useLeaders, usePerson } from '@/features/people/users/api';
import { LeaderSelect } from '@/features/people/users/leader-select';
import { errorText } from '@/lib/errors';
import { AppDialog, FormActions } from '@/ui/app-dialog';
import { Field } from '@/ui/fields';
import { firstError } from '@/ui/form';
import { Notice } from '@/ui/page/notice';
import { ChoiceField } from '@/ui/select-field';

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
    <NewInvitationDialog onCreated={onCreated} onClose={onClose} />
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

interface NewInvitationDialogProps {
  onCreated: (created: SharedInvitation) => void;
  onClose: () => void;
}

const INVALID = 'Erro de validação';

type Kind = 'discipulo' | (typeof invitedPositions)[number];

const kinds: { value: Kind; text: string }[] = [
  { value: 'discipulo', text: 'Discípulo de um pastor ou líder' },
  { value: 'lider', text: 'Líder' },
  { value: 'pastor', text: 'Pastor' },
];

/** Lets an admin invite disciples for any leader, or one person to a position. */
function NewInvitationDialog({ onCreated, onClose }: NewInvitationDialogProps) {
  const leaders = useLeaders();
  const [kind, setKind] = useState<Kind>('discipulo');
  const [leaderId, setLeaderId] = useState<string | null>(null);
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const [isSaving, setSaving] = useState(false);

  const problem = failure?.title === INVALID ? failure.text : undefined;

  async function create(): Promise<void> {
    const invited = requestOf(kind, leaderId, email);
    if (typeof invited === 'string') {
      setFailure({ title: INVALID, text: invited });
      return;
    }
    setSaving(true);
    setFailure(null);
    try {
      onCreated(await createInvitation(invited));
    } catch (error) {
      setFailure({ title: 'Erro ao fazer o convite', text: errorText(error) });
      setSaving(false);
    }
  }

  return (
    <AppDialog
      title="Novo convite"
      maxWidth="sm"
      onClose={onClose}
      form={{ onSubmit: () => void create() }}
      actions={<FormActions submit="Fazer convite" isBusy={isSaving} onCancel={onClose} />}
    >
      <Stack spacing={3}>
        {failure && <Notice {...failure} />}
        <ChoiceField
          label="Quem entra como"
          value={kind}
          choices={kinds}
          onChange={({ target }) => {
            setKind(kinds.find(({ value }) => value === target.value)?.value ?? 'discipulo');
            setFailure(null);
          }}
        />
        {kind === 'discipulo' ? (
          <LeaderSelect
            label="Pastor ou líder"
            nobody="Escolha…"
            leaders={leaders}
            value={leaderId}
            problem={problem}
            helper="Aparece aqui quem já confirmou o e-mail. O vínculo pode mudar depois."
            onChange={(id) => {
              setLeaderId(id);
              setFailure(null);
            }}
          />
        ) : (
          <Field
            label="E-mail de quem é convidado"
            type="email"
            autoComplete="off"
            value={email}
            problem={problem}
            onChange={({ target }) => {
              setEmail(target.value);
              setFailure(null);
            }}
            helper="O aplicativo não envia e-mail: mande o link. Vale 7 dias, só para este e-mail, depois de confirmado."
          />
        )}
      </Stack>
    </AppDialog>
  );
}

/** The request for the server, or a text that says what is missing. */
function requestOf(kind: Kind, leaderId: string | null, email: string): NewInvitation | string {
  if (kind !== 'discipulo') {
    const { email: invalid } = firstError(emailSchema, { email });
    if (invalid) return invalid;
    return { kind: 'position', position: kind, email: emailSchema.validateSync({ email }).email };
  }
  if (leaderId === null) return 'Escolha o pastor ou líder.';
  return { kind: 'disciple', leaderId };
}
