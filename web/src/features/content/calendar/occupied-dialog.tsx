import { formatShortDay } from '@raizes/domain/day';
import { Button, DialogContentText } from '@mui/material';
import { AppDialog } from '@/ui/app-dialog';
import type { Placement } from './use-day-placement';

interface Props {
  placement: Placement;
  isBusy: boolean;
  onAnswer: (answer: 'replace' | 'swap') => void;
  onClose: () => void;
}

/** Asks what to do with the content of a day that another day is moved or copied to. */
export function OccupiedDialog({
  placement: { action, from, to },
  isBusy,
  onAnswer,
  onClose,
}: Props) {
  const isMove = action === 'move';
  return (
    <AppDialog
      title={`${formatShortDay(to)} já tem conteúdo`}
      maxWidth="xs"
      role="alertdialog"
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy} autoFocus>
            Cancelar
          </Button>
          <Button color="error" onClick={() => onAnswer('replace')} disabled={isBusy}>
            Substituir
          </Button>
          {isMove && (
            <Button variant="contained" onClick={() => onAnswer('swap')} loading={isBusy}>
              Trocar
            </Button>
          )}
        </>
      }
    >
      <DialogContentText>
        {isMove
          ? `Você pode trocar ${formatShortDay(from)} e ${formatShortDay(to)} de lugar, ou substituir o que está lá. O que for substituído é apagado.`
          : 'Se você substituir, o que está lá é apagado.'}
      </DialogContentText>
    </AppDialog>
  );
}
