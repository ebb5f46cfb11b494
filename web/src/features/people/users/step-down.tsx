import { churchSchema } from '@raizes/domain/documents/people';
import type { Profile } from '@raizes/domain/documents/people';
import { collections, paths } from '@raizes/domain/paths';
import { firstNameOf } from '@raizes/domain/person-name';
import { fetchDoc } from '@/lib/reads';
import { countDocs } from '@/lib/server';
import { formatPeople } from './bulk';
import { Box } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { LeaderSelect } from './leader-select';

/** What happens if leaders become disciples. */
export interface Consequences {
  /** How many people would be left without a leader. */
  linked: number;
  /** Which of them leads new disciples by default, if any. */
  defaultLeader: string | null;
}

/** Looks up what happens if these leaders become disciples. */
export async function fetchConsequences(leaderIds: readonly string[]): Promise<Consequences> {
  const [linked, church] = await Promise.all([
    countLinked(leaderIds),
    fetchDoc(paths.church, churchSchema),
  ]);
  const defaultLeader = church.state === 'ready' ? church.value.default_leader_id : null;
  return { linked, defaultLeader: leaderIds.find((id) => id === defaultLeader) ?? null };
}

/** The number of values with which one query can compare a field. */
const MAX_COMPARED_VALUES = 30;

/** How many people are linked to any of these leaders. */
async function countLinked(leaderIds: readonly string[]): Promise<number> {
  const counts: Promise<number>[] = [];
  for (let start = 0; start < leaderIds.length; start += MAX_COMPARED_VALUES) {
    const compared = leaderIds.slice(start, start + MAX_COMPARED_VALUES);
    counts.push(countDocs(collections.profiles, [['pastor_id', 'in', compared]]));
  }
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** @param leader who steps down, as the text names them */
export const withoutLeaderText = (linked: number, leader: string) =>
  linked === 1
    ? `1 pessoa está vinculada a ${leader}. Sem alguém no lugar, ela fica sem pastor ou líder e não pode enviar mensagens.`
    : `${formatPeople(linked)} estão vinculadas a ${leader}. Sem alguém no lugar, elas ficam sem pastor ou líder e não podem enviar mensagens.`;

export const defaultLeaderText = (leader: Profile) =>
  `${firstNameOf(leader.full_name)} é quem recebe os novos discípulos: escolha outro líder padrão nas Configurações da Igreja.`;

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
  const name = firstNameOf(profile.full_name);
  const { linked, defaultLeader } = consequences;

  return (
    <ConfirmDialog
      title={`Tornar ${name} discípulo?`}
      text={[
        linked > 0 && withoutLeaderText(linked, name),
        defaultLeader !== null && defaultLeaderText(profile),
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
