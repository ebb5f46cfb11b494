import type { Profile } from '@raizes/domain/documents/people';
import { Box } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { firstName } from './api';
import { LeaderSelect } from './leader-select';
import { defaultLeaderText, withoutLeaderText } from './step-down';
import type { Consequences } from './step-down';

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
