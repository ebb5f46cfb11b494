import { Box, Button, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { errorCode } from '@/lib/error-code';
import { errorText } from '@/lib/errors';
import { whenStatus } from '@/lib/session';
import { signIn } from '@/lib/sign-up';
import { Notice } from '@/ui/page/notice';

const schema = v.object({
  password: v.string(),
  accounts: v.array(v.object({ role: v.string(), email: v.string() })),
});

/** On the emulators only: signs in as one of the sample people with one tap. */
export function SampleSignIn() {
  const id = useId();
  const [busy, setBusy] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { password, accounts } = v.parse(
    schema,
    JSON.parse(import.meta.env.VITE_SAMPLE_ACCOUNTS ?? '{"password":"","accounts":[]}'),
  );

  async function enter(email: string): Promise<void> {
    setBusy(email);
    setError(null);
    try {
      await whenStatus('signed-in', 'signed-out');
      await signIn(email, password);
    } catch (cause) {
      setError(deletedAccountText(cause) ?? errorText(cause));
      setBusy(null);
    }
  }

  return (
    <Box component="section" aria-labelledby={id}>
      <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
        <Typography id={id} variant="body2" color="textSecondary" component="h2">
          Modo local: entrar como
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
          {accounts.map(({ role, email }) => (
            <Button
              key={email}
              variant="outlined"
              disabled={busy !== null}
              loading={busy === email}
              sx={{ px: 1.5 }}
              onClick={() => void enter(email)}
            >
              {role}
            </Button>
          ))}
        </Stack>
        {error && <Notice title="Erro ao fazer login" text={error} />}
      </Stack>
    </Box>
  );
}

/** The error text for a sample account that 'Apagar os dados de exemplo' has deleted; null for other errors. */
function deletedAccountText(cause: unknown): string | null {
  const code = errorCode(cause);
  const isDeleted = code === 'auth/invalid-credential' || code === 'auth/user-not-found';
  return isDeleted ? 'Esta conta de exemplo foi apagada. Crie uma conta.' : null;
}
