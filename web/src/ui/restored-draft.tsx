import { Alert, Button } from '@mui/material';

/** Says that a form begins with what was written before, and offers to begin anew. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          Descartar rascunho
        </Button>
      }
    >
      Continuamos de onde você parou neste aparelho.
    </Alert>
  );
}
