import { Box, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { DialogProps } from '@mui/material';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';

interface BodyProps {
  /** Makes it a form. */
  form?: Pick<ComponentProps<'form'>, 'ref' | 'onSubmit'>;
  /** The buttons. */
  actions: ReactNode;
  children: ReactNode;
}

/** The content of a dialog, which scrolls, above its buttons. */
export function DialogBody({ form, actions, children }: BodyProps) {
  const body = (
    <>
      {/* Room for the label on the edge of a field. */}
      <DialogContent sx={{ '&&': { pt: 1 } }}>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  if (!form) return body;
  return (
    <Box
      component="form"
      noValidate
      {...form}
      // The content scrolls in the dialog, not the form.
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      {body}
    </Box>
  );
}

interface Props
  extends BodyProps, Omit<DialogProps, 'open' | 'form' | 'title' | 'onSubmit' | 'children'> {
  title: string;
}

/** An open dialog with a title, a content and buttons. */
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
