import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  Stack,
} from '@mui/material';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { eraseAccount } from '@/lib/account';
import { errorText, errorCode } from '@/lib/errors';
import { Field } from '@/ui/fields';
import { FormAlert } from '@/ui/form-alert';

const wrongPassword = ['auth/invalid-credential', 'auth/wrong-password'];

/** Why an account was not erased: here a password is all that can be wrong about who signs in. */
const whyNotErased = (error: unknown): string =>
  wrongPassword.includes(errorCode(error)) ? 'Senha incorreta.' : errorText(error);

/** The password and a clear yes; then there is no way back. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [isErasing, setErasing] = useState(false);

  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isSure || password === '') {
      setWrong('Digite a sua senha e marque que entendeu.');
      return;
    }
    setWrong(null);
    setErasing(true);
    try {
      await eraseAccount(password, '/goodbye');
    } catch (error) {
      setWrong(whyNotErased(error));
      setErasing(false);
    }
  }

  return (
    <Dialog
      open
      onClose={isErasing ? undefined : onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="erase-title"
    >
      <form noValidate onSubmit={(event) => void erase(event)}>
        <DialogTitle id="erase-title" variant="h2">
          Apagar a conta para sempre?
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>
              Isto não tem volta: nem nós conseguimos recuperar o que for apagado. Se quiser guardar
              uma lembrança da sua caminhada, baixe antes a sua cópia.
            </DialogContentText>
            {wrong && <FormAlert title="A conta não foi apagada" text={wrong} />}
            <Field
              label="Senha"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={({ target }) => setPassword(target.value)}
            />
            <FormControlLabel
              control={<Checkbox checked={isSure} onChange={(_, sure) => setSure(sure)} />}
              label="Entendi que tudo será apagado"
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isErasing}>
            Manter minha conta
          </Button>
          <Button type="submit" color="error" variant="contained" loading={isErasing}>
            Apagar para sempre
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
