import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { DialogContentProps, DialogProps } from '@mui/material';
import { useCallback, useId, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';

interface BodyProps {
  /** Renders the body as a form; the browser's own submit is prevented. */
  form?: Pick<ComponentProps<'form'>, 'ref' | 'onSubmit'>;
  /** The buttons. */
  actions: ReactNode;
  children: ReactNode;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** MUI's `DialogContent`, made focusable while it overflows and contains nothing focusable, so that the keyboard can scroll it. */
function ScrollableContent(props: DialogContentProps) {
  const [isTall, setTall] = useState(false);
  const observe = useCallback((content: HTMLDivElement | null) => {
    if (!content) return undefined;
    const check = () =>
      setTall(content.scrollHeight > content.clientHeight && !content.querySelector(FOCUSABLE));
    const resized = new ResizeObserver(check);
    const changed = new MutationObserver(check);
    resized.observe(content);
    changed.observe(content, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, []);
  return <DialogContent ref={observe} {...(isTall && { tabIndex: 0 })} {...props} />;
}

/** The scrolling content of a dialog and the buttons below it. */
export function DialogBody({ form, actions, children }: BodyProps) {
  const body = (
    <>
      {/* Leaves room for the label that overlaps the top edge of a field. */}
      <ScrollableContent sx={{ '&&': { pt: 1 } }}>{children}</ScrollableContent>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  if (!form) return body;
  return (
    <Box
      component="form"
      noValidate
      {...form}
      onSubmit={(event) => {
        event.preventDefault();
        form.onSubmit?.(event);
      }}
      // The content scrolls, not the whole form, so the buttons stay visible.
      sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }}
    >
      {body}
    </Box>
  );
}

/** For the `sx` of a dialog: what leads out stands at the left edge, and the main button at the right. */
export const apart = {
  '& .MuiDialogActions-root': { justifyContent: 'space-between' },
  '& .MuiDialogActions-root > .MuiButton-text:first-of-type': { ml: -1 },
} as const;

interface FormActionsProps {
  /** The label of the submit button. */
  submit: string;
  isBusy: boolean;
  disabled?: boolean;
  onCancel: () => void;
}

/** The buttons of a form in a dialog. */
export const FormActions = ({ submit, isBusy, disabled, onCancel }: FormActionsProps) => (
  <>
    <Button onClick={onCancel} disabled={isBusy}>
      Cancelar
    </Button>
    <Button type="submit" variant="contained" loading={isBusy} disabled={disabled ?? false}>
      {submit}
    </Button>
  </>
);

interface Props
  extends BodyProps, Omit<DialogProps, 'open' | 'form' | 'title' | 'onSubmit' | 'children'> {
  title: string;
}

/** An open dialog with a title, content and buttons. */
export function AppDialog({ title, form, actions, children, ...dialog }: Props) {
  const id = useId();
  return (
    <Dialog open fullWidth aria-labelledby={id} {...dialog}>
      <DialogTitle id={id} variant="h2">
        {title}
      </DialogTitle>
      <DialogBody {...(form && { form })} actions={actions}>
        {children}
      </DialogBody>
    </Dialog>
  );
}
