import { ConfirmDialog } from './confirm-dialog';

interface RemoveDialogProps {
  title: string;
  text: string;
  action?: string;
  remove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an item is removed (or archived), and closes after the server has answered. */
export function RemoveDialog({
  title,
  text,
  action = 'Excluir',
  remove,
  onClose,
}: RemoveDialogProps) {
  return (
    <ConfirmDialog
      title={title}
      text={text}
      action={action}
      onConfirm={() => remove().then(onClose)}
      onClose={onClose}
    />
  );
}
