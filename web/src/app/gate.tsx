import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import { admissionOf } from '@raizes/domain/guardianship';
import type { Admission } from '@raizes/domain/guardianship';
import { paths } from '@raizes/domain/paths';
import { Button, Dialog, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CompleteProfile } from '@/features/account/profile-details';
import { allowNotifications } from '@/features/privacy/api';
import { isOwnDataVisit, OwnDataLink } from '@/features/privacy/own-data';
import { Welcome } from '@/features/privacy/welcome';
import { FirstReminder } from '@/features/push/first-reminder';
import { pushSupport } from '@/features/push/push-device';
import { useRestrictedDoc } from '@/lib/live';
import { pendingInvitation } from '@/lib/pending-invitation';
import { rememberAdmitted, rememberWelcoming, useWelcoming } from '@/lib/remembered';
import type { Person } from '@/lib/session';
import { currentTime } from '@/lib/timing';
import { Helplines } from '@/ui/helplines';
import { FROM_WELCOME } from './places';
import { useSignOut } from './sign-out';

/**
 * Collects the profile and the consents with the year of birth, and for a child a guardian's consent, before the app opens. Covers
 * every signed-in screen except the actions on the person's own data.
 */
export function Gate({ person: { uid, name } }: { person: Person }) {
  const [isComplete, setComplete] = useState(false);
  const [isChild, setChild] = useState(false);
  const { signOut, dialog } = useSignOut();
  const location = useLocation();
  const isOwnData = isOwnDataVisit(location);
  const admission = useAdmission(uid);
  const isAdmitted = admission === 'admitted' && !isChild;
  const isWelcoming = useWelcoming(uid);
  const navigate = useNavigate();
  const hasReminder = pushSupport() === 'ready';

  useEffect(() => {
    if (isAdmitted) rememberAdmitted(uid, true);
  }, [uid, isAdmitted]);

  /**
   * Opens the first devotional, or the dashboard on a day without one; with an invitation the dashboard, where the person meets the
   * leader first. Whoever has just claimed the church stays on /admin, at its first steps.
   */
  function openApp(): void {
    rememberWelcoming(uid, false);
    if (location.pathname === '/admin') return;
    const isInvited = pendingInvitation.read() !== null;
    void navigate(isInvited ? '/dashboard' : '/devotional', { state: FROM_WELCOME });
  }

  function handleAnswer(mightBeChild: boolean): void {
    if (mightBeChild) setChild(true);
    else if (hasReminder) rememberWelcoming(uid, true);
    else openApp();
  }

  if (isOwnData) return dialog;
  if (isWelcoming) {
    return <FirstReminder uid={uid} onAllow={() => allowNotifications(uid)} onDone={openApp} />;
  }
  if (admission === 'unknown' || isAdmitted) return dialog;
  const showsChildPage = isChild || admission === 'child';
  return (
    <>
      {showsChildPage && <ChildPage onLeave={signOut} />}
      {!showsChildPage && admission === 'no-profile' && (
        <CompleteProfile uid={uid} name={name} onComplete={setComplete} onLeave={signOut} />
      )}
      {!showsChildPage && (admission === 'unasked' || isComplete) && (
        <Welcome
          uid={uid}
          steps={hasReminder ? 3 : 2}
          onAnswered={handleAnswer}
          onLeave={signOut}
        />
      )}
      {dialog}
    </>
  );
}

/** Derives the admission from the stats. Without stats the profile might exist: the server writes the stats shortly after it. */
function useAdmission(uid: string): Admission | 'unknown' {
  const stats = useRestrictedDoc(paths.userStats(uid), userStatsSchema);
  const [year] = useState(() => currentTime().getFullYear());
  switch (stats.state) {
    case 'ready':
      return admissionOf(stats.value, year);
    case 'missing':
      return 'no-profile';
    case 'malformed':
      return 'unasked';
    case 'loading':
    case 'refused':
      return 'unknown';
  }
}

/** Replaces the app for a child whose guardian has not consented, and explains what to do. */
function ChildPage({ onLeave }: { onLeave: () => void }) {
  return (
    <Dialog open fullScreen aria-labelledby="child-title">
      <title>Falta só um sim · Raízes</title>
      <Stack
        component="main"
        spacing={2.5}
        sx={{ width: '100%', maxWidth: 560, mx: 'auto', px: 2, py: { xs: 4, sm: 8 } }}
      >
        <Typography variant="h1" id="child-title">
          Falta só um sim
        </Typography>
        <Typography>
          Que bom que você quer crescer com Deus! Quem tem menos de 12 anos usa o Raízes com a
          autorização da mãe, do pai ou do responsável: a lei pede isso para proteger você.
        </Typography>
        <Typography>
          Mostre esta página a quem cuida de você e peça que fale com o pastor, o líder ou a
          secretaria da sua igreja, que registra a autorização. Depois é só abrir o Raízes outra
          vez.
        </Typography>
        <Typography>
          Enquanto isso, junto com quem cuida de você, dá para{' '}
          <OwnDataLink>ver, copiar ou apagar os seus dados</OwnDataLink>.
        </Typography>
        <Helplines />
        <Button variant="outlined" onClick={onLeave} sx={{ alignSelf: 'flex-start' }}>
          Sair
        </Button>
      </Stack>
    </Dialog>
  );
}
