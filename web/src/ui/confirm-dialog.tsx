import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** What else there is to say or to choose. */
  children?: ReactNode;
  /** What happens on a yes. */
  action: string;
  cancel?: string;
  /** Not all that is asked about is dangerous. */
  color?: 'error' | 'primary';
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that can't be undone. */
export function ConfirmDialog(props: Props) {
  const {
    title,
    text,
    children,
    action,
    cancel = 'Cancelar',
    color = 'error',
    busy = false,
  } = props;
  const { onConfirm, onClose } = props;
  const id = useId();
  return (
    <Dialog
      open
      onClose={busy ? undefined : onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { backgroundImage: 'none' } } }}
    >
      <DialogTitle id={`${id}-title`} variant="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy} autoFocus>
          {cancel}
        </Button>
        <Button color={color} variant="contained" onClick={onConfirm} loading={busy}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
