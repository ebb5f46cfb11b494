import type { DailyReading } from '@raizes/domain/documents/daily-reading';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { remove } from './save-reading';

interface Props {
  reading: DailyReading;
  onRemoved: () => void;
  onClose: () => void;
}

/** What somebody has completed of it stays theirs. */
export function RemoveDialog({ reading, onRemoved, onClose }: Props) {
  const [busy, setBusy] = useState(false);

  async function confirm(): Promise<void> {
    setBusy(true);
    if (await remove(reading.id)) onRemoved();
    onClose();
  }

  return (
    <ConfirmDialog
      title={`${reading.book} - ${reading.chapter}`}
      text="Tem certeza que deseja excluir esta leitura?"
      action="Excluir"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
