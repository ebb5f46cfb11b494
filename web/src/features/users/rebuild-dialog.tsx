import type { Profile } from '@raizes/domain/documents/people';
import { useState } from 'react';
import { call } from '@/lib/callable';
import { callErrorText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';

/** The server reads the person's whole history. */
const TIMEOUT_MS = 120_000;

/** Has somebody's XP, streak, challenges and badges worked out anew from what they did. */
export function RebuildDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      const { mended } = await call('rebuild-stats', { userId: profile.id }, TIMEOUT_MS);
      toastSuccess(
        'Progresso recalculado',
        mended ? 'O que estava errado foi corrigido.' : 'Estava tudo certo: nada mudou.',
      );
    } catch (error) {
      console.error('The progress could not be worked out anew', error);
      toastError('Erro', callErrorText(error));
    }
    onClose();
  }

  return (
    <ConfirmDialog
      title="Recalcular progresso?"
      text={`O XP, a sequência, os desafios e as conquistas de ${profile.full_name} serão calculados de novo a partir do que a pessoa completou. Se tudo estiver certo, nada muda.`}
      action="Recalcular"
      color="primary"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
