import type { Profile } from '@raizes/domain/documents/profile';
import OnIcon from '@mui/icons-material/AdminPanelSettings';
import OffIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import { Button } from '@mui/material';
import { Suspense, useState } from 'react';
import { callErrorText } from '@/lib/call-error-text';
import { toastError, toastSuccess } from '@/lib/toast';
import { lazyNamed } from '@/ui/lazy-named';
import { setAdmin } from './admin-api';

const ConfirmDialog = lazyNamed(() => import('@/ui/confirm-dialog'), 'ConfirmDialog');

const grant = ({ full_name }: Profile) =>
  `${full_name} poderá ver a lista de pessoas, mudar cargos e vínculos, cuidar de todo o conteúdo e nomear outros administradores.`;

const removal = ({ full_name }: Profile) =>
  `${full_name} deixa de ver a lista de pessoas e de cuidar do conteúdo, na mesma hora.`;

interface Props {
  profile: Profile;
  isAdmin: boolean;
  about: string;
  disabled: boolean;
}

/** Whether somebody is an admin; changed only after a question. */
export function AdminSwitch({ profile, isAdmin, about, disabled }: Props) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function change(): Promise<void> {
    setBusy(true);
    try {
      await setAdmin(profile.id, !isAdmin);
      toastSuccess('Sucesso!', isAdmin ? 'Administrador removido.' : 'Administrador adicionado.');
    } catch (error) {
      console.error('An admin could not be changed', error);
      toastError('Erro', callErrorText(error));
    }
    setBusy(false);
    setAsking(false);
  }

  return (
    <>
      <Button
        role="switch"
        aria-checked={isAdmin}
        aria-describedby={about}
        disabled={disabled}
        size="small"
        variant={isAdmin ? 'outlined' : 'text'}
        color={isAdmin ? 'secondary' : 'inherit'}
        startIcon={isAdmin ? <OnIcon /> : <OffIcon />}
        onClick={() => setAsking(true)}
        sx={{ color: isAdmin ? undefined : 'text.secondary', fontWeight: isAdmin ? 700 : 400 }}
      >
        Administrador
      </Button>
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={isAdmin ? 'Remover administrador?' : 'Tornar administrador?'}
            text={isAdmin ? removal(profile) : grant(profile)}
            action={isAdmin ? 'Remover' : 'Tornar administrador'}
            color={isAdmin ? 'error' : 'primary'}
            busy={busy}
            onConfirm={() => void change()}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
