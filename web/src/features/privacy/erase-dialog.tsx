import { Button, Checkbox, DialogContentText, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { UnansweredErasure, eraseAccount } from '@/lib/account';
import { credentialErrorText } from '@/lib/credentials';
import { AppDialog } from '@/ui/app-dialog';
import { Field } from '@/ui/fields';
import { Notice } from '@/ui/page/notice';
import { useSubmission } from '@/ui/use-submission';

const UNANSWERED =
  'A resposta não chegou. Se o pedido chegou, a conta termina de ser apagada sozinha; se não, tente de novo com internet.';

const toRefusal = (error: unknown) =>
  error instanceof UnansweredErasure ? UNANSWERED : credentialErrorText(error);

/** Asks for the password and an explicit confirmation. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [isSure, setSure] = useState(false);
  const { isBusy, refusal, refuse, submit } = useSubmission(toRefusal);

  function erase(): void {
    if (!isSure || password === '') return refuse('Digite a sua senha e marque que entendeu.');
    void submit(() => eraseAccount(password, '/goodbye'));
  }

  return (
    <AppDialog
      title="Apagar a conta para sempre?"
      onClose={isBusy ? undefined : onClose}
      form={{ onSubmit: erase }}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            Manter minha conta
          </Button>
          <Button type="submit" color="error" variant="contained" loading={isBusy}>
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
        {refusal && (
          <Notice
            title={
              refusal === UNANSWERED
                ? 'Ainda não sabemos se a conta foi apagada'
                : 'A conta não foi apagada'
            }
            text={refusal}
          />
        )}
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
