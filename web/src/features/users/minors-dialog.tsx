import type { Profile } from '@raizes/domain/documents/profile';
import { Box, Button, Typography } from '@mui/material';
import { Suspense, useId, useState } from 'react';
import { callErrorText } from '@/lib/call-error-text';
import { toastError, toastSuccess } from '@/lib/toast';
import { lazyNamed } from '@/ui/lazy-named';
import { revokeConsent } from './api';

const ConfirmDialog = lazyNamed(() => import('@/ui/confirm-dialog'), 'ConfirmDialog');
const GuardianDialog = lazyNamed(() => import('./guardian-dialog'), 'GuardianDialog');

export function MinorRow({ person }: { person: Profile }) {
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
