import type { Response } from '@raizes/domain/callables/responses';
import { leaderTitle } from '@raizes/domain/documents/people';
import { parseCode } from '@raizes/domain/invitations';
import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { call } from '@/lib/callable';
import { pendingInvitation } from '@/lib/pending-invitation';
import { Notice } from '@/ui/page/notice';

interface Props {
  code: string;
  /** Called with the name of the church that invites; must be stable. */
  onChurch: (name: string) => void;
}

type LookedUp = Response<'peek-invitation'> | { state: 'loading' } | { state: 'unknown' };

/** Shows above the sign-up form who sent the invitation, and stores its code until the person is signed in. */
export function InvitationNotice({ code, onChurch }: Props) {
  const [lookedUp, setLookedUp] = useState<LookedUp>({ state: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    async function show(): Promise<void> {
      const found = await lookUp(code);
      if (!isCurrent) return;
      setLookedUp(found);
      if ('church' in found) onChurch(found.church);
    }
    void show();
    return () => {
      isCurrent = false;
    };
  }, [code, onChurch]);

  return (
    // Reserves the usual height of the answer so that the form does not move.
    <Box sx={{ display: 'grid', minHeight: { xs: 108, sm: 88 }, mb: 2 }}>
      <Notice severity="info" role="status" {...textsOf(lookedUp)} />
    </Box>
  );
}

async function lookUp(typed: string): Promise<LookedUp> {
  const code = parseCode(typed);
  if (code === null) return { state: 'gone' };
  // Stored before the answer arrives, because the person can sign up before a slow network answers.
  pendingInvitation.write(code);
  try {
    const found = await call('peek-invitation', { code });
    if (found.state === 'gone') pendingInvitation.forget();
    return found;
  } catch (error) {
    console.warn('The invitation could not be looked up', error);
    return { state: 'unknown' };
  }
}

function textsOf(lookedUp: LookedUp): { title: string; text: string } {
  switch (lookedUp.state) {
    case 'loading':
      return { title: 'Você tem um convite', text: 'Vendo de quem ele é…' };
    case 'unknown':
      return {
        title: 'Você tem um convite',
        text: 'Não deu para ver agora de quem ele é. Pode seguir: a gente confere quando você entrar.',
      };
    case 'gone':
      return {
        title: 'Este convite não vale mais',
        text: 'Peça outro a quem convidou você. A sua conta pode ser criada assim mesmo.',
      };
    case 'leader': {
      const { full_name, position } = lookedUp.leader;
      return {
        title: `${full_name} convidou você`,
        text: `${leaderTitle(position)} da ${nameOf(lookedUp.church)}. É quem vai caminhar com você e ler as mensagens que você enviar ao seu líder.`,
      };
    }
    case 'position':
      return {
        title: `${lookedUp.church || 'A sua igreja'} convidou você`,
        text: `O convite é para servir como ${leaderTitle(lookedUp.position).toLowerCase()}. Use o e-mail que recebeu o convite: ele passa a valer quando você confirmar esse e-mail.`,
      };
  }
}

const nameOf = (church: string) => church || 'sua igreja';
