import type { Invitation } from '@raizes/domain/documents/invitation';
import ShareIcon from '@mui/icons-material/QrCode2Outlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { usePerson } from '@/features/people/users/api';
import type { LivePage } from '@/lib/paging';
import { LiveList, ListRow } from '@/ui/live-list';
import { saveWithToast } from '@/ui/save';
import { Chip } from '@/ui/chip';
import { RemoveDialog } from '@/ui/remove-dialog';
import { revokeInvitation, useInvitationCode } from './api';
import type { SharedInvitation } from './api';

interface Props {
  uid: string;
  invitations: LivePage<Invitation>;
  onShare: (shared: SharedInvitation) => void;
}

/** The unexpired invitations with the number of their uses. */
export function InvitationList({ uid, invitations, onShare }: Props) {
  const [revoking, setRevoking] = useState<Invitation | null>(null);
  return (
    <>
      <LiveList
        list={invitations.items}
        pages={{
          newer: invitations.newer,
          older: invitations.older,
          newerLabel: 'Mais recentes',
          olderLabel: 'Mais antigos',
        }}
        failure={{ title: 'Erro ao carregar os convites', text: 'Verifique sua conexão.' }}
        empty=""
        isGrid
        skeleton={{ label: 'Carregando os convites', height: 132 }}
      >
        {(invitation) => (
          <Row
            key={invitation.id}
            invitation={invitation}
            uid={uid}
            onShare={onShare}
            onRevoke={() => setRevoking(invitation)}
          />
        )}
      </LiveList>
      {revoking && (
        <RemoveDialog
          title="Revogar o convite?"
          text="O link e o QR code deixam de valer na hora, também os que já foram impressos. Quem já entrou continua."
          action="Revogar"
          remove={() => saveWithToast(() => revokeInvitation(revoking.id), revoked)}
          onClose={() => setRevoking(null)}
        />
      )}
    </>
  );
}

const revoked: Parameters<typeof saveWithToast>[1] = {
  success: ['Convite revogado', 'Ninguém mais entra por ele.'],
  failure: (reason) => ['Não foi possível revogar o convite', reason],
};

interface RowProps {
  uid: string;
  invitation: Invitation;
  onShare: Props['onShare'];
  onRevoke: () => void;
}

function Row({ uid, invitation, onShare, onRevoke }: RowProps) {
  const { leader_id, position, email, uses, max_uses, expires_at, people } = invitation;
  const [isOpen, setOpen] = useState(false);
  const code = useInvitationCode(uid, invitation.id);
  return (
    <ListRow>
      <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {leader_id === null ? (
          `${position === 'pastor' ? 'Pastor' : 'Líder'}: ${email ?? ''}`
        ) : leader_id === uid ? (
          'Meus discípulos'
        ) : (
          <LeaderName id={leader_id} />
        )}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', my: 1.5 }}>
        <Chip size="small" label={usesOf(uses, max_uses)} />
        <Chip size="small" variant="outlined" label={`vale até ${dateOf(expires_at)}`} />
      </Stack>
      {code === null && uses < max_uses && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Quem fez o convite e o líder é que têm o código para compartilhar.
        </Typography>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {typeof code === 'string' && uses < max_uses && (
          <Button
            variant="outlined"
            startIcon={<ShareIcon />}
            onClick={() => onShare({ ...invitation, code })}
          >
            Compartilhar
          </Button>
        )}
        {uses < max_uses && (
          <Button color="error" onClick={onRevoke}>
            Revogar
          </Button>
        )}
        {people.length > 0 && leader_id !== null && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Esconder quem entrou' : 'Ver quem entrou'}
          </Button>
        )}
      </Stack>
      {leader_id === null && uses > 0 && <PositionTaken invitation={invitation} />}
      {leader_id !== null && uses >= max_uses && (
        <Typography variant="body2" color="textSecondary">
          Este convite já cumpriu o seu papel: ninguém mais entra por ele. Para chamar outras
          pessoas, faça um novo.
        </Typography>
      )}
      {isOpen && (
        <Box component="ul" aria-label="Quem entrou" sx={{ mt: 1, mb: 0, pl: 3 }}>
          {people.map((id) => (
            <li key={id}>
              <PersonName id={id} />
            </li>
          ))}
        </Box>
      )}
    </ListRow>
  );
}

/** What became of an invitation to a position. */
function PositionTaken({ invitation: { position, email, people } }: Pick<RowProps, 'invitation'>) {
  const [id] = people;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {id === undefined ? email : <PersonName id={id} />} aceitou o convite e recebeu o cargo de{' '}
      {position === 'pastor' ? 'Pastor' : 'Líder'}. O cargo se muda em Gerenciar Usuários.
    </Typography>
  );
}

function PersonName({ id }: { id: string }) {
  const person = usePerson(id);
  if (person.state === 'ready') return person.value.full_name;
  if (person.state === 'loading') return '…';
  return person.state === 'missing'
    ? 'Alguém que não tem mais cadastro'
    : 'Alguém que hoje não caminha com você';
}

function LeaderName({ id }: { id: string }) {
  const person = usePerson(id);
  return <>Discípulos de {person.state === 'ready' ? person.value.full_name : '…'}</>;
}

/** `3 de 100 já entraram` */
function usesOf(uses: number, most: number): string {
  if (uses >= most) return most === 1 ? 'já usado' : `${most} de ${most}: esgotado`;
  if (uses === 0) return 'ninguém aceitou ainda';
  return `${uses} de ${most} ${uses === 1 ? 'já entrou' : 'já entraram'}`;
}

const date = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long' });

const dateOf = (moment: Date) => date.format(moment);
