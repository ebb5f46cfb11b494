import { needsGuardian } from '@raizes/domain/guardianship';
import {
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useMinors } from './api';
import { MinorRow } from './minor-row';

/** The people under 18, and whether their guardians have consented. */
export function MinorsDialog({ onClose }: { onClose: () => void }) {
  const minors = useMinors();
  const [thisYear] = useState(() => new Date().getFullYear());
  const people =
    minors.state === 'ready'
      ? minors.value.filter(({ adult_from_year }) =>
          needsGuardian({ guardianship: 'needed', adult_from_year }, thisYear),
        )
      : null;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="minors-title">
      <DialogTitle id="minors-title" variant="h2">
        Menores de 18 anos
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>
            Sem a autorização do responsável, o mentor virtual e as mensagens ao líder ficam
            fechados.
          </DialogContentText>
          {people === null && <CircularProgress aria-label="Procurando" />}
          {people?.length === 0 && <Typography>Ninguém por enquanto.</Typography>}
          {people && people.length > 0 && (
            <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {people.map((person) => (
                <MinorRow key={person.id} person={person} />
              ))}
            </Stack>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Fechar</Button>
      </DialogActions>
    </Dialog>
  );
}
