import { positions } from '@raizes/domain/documents/people';
import type { Position, Profile } from '@raizes/domain/documents/people';
import OnIcon from '@mui/icons-material/AdminPanelSettings';
import OffIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import { errorText, explanationOf } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { SelectField } from '@/ui/select-field';
import { BESIDE_SWITCH } from '@/ui/page/styles';
import { changePosition, linkToLeader, positionNames, setAdmin } from './api';
import { LeaderSelect } from './leader-select';
import { leaderNameOf, linkEffect, positionEffect, reportChange } from './single-change';
import { StepDownDialog, fetchConsequences } from './step-down';
import type { Consequences } from './step-down';

const grantText = ({ full_name }: Profile) =>
  `${full_name} poderá ver a lista de pessoas, mudar cargos e vínculos, cuidar de todo o conteúdo e nomear outros administradores.`;

const removalText = ({ full_name }: Profile) =>
  `${full_name} deixa de ver a lista de pessoas e de cuidar do conteúdo, na mesma hora.`;

interface Props {
  profile: Profile;
  isAdmin: boolean;
  about: string;
  disabled: boolean;
  /** Rendered in a table, whose header shows the label. */
  isCompact?: boolean;
}

/** Says what has failed and, if the server explains it, why. */
function toastFailure(text: string, error: unknown): void {
  toastError('Erro', [text, explanationOf(error)].filter(Boolean).join(' '));
}

/** Grants or revokes the admin role after a confirmation. Null says nothing yet about the role. */
export function AdminSwitch({
  isAdmin,
  ...props
}: Omit<Props, 'isAdmin'> & { isAdmin: boolean | null }) {
  if (isAdmin !== null) return <KnownAdmin {...props} isAdmin={isAdmin} />;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ lineHeight: '38px' }}>
      {props.isCompact ? '…' : 'Administrador: …'}
    </Typography>
  );
}

function KnownAdmin({ profile, isAdmin, about, disabled, isCompact = false }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const ask = () => setConfirming(true);

  async function change(): Promise<void> {
    try {
      await setAdmin(profile.id, !isAdmin);
      toastSuccess('Sucesso!', isAdmin ? 'Administrador removido.' : 'Administrador adicionado.');
    } catch (error) {
      console.error('An admin could not be changed', error);
      toastError('Erro', errorText(error));
    }
    setConfirming(false);
  }

  return (
    <>
      {isCompact ? (
        <Button
          role="switch"
          aria-checked={isAdmin}
          aria-describedby={about}
          disabled={disabled}
          size="small"
          variant={isAdmin ? 'outlined' : 'text'}
          color={isAdmin ? 'secondary' : 'inherit'}
          aria-label={`Administrador: ${isAdmin ? 'Sim' : 'Não'}`}
          startIcon={isAdmin ? <OnIcon /> : <OffIcon />}
          onClick={ask}
          sx={{
            color: isAdmin ? undefined : 'text.secondary',
            fontWeight: isAdmin ? 700 : 400,
            minWidth: 44,
            px: 0.75,
          }}
        >
          {isAdmin ? 'Sim' : 'Não'}
        </Button>
      ) : (
        <Box>
          <FormControlLabel
            label="Administrador"
            control={
              <Switch
                checked={isAdmin}
                disabled={disabled}
                onChange={ask}
                slotProps={{ input: { role: 'switch', 'aria-describedby': about } }}
              />
            }
          />
          <Typography variant="body2" color="textSecondary" sx={{ ml: BESIDE_SWITCH }}>
            Vê a lista de pessoas, muda cargos e vínculos e cuida do conteúdo.
          </Typography>
        </Box>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={isAdmin ? 'Remover administrador?' : 'Tornar administrador?'}
          text={isAdmin ? removalText(profile) : grantText(profile)}
          action={isAdmin ? 'Remover' : 'Tornar administrador'}
          color={isAdmin ? 'error' : 'primary'}
          onConfirm={change}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}

interface SelectProps {
  profile: Profile;
  leaders: Profile[];
  /** The id of the element with the person's name. */
  about: string;
  disabled: boolean;
  /** Rendered in a table, whose header shows the label. */
  isCompact?: boolean;
}

/** A select for a disciple's leader. */
export function LinkSelect({ profile, leaders, about, disabled, isCompact }: SelectProps) {
  const [linking, setLinking] = useState<{ to: string | null } | null>(null);

  async function link(to: string | null): Promise<void> {
    setLinking({ to });
    try {
      const batch = crypto.randomUUID();
      await linkToLeader(profile.id, to, batch);
      const leader = to === null ? null : await leaderNameOf(to, leaders);
      reportChange(
        profile.id,
        to === null ? 'Vínculo removido com sucesso.' : 'Pastor vinculado com sucesso.',
        linkEffect(profile, leader),
        batch,
      );
    } catch (error) {
      console.error('A disciple could not be linked', error);
      toastFailure('Não foi possível vincular o pastor.', error);
    } finally {
      setLinking(null);
    }
  }

  return (
    <LeaderSelect
      label="Pastor/Líder"
      isCompact={isCompact}
      size="small"
      leaders={leaders}
      except={profile.id}
      about={about}
      disabled={disabled || linking !== null}
      value={linking ? linking.to : profile.pastor_id}
      onChange={(to) => void link(to)}
    />
  );
}

/** A select for a person's position. A leader with disciples steps down only after a confirmation. */
export function PositionSelect({ profile, leaders, about, disabled, isCompact }: SelectProps) {
  const [changing, setChanging] = useState<Position | null>(null);
  const [consequences, setConsequences] = useState<Consequences | null>(null);

  /** @param successorId undefined for a person without disciples */
  async function save(position: Position, successorId?: string | null): Promise<void> {
    const batch = crypto.randomUUID();
    const leader = await changePosition(profile.id, position, successorId ?? null, batch);
    const successor = successorId ? await leaderNameOf(successorId, leaders) : successorId;
    const effect = positionEffect(profile, position, leader, successor);
    reportChange(profile.id, 'Cargo atualizado com sucesso.', effect, batch);
  }

  async function choose(position: Position): Promise<void> {
    const stepsDown = position === 'discipulo' && profile.position !== 'discipulo';
    const expected = stepsDown ? await fetchConsequences([profile.id]) : null;
    if (expected && (expected.linked > 0 || expected.defaultLeader !== null))
      setConsequences(expected);
    else await save(position);
  }

  async function stepDown(successor: string | null): Promise<void> {
    await save('discipulo', consequences?.linked ? successor : undefined);
    setConsequences(null);
  }

  /** Shows the new position while it is being saved, and the current one again if that fails. */
  async function attempt(position: Position, work: () => Promise<void>): Promise<void> {
    setChanging(position);
    try {
      await work();
    } catch (error) {
      console.error('A position could not be changed', error);
      toastFailure('Não foi possível atualizar o cargo.', error);
    } finally {
      setChanging(null);
    }
  }

  return (
    <>
      <SelectField
        label="Cargo"
        isCompact={isCompact}
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
        <StepDownDialog
          profile={profile}
          leaders={leaders}
          consequences={consequences}
          onConfirm={(successor) => attempt('discipulo', () => stepDown(successor))}
          onCancel={() => setConsequences(null)}
        />
      )}
    </>
  );
}
