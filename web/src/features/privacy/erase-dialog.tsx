import { Button, Checkbox, DialogContentText, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { eraseAccount } from '@/lib/account';
import { credentialErrorText } from '@/lib/credentials';
import { AppDialog } from '@/ui/app-dialog';
import { Field } from '@/ui/fields';
import { Notice } from '@/ui/notice';

/** Asks for the password and an explicit confirmation. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isErasing, setErasing] = useState(false);

  async function erase(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isSure || password === '') {
      setRefusal('Digite a sua senha e marque que entendeu.');
      return;
    }
    setRefusal(null);
    setErasing(true);
    try {
      await eraseAccount(password, '/goodbye');
    } catch (error) {
      setRefusal(credentialErrorText(error));
      setErasing(false);
    }
  }

  return (
    <AppDialog
      title="Apagar a conta para sempre?"
      onClose={isErasing ? undefined : onClose}
      form={{ onSubmit: (event) => void erase(event) }}
      actions={
        <>
          <Button onClick={onClose} disabled={isErasing}>
            Manter minha conta
          </Button>
          <Button type="submit" color="error" variant="contained" loading={isErasing}>
            Apagar para sempre
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <DialogContentText>
          Isto não tem volta: nem nós conseguimos recuperar o que for apagado. Se quiser guardar uma
          lembrança da sua caminhada, baixe antes a sua cópia.
        </DialogContentText>
        {refusal && <Notice title="A conta não foi apagada" text={refusal} />}
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
    </AppDialog>
  );
}
