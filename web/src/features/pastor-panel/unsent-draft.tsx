import { Alert, AlertTitle, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { replyDraft } from './reply-draft';

/** What was written here to a message that has been answered otherwise in the meantime, from another device. */
export function UnsentDraft({ messageId, response }: { messageId: string; response: string }) {
  const [draft, setDraft] = useState(() => replyDraft.read(messageId));
  if (draft === '' || draft.trim() === response) return null;

  function discard(): void {
    replyDraft.forget(messageId);
    setDraft('');
  }

  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={discard}>
          Descartar
        </Button>
      }
    >
      <AlertTitle>Este rascunho não foi enviado</AlertTitle>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {draft}
      </Typography>
    </Alert>
  );
}
