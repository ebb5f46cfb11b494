import type { Profile } from '@raizes/domain/documents/people';
import { useState } from 'react';
import { callable } from '@/lib/callable';
import { callErrorText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import * as v from 'valibot';

const answerSchema = v.object({ mended: v.boolean() });

/** The server reads all that a person ever did: that may take a while. */
const PATIENCE_MS = 120_000;
const rebuild = callable('rebuild-stats', PATIENCE_MS);

/** Has somebody's XP, streak, challenges and badges worked out anew from what they did. */
export function RebuildDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    try {
      const { mended } = v.parse(answerSchema, await rebuild({ userId: profile.id }));
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
