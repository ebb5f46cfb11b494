import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { MinorsSection } from './minors-section';

/** The people under 18, and whether their guardians have consented. */
export function MinorsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="minors-title">
      <DialogTitle id="minors-title" variant="h2">
        Menores de 18 anos
      </DialogTitle>
      <DialogContent>
        <Stack spacing={3}>
          <DialogContentText>
            Sem a autorização do responsável, o mentor virtual e as mensagens ao líder ficam
            fechados.
          </DialogContentText>
          <MinorsSection
            title="Falta a autorização"
            standing="needed"
            nobody="Ninguém por enquanto."
          />
          <MinorsSection title="Com autorização" standing="recorded" />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  );
}
