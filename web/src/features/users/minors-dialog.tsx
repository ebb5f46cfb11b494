import type { Day } from '@raizes/domain/day';
import { profileSchema } from '@raizes/domain/documents/people';
import type { Profile } from '@raizes/domain/documents/people';
import { needsGuardian } from '@raizes/domain/guardianship';
import { collections } from '@raizes/domain/paths';
import {
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { Suspense, useId, useState } from 'react';
import { call } from '@/lib/callable';
import { callErrorText } from '@/lib/errors';
import { useLongList } from '@/lib/long-list';
import type { LongListQuery } from '@/lib/long-list';
import { useTimedOut } from '@/lib/timing';
import { toastError, toastSuccess } from '@/lib/toast';
import { lazyComponent } from '@/ui/lazy';
import { ServerUnreachable } from '@/ui/load-boundary';

/** Of minors: whether their guardian's consent is still needed, or recorded. */
type Standing = 'needed' | 'recorded';

const shapeOf = (standing: Standing): LongListQuery => ({
  path: collections.profiles,
  conditions: [['guardianship', '==', standing]],
  ascending: 'full_name',
  size: 50,
});

const shapes = { needed: shapeOf('needed'), recorded: shapeOf('recorded') };

/** What was recorded of somebody stays when they come of age. */
const isMinor = ({ adult_from_year }: Profile) =>
  needsGuardian({ guardianship: 'needed', adult_from_year }, new Date().getFullYear());

/** Minors by their names, live as far as somebody looks. */
const useMinors = (standing: Standing) => useLongList(shapes[standing], profileSchema, isMinor);

export async function recordConsent(userId: string, guardianName: string, consentedOn: Day) {
  await call('record-guardian-consent', { userId, action: 'record', guardianName, consentedOn });
}

async function revokeConsent(userId: string) {
  await call('record-guardian-consent', { userId, action: 'revoke' });
}

const ConfirmDialog = lazyComponent(() =>
  import('@/ui/confirm-dialog').then((module) => module.ConfirmDialog),
);
const GuardianDialog = lazyComponent(() =>
  import('./guardian-dialog').then((module) => module.GuardianDialog),
);

function MinorRow({ person }: { person: Profile }) {
  const [asking, setAsking] = useState<'consent' | 'revocation' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const name = useId();
  const isRecorded = person.guardianship === 'recorded';

  async function revoke(): Promise<void> {
    setBusy(true);
    try {
      await revokeConsent(person.id);
      toastSuccess('Consentimento retirado.');
    } catch (error) {
      console.warn('The consent could not be revoked', error);
      toastError('Erro', callErrorText(error));
    }
    setBusy(false);
    setAsking(null);
  }

  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography id={name} sx={{ flexGrow: 1, fontWeight: 700, overflowWrap: 'anywhere' }}>
        {person.full_name}
      </Typography>
      {isRecorded ? (
        <Button color="inherit" aria-describedby={name} onClick={() => setAsking('revocation')}>
          Retirar autorização
        </Button>
      ) : (
        <Button variant="outlined" aria-describedby={name} onClick={() => setAsking('consent')}>
          Registrar consentimento do responsável
        </Button>
      )}
      <Suspense>
        {asking === 'consent' && <GuardianDialog person={person} onClose={() => setAsking(null)} />}
        {asking === 'revocation' && (
          <ConfirmDialog
            title="Retirar autorização?"
            text={`O mentor virtual e as mensagens ao líder ficam fechados para ${person.full_name} até que o responsável autorize de novo.`}
            action="Retirar"
            busy={isBusy}
            onConfirm={() => void revoke()}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </Box>
  );
}

interface Props {
  title: string;
  standing: Standing;
  /** What is said when there is nobody; without it nothing is shown then. */
  nobody?: string;
}

/** The minors of one kind, by their names. */
function MinorsSection({ title, standing, nobody }: Props) {
  const { listed, look } = useMinors(standing);
  const isLost = useTimedOut(listed.state === 'loading');
  const heading = useId();

  if (listed.state !== 'ready') {
    // Once is enough to say it.
    if (!nobody) return null;
    return listed.state === 'failed' || isLost ? (
      <ServerUnreachable />
    ) : (
      <CircularProgress aria-label="Procurando" />
    );
  }
  const { items, hasMore } = listed;
  if (items.length === 0 && !nobody) return null;
  return (
    <Box component="section" aria-labelledby={heading}>
      <Typography id={heading} component="h3" variant="overline" color="secondary" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {items.length === 0 && <Typography color="textSecondary">{nobody}</Typography>}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((person) => (
          <MinorRow key={person.id} person={person} />
        ))}
      </Stack>
      {hasMore && <Button onClick={() => look(0, items.length)}>Mostrar mais</Button>}
    </Box>
  );
}

/** The people under 18, and whether their guardians have consented. */
export function MinorsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="minors-title">
      <DialogTitle id="minors-title" variant="h2">
        Menores de 18 anos
      </DialogTitle>
      <DialogContent>
        <Stack spacing={3}>
          <DialogContentText>
            Sem a autorização do responsável, o mentor virtual e as mensagens ao líder ficam
            fechados.
          </DialogContentText>
          <MinorsSection
            title="Falta a autorização"
            standing="needed"
            nobody="Ninguém por enquanto."
          />
          <MinorsSection title="Com autorização" standing="recorded" />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  );
}
