import type { Profile } from '@raizes/domain/documents/people';
import { Box } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { MAX_COUNTED_LINKS, countOfPeople, firstName } from './api';
import type { Consequences } from './api';
import { LeaderSelect } from './leader-select';

interface Props {
  profile: Profile;
  leaders: Profile[];
  consequences: Consequences;
  onConfirm: (successor: string | null) => Promise<void>;
  onCancel: () => void;
}

/** Says how many people would lose their leader, and offers a choice of who takes over. */
export function StepDownDialog(props: Props) {
  const { profile, leaders, consequences, onConfirm, onCancel } = props;
  const [successor, setSuccessor] = useState<string | null>(null);
  const name = firstName(profile);
  const { linked, isDefaultLeader } = consequences;

  return (
    <ConfirmDialog
      title={`Tornar ${name} discípulo?`}
      text={[
        linked > 0 && withoutLeader(linked, name),
        isDefaultLeader &&
          `${name} é quem recebe os novos discípulos: escolha outro líder padrão nas Configurações da Igreja.`,
      ]
        .filter(Boolean)
        .join(' ')}
      action="Mudar o cargo"
      onConfirm={() => onConfirm(successor)}
      onClose={onCancel}
    >
      {linked > 0 && (
        <Box sx={{ pt: 3 }}>
          <LeaderSelect
            label="Quem assume"
            nobody="Ninguém por enquanto"
            leaders={leaders}
            except={profile.id}
            value={successor}
            onChange={setSuccessor}
          />
        </Box>
      )}
    </ConfirmDialog>
  );
}

function withoutLeader(linked: number, name: string): string {
  const people = countOfPeople(linked, MAX_COUNTED_LINKS);
  return linked === 1
    ? `${people} está vinculada a ${name}. Sem alguém no lugar, ela fica sem pastor ou líder e não pode enviar mensagens.`
    : `${people} estão vinculadas a ${name}. Sem alguém no lugar, elas ficam sem pastor ou líder e não podem enviar mensagens.`;
}
