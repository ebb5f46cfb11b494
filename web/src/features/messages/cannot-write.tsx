import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import { statsNeedGuardian } from '@raizes/domain/guardianship';
import { Alert, AlertTitle, CircularProgress, Stack } from '@mui/material';
import { useUnconfirmedEmail } from '@/lib/confirm-email';
import { currentTime } from '@/lib/timing';
import { ConfirmEmail } from '@/ui/confirm-email';
import { GuardianNeeded } from '@/ui/guardian-needed';
import { Helplines } from '@/ui/helplines';
import { AskForLeader } from './ask-for-leader';

export type LeaderState = Leader | 'loading' | 'none' | 'unreachable';

/** The leader to whom the person may write now, and whether a guardian's consent is missing. */
export function useWritableLeader(profile: UserStats['profile'], leader: LeaderState) {
  const isGuarded = statsNeedGuardian(profile, currentTime().getFullYear());
  const isUnconfirmed = useUnconfirmedEmail() !== null;
  const isOpen = typeof leader === 'object' && !isGuarded && !isUnconfirmed;
  return { isGuarded, writable: isOpen ? leader : null };
}

interface Props {
  uid: string;
  leader: LeaderState;
  isGuarded: boolean;
  /** The devotional has its own wording. */
  inDevotional: boolean;
}

/** Why a person can't write to a leader, what they can do about it, and the helplines. */
export function CannotWrite({ uid, leader, isGuarded, inDevotional }: Props) {
  return (
    <Stack spacing={2}>
      {isGuarded ? (
        <>
          <GuardianNeeded />
          <ConfirmEmail purpose={ALSO_EMAIL} />
        </>
      ) : typeof leader === 'object' ? (
        <ConfirmEmail purpose="Para escrever ao seu líder, falta só isso." />
      ) : leader === 'loading' ? (
        <CircularProgress aria-label="Procurando seu líder" />
      ) : (
        <NoLeader uid={uid} why={leader} inDevotional={inDevotional} />
      )}
      <Helplines />
    </Stack>
  );
}

const ALSO_EMAIL = 'Falta também confirmar o seu e-mail.';

interface NoLeaderProps {
  uid: string;
  why: 'none' | 'unreachable';
  inDevotional: boolean;
}

function NoLeader({ uid, why, inDevotional }: NoLeaderProps) {
  if (why === 'unreachable') {
    return (
      <Alert severity="error">
        Não conseguimos encontrar seu líder agora. Verifique sua conexão e tente novamente.
      </Alert>
    );
  }
  return (
    <>
      {inDevotional ? (
        <Alert severity="info">
          <AlertTitle>Pastor não configurado</AlertTitle>
          Você ainda não tem um pastor vinculado ao seu perfil. Entre em contato com o
          administrador.
        </Alert>
      ) : (
        <Alert severity="info">Você não está vinculado a nenhum pastor ou líder.</Alert>
      )}
      <AskForLeader uid={uid} />
    </>
  );
}
