import { Button, DialogContentText } from '@mui/material';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { AppDialog } from './app-dialog';

interface Props {
  title: string;
  text: ReactNode;
  /** Further text or choices, below the text. */
  children?: ReactNode;
  /** The label of the confirming button. */
  action: string;
  cancel?: string;
  color?: 'error' | 'primary';
  /** The dialog is busy until the promise settles. */
  onConfirm: () => void | Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before an action. `onConfirm` closes the dialog. */
export function ConfirmDialog(props: Props) {
  const {
    title,
    text,
    children,
    action,
    cancel = 'Cancelar',
    color = 'error',
    onConfirm,
    onClose,
  } = props;
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  function confirm(): void {
    const done = onConfirm();
    if (!done) return;
    setBusy(true);
    void done.finally(() => setBusy(false));
  }

  return (
    <AppDialog
      title={title}
      fullWidth={false}
      onClose={isBusy ? undefined : onClose}
      role="alertdialog"
      aria-describedby={`${id}-text`}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy} autoFocus>
            {cancel}
          </Button>
          <Button color={color} variant="contained" onClick={confirm} loading={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </DialogContentText>
      {children}
    </AppDialog>
  );
}
