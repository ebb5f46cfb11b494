import { BIRTH_YEAR_MIN } from '@raizes/domain/limits';
import type { Profile } from '@raizes/domain/documents/people';
import { Box } from '@mui/material';
import { useState } from 'react';
import { call } from '@/lib/callable';
import { callErrorText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Field } from '@/ui/fields';

const isYear = (typed: string, now: number) =>
  /^\d{4}$/.test(typed) && Number(typed) >= BIRTH_YEAR_MIN && Number(typed) <= now;

/** Mends what somebody mistyped when they were asked; it decides whether they need a guardian's consent. */
export function BirthYearDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [thisYear] = useState(() => new Date().getFullYear());

  async function confirm(): Promise<void> {
    if (!isYear(typed.trim(), thisYear)) {
      setWrong(true);
      return;
    }
    setBusy(true);
    try {
      await call('correct-birth-year', { userId: profile.id, birthYear: Number(typed) });
      toastSuccess('Sucesso!', 'Ano de nascimento corrigido.');
    } catch (error) {
      console.error('The birth year could not be mended', error);
      toastError('Erro', callErrorText(error));
    }
    onClose();
  }

  return (
    <ConfirmDialog
      title="Corrigir ano de nascimento"
      text={`Confirme o ano com ${profile.full_name}, ou com a família. Menores de 18 anos precisam da autorização do responsável; a correção fica no histórico da pessoa.`}
      action="Corrigir"
      color="primary"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Box sx={{ mt: 2 }}>
        <Field
          label="Ano de nascimento"
          value={typed}
          onChange={({ target }) => {
            setWrong(false);
            setTyped(target.value);
          }}
          error={wrong}
          helper={`Um ano entre ${BIRTH_YEAR_MIN} e ${thisYear}.`}
          slotProps={{ input: { inputMode: 'numeric', maxLength: 4 } }}
        />
      </Box>
    </ConfirmDialog>
  );
}
