import { positions } from '@raizes/domain/documents/profile';
import type { Position, Profile } from '@raizes/domain/documents/profile';
import { Suspense, useState } from 'react';
import { toastError, toastSuccess } from '@/lib/toast';
import { lazyNamed } from '@/ui/lazy-named';
import { SelectField } from '@/ui/select-field';
import { changePosition, consequencesOf, handOver } from './changes';
import type { Consequences } from './changes';
import { positionNames } from './words';

const StepDownDialog = lazyNamed(() => import('./step-down-dialog'), 'StepDownDialog');

interface Props {
  profile: Profile;
  leaders: Profile[];
  /** The element with the person's name. */
  about: string;
  disabled: boolean;
}

/** What a person is in the church. Whoever leads others is not made a disciple without a question. */
export function PositionSelect({ profile, leaders, about, disabled }: Props) {
  const [changing, setChanging] = useState<Position | null>(null);
  const [consequences, setConsequences] = useState<Consequences | null>(null);

  async function save(position: Position): Promise<void> {
    await changePosition(profile, position);
    toastSuccess('Sucesso!', 'Cargo atualizado com sucesso.');
  }

  async function choose(position: Position): Promise<void> {
    const stepsDown = position === 'discipulo' && profile.position !== 'discipulo';
    const would = stepsDown ? await consequencesOf(profile.id) : null;
    if (would && (would.linked > 0 || would.isDefaultLeader)) setConsequences(would);
    else await save(position);
  }

  async function stepDown(successor: string | null): Promise<void> {
    if (successor) await handOver(profile.id, successor);
    await save('discipulo');
    setConsequences(null);
  }

  /** Shows the new position while it is on its way, and the one that there is when it fails. */
  async function attempt(position: Position, work: () => Promise<void>): Promise<void> {
    setChanging(position);
    try {
      await work();
    } catch (error) {
      console.error('A position could not be changed', error);
      toastError('Erro', 'Não foi possível atualizar o cargo.');
    } finally {
      setChanging(null);
    }
  }

  return (
    <>
      <SelectField
        label="Cargo"
        size="small"
        about={about}
        disabled={disabled || changing !== null}
        value={changing ?? profile.position}
        onChange={({ target }) => {
          const position = positions.find((each) => each === target.value);
          if (position) void attempt(position, () => choose(position));
        }}
      >
        {positions.map((position) => (
          <option key={position} value={position}>
            {positionNames[position]}
          </option>
        ))}
      </SelectField>
      {consequences && (
        <Suspense>
          <StepDownDialog
            profile={profile}
            leaders={leaders}
            consequences={consequences}
            busy={changing !== null}
            onConfirm={(successor) => void attempt('discipulo', () => stepDown(successor))}
            onCancel={() => setConsequences(null)}
          />
        </Suspense>
      )}
    </>
  );
}
