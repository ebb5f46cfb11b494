import { formatDay } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/devotional';
import { useState } from 'react';
import { errorText } from '@/lib/error-text';
import { isDenied } from '@/lib/is-denied';
import { toastError, toastSuccess } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { removeDevotional } from './api';

interface Props {
  devotional: Devotional;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks, and tells why one that somebody has completed stays. */
export function RemoveDialog({ devotional, onRemoved, onClose }: Props) {
  const [busy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    try {
      await removeDevotional(devotional.date);
      toastSuccess('Devocional excluído com sucesso!');
      onRemoved();
    } catch (error) {
      console.error('The devotional was not deleted', error);
      toastError('Erro ao excluir devocional', reasonOf(error));
    }
    onClose();
  }

  return (
    <ConfirmDialog
      title="Excluir devocional"
      text={`Tem certeza que deseja excluir o devocional de ${formatDay(devotional.date)}, “${devotional.verse_reference}”?`}
      action="Excluir"
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}

/** An admin's deletion is refused for one reason. */
function reasonOf(error: unknown): string {
  return isDenied(error)
    ? 'Alguém já concluiu este devocional, e ele faz parte da história dessa pessoa. Você pode editá-lo.'
    : errorText(error);
}
