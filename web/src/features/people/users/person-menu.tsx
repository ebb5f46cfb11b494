import type { Profile } from '@raizes/domain/documents/people';
import { BIRTH_YEAR_MIN } from '@raizes/domain/limits';
import { Box, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '@/lib/callable';
import { currentTime } from '@/lib/timing';
import { errorText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Field } from '@/ui/fields';

interface DialogProps {
  profile: Profile;
  onClose: () => void;
}

interface Props extends DialogProps {
  /** Where the menu opens on the screen. Its button can leave the page while the menu is open. */
  position: { top: number; left: number };
}

/** The rarely used actions for a person; each asks for a confirmation. */
export function PersonMenu({ profile, position, onClose }: Props) {
  const [openDialog, setOpenDialog] = useState<'rebuild' | 'birth-year' | null>(null);
  return (
    <>
      <Menu
        open={openDialog === null}
        anchorReference="anchorPosition"
        anchorPosition={position}
        onClose={onClose}
      >
        <MenuItem component={Link} to={`/admin/historico?person=${profile.id}`}>
          Ver histórico
        </MenuItem>
        <MenuItem onClick={() => setOpenDialog('rebuild')}>Recalcular progresso</MenuItem>
        <MenuItem onClick={() => setOpenDialog('birth-year')}>Corrigir ano de nascimento</MenuItem>
      </Menu>
      {openDialog === 'rebuild' && <RebuildDialog profile={profile} onClose={onClose} />}
      {openDialog === 'birth-year' && <BirthYearDialog profile={profile} onClose={onClose} />}
    </>
  );
}

/** The server reads the person's whole history. */
const REBUILD_TIMEOUT_MS = 120_000;

/** Recomputes a person's XP, streak, challenges and badges from their history. */
function RebuildDialog({ profile, onClose }: DialogProps) {
  async function rebuild(): Promise<void> {
    const { mended } = await call('rebuild-stats', { userId: profile.id }, REBUILD_TIMEOUT_MS);
    toastSuccess(
      'Progresso recalculado',
      mended ? 'O que estava errado foi corrigido.' : 'Estava tudo certo: nada mudou.',
    );
  }

  return (
    <ConfirmDialog
      title="Recalcular progresso?"
      text={`O XP, a sequência, os desafios e as conquistas de ${profile.full_name} serão calculados de novo a partir do que a pessoa completou. Se tudo estiver certo, nada muda.`}
      action="Recalcular"
      color="primary"
      onConfirm={() => attempt(rebuild).then(onClose)}
      onClose={onClose}
    />
  );
}

const isYear = (typed: string, now: number) =>
  /^\d{4}$/.test(typed) && Number(typed) >= BIRTH_YEAR_MIN && Number(typed) <= now;

/** Corrects a mistyped birth year, which decides whether a guardian's consent is needed. */
function BirthYearDialog({ profile, onClose }: DialogProps) {
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const [thisYear] = useState(() => currentTime().getFullYear());

  async function save(): Promise<void> {
    await call('correct-birth-year', { userId: profile.id, birthYear: Number(typed) });
    toastSuccess('Sucesso!', 'Ano de nascimento corrigido.');
  }

  return (
    <ConfirmDialog
      title="Corrigir ano de nascimento"
      text={`Confirme o ano com ${profile.full_name}, ou com a família. Menores de 18 anos precisam da autorização do responsável; a correção fica no histórico da pessoa.`}
      action="Corrigir"
      color="primary"
      onConfirm={() =>
        isYear(typed.trim(), thisYear) ? attempt(save).then(onClose) : setInvalid(true)
      }
      onClose={onClose}
    >
      <Box sx={{ mt: 2 }}>
        <Field
          label="Ano de nascimento"
          value={typed}
          onChange={({ target }) => {
            setInvalid(false);
            setTyped(target.value);
          }}
          error={isInvalid}
          helper={`Um ano entre ${BIRTH_YEAR_MIN} e ${thisYear}.`}
          slotProps={{ input: { inputMode: 'numeric', maxLength: 4 } }}
        />
      </Box>
    </ConfirmDialog>
  );
}

async function attempt(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    console.error('The action for a person failed', error);
    toastError('Erro', errorText(error));
  }
}
