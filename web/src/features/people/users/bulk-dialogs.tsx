import { positions } from '@raizes/domain/documents/people';
import type { Position, Profile } from '@raizes/domain/documents/people';
import { DialogContentText, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { AppDialog, FormActions } from '@/ui/app-dialog';
import { Notice } from '@/ui/page/notice';
import { SelectField } from '@/ui/select-field';
import { useSubmission } from '@/ui/use-submission';
import { positionNames } from './api';
import { formatPeople } from './bulk';
import type { BulkChange } from './bulk';
import { LeaderSelect } from './leader-select';
import { defaultLeaderText, fetchConsequences, withoutLeaderText } from './step-down';
import type { Consequences } from './step-down';

interface Props {
  chosen: Profile[];
  leaders: Profile[];
  /** Closes the dialog, or rejects. */
  onConfirm: (change: BulkChange) => Promise<void>;
  onClose: () => void;
}

/** Links the chosen disciples to one leader, or to nobody. */
export function BulkLinkDialog({ chosen, leaders, onConfirm, onClose }: Props) {
  const [leaderId, setLeaderId] = useState<string | null>();
  const others = chosen.filter(({ position }) => position !== 'discipulo').length;
  const userIds = chosen.map(({ id }) => id);
  return (
    <BulkDialog
      title={`Vincular ${formatPeople(chosen.length)}`}
      action={leaderId === null ? 'Desfazer os vínculos' : 'Vincular'}
      isDisabled={leaderId === undefined}
      onConfirm={async (batch) => {
        if (leaderId !== undefined) await onConfirm({ change: 'link', batch, userIds, leaderId });
      }}
      onClose={onClose}
    >
      <LeaderSelect
        label="Pastor/Líder"
        leaders={leaders}
        value={leaderId}
        onChange={setLeaderId}
      />
      {others > 0 && (
        <DialogContentText>
          {`${formatPeople(others)} ${others === 1 ? 'não é discípulo e fica' : 'não são discípulos e ficam'} sem mudança.`}
        </DialogContentText>
      )}
    </BulkDialog>
  );
}

/** Gives the chosen people a position, and asks who takes over the disciples of leaders who step down. */
export function BulkPositionDialog({ chosen, leaders, onConfirm, onClose }: Props) {
  const [position, setPosition] = useState<Position | null>(null);
  const [successorId, setSuccessor] = useState<string | null>(null);
  const ids = new Set(chosen.map(({ id }) => id));
  const stepDown = useStepDown(position === 'discipulo' ? chosen : []);
  const defaultLeader =
    stepDown.state === 'ready' && chosen.find(({ id }) => id === stepDown.defaultLeader);
  const needsSuccessor = stepDown.state === 'ready' && stepDown.linked > 0;

  return (
    <BulkDialog
      title={`Mudar o cargo de ${formatPeople(chosen.length)}`}
      action="Mudar o cargo"
      // Without a successor, the server refuses a leader who has gained disciples since they were counted.
      onConfirm={async (batch) => {
        if (position === null) return;
        const successor = needsSuccessor && { successorId };
        await onConfirm({ change: 'position', batch, userIds: [...ids], position, ...successor });
      }}
      isDisabled={position === null || stepDown.state !== 'ready'}
      onClose={onClose}
    >
      <SelectField
        label="Cargo"
        value={position ?? ''}
        onChange={({ target }) => {
          const found = positions.find((each) => each === target.value);
          if (found) setPosition(found);
        }}
      >
        {position === null && (
          <option value="" disabled>
            Escolha…
          </option>
        )}
        {positions.map((each) => (
          <option key={each} value={each}>
            {positionNames[each]}
          </option>
        ))}
      </SelectField>
      {stepDown.state === 'failed' && (
        <Notice text="Não foi possível verificar quem está vinculado a eles. Verifique sua conexão e abra de novo." />
      )}
      {defaultLeader && <DialogContentText>{defaultLeaderText(defaultLeader)}</DialogContentText>}
      {needsSuccessor && (
        <>
          <DialogContentText>
            {withoutLeaderText(stepDown.linked, 'quem deixa de liderar')}
          </DialogContentText>
          <LeaderSelect
            label="Quem assume"
            nobody="Ninguém por enquanto"
            leaders={leaders.filter(({ id }) => !ids.has(id))}
            value={successorId}
            onChange={setSuccessor}
          />
        </>
      )}
    </BulkDialog>
  );
}

type StepDown = { state: 'loading' | 'failed' } | ({ state: 'ready' } & Consequences);

const nothingHappens: StepDown = { state: 'ready', linked: 0, defaultLeader: null };

/** What happens when these people become disciples. */
function useStepDown(chosen: Profile[]): StepDown {
  const leading = chosen.filter(({ position }) => position !== 'discipulo');
  const key = leading.map(({ id }) => id).join(' ');
  const [found, setFound] = useState<{ key: string; stepDown: StepDown } | null>(null);
  useEffect(() => {
    if (key === '') return undefined;
    const ids = key.split(' ');
    let isCurrent = true;
    const show = (stepDown: StepDown) => isCurrent && setFound({ key, stepDown });
    fetchConsequences(ids)
      .then((consequences) => show({ state: 'ready', ...consequences }))
      .catch((error: unknown) => {
        console.warn('Who is linked to them could not be counted', error);
        show({ state: 'failed' });
      });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  if (key === '') return nothingHappens;
  return found?.key === key ? found.stepDown : { state: 'loading' };
}

interface BulkDialogProps {
  title: string;
  action: string;
  isDisabled?: boolean;
  onConfirm: (batch: string) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Busy until the server answers. After a failure it stays open, and retries as the same batch. */
function BulkDialog({
  title,
  action,
  isDisabled = false,
  onConfirm,
  onClose,
  children,
}: BulkDialogProps) {
  const [batch] = useState(() => crypto.randomUUID());
  const { isBusy, refusal, submit } = useSubmission();

  return (
    <AppDialog
      title={title}
      maxWidth="xs"
      onClose={isBusy ? undefined : onClose}
      form={{ onSubmit: () => void submit(() => onConfirm(batch)) }}
      actions={
        <FormActions submit={action} isBusy={isBusy} disabled={isDisabled} onCancel={onClose} />
      }
    >
      <Stack spacing={2}>
        {refusal && <Notice title="Erro" text={refusal} />}
        {children}
      </Stack>
    </AppDialog>
  );
}
