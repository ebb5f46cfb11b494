import { calendarDay, isDay } from '@raizes/domain/day';
import type { Profile } from '@raizes/domain/documents/people';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { callErrorText } from '@/lib/errors';
import { toastSuccess } from '@/lib/toast';
import { Field } from '@/ui/fields';
import { FormAlert } from '@/ui/form-alert';
import { recordConsent } from './minors-dialog';

interface Props {
  person: Profile;
  onClose: () => void;
}

/** Who consented, and when: that much is kept. */
export function GuardianDialog({ person, onClose }: Props) {
  const [guardian, setGuardian] = useState('');
  const [day, setDay] = useState<string>(() => calendarDay(new Date()));
  const [wrong, setWrong] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (guardian.trim().length < 2 || !isDay(day)) {
      setWrong('Informe o nome do responsável e a data.');
      return;
    }
    setWrong(null);
    setSaving(true);
    try {
      await recordConsent(person.id, guardian, day);
      toastSuccess('Consentimento registrado.');
      onClose();
    } catch (error) {
      setWrong(callErrorText(error));
      setSaving(false);
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="guardian-title">
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id="guardian-title" variant="h2">
          Registrar consentimento do responsável
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
              Registre só depois de falar com a mãe, o pai ou o responsável legal por{' '}
              {person.full_name}. O registro fica no histórico da pessoa.
            </DialogContentText>
            {wrong && <FormAlert title="Erro de validação" text={wrong} />}
            <Field
              label="Nome do responsável"
              value={guardian}
              onChange={({ target }) => setGuardian(target.value)}
              autoFocus
              slotProps={{ input: { maxLength: 100 } }}
            />
            <Field
              label="Data do consentimento"
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            Registrar
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
