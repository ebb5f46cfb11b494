import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth-frame';
import { call } from '@/lib/callable';
import { errorCode } from '@/lib/error-code';
import { errorText } from '@/lib/errors';
import { pendingClaim } from '@/lib/pending-claim';
import { useSession } from '@/lib/session';
import type { Person } from '@/lib/session';
import { toastSuccess } from '@/lib/toast';
import { FullPageSpinner } from '@/ui/lazy';
import { Notice } from '@/ui/page/notice';
import { RequireUser } from '../require-user';

/** The target of the link for the first admin, which `npm run deploy` prints. */
export function Page() {
  const { status } = useSession();
  const secret = useLocation().hash.slice(1);
  useEffect(() => {
    // Whoever is signed out, or has yet to confirm the e-mail, leaves this page first.
    if (secret !== '') pendingClaim.write(secret);
  }, [secret]);
  if (status === 'resolving') return <FullPageSpinner />;
  if (status === 'signed-out') return <AccountNeeded />;
  return <RequireUser>{(person) => <Claim person={person} secret={secret} />}</RequireUser>;
}

const frame = { page: 'Primeiro administrador', title: 'O Raízes da sua igreja' };

function AccountNeeded() {
  return (
    <AuthFrame
      {...frame}
      text="Este link entrega a você a administração. Antes, crie a sua conta e confirme o e-mail. Depois, volte a este mesmo link."
    >
      <Stack spacing={1.5}>
        <Button component={Link} to="/auth?mode=signup" variant="contained" size="large">
          Criar conta
        </Button>
        <Button component={Link} to="/auth?mode=login" size="large">
          Já tenho conta
        </Button>
      </Stack>
    </AuthFrame>
  );
}

function Claim({ person, secret }: { person: Person; secret: string }) {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const [isClaiming, setClaiming] = useState(false);

  async function claim(): Promise<void> {
    setClaiming(true);
    setFailure(null);
    try {
      await call('claim-church', { secret });
      pendingClaim.forget();
      toastSuccess('A administração é sua!', 'Comece pelos primeiros passos.');
      void navigate('/admin', { replace: true });
    } catch (error) {
      if (errorCode(error) === 'permission-denied') pendingClaim.forget();
      setFailure(errorText(error));
      setClaiming(false);
    }
  }

  return (
    <AuthFrame
      {...frame}
      text="Quem administra cuida dos cargos, do conteúdo e das configurações. As mensagens e os diários das pessoas continuam só delas."
    >
      <Stack spacing={2}>
        {failure && <Notice title="Não foi possível assumir a administração" text={failure} />}
        {secret === '' ? (
          <Notice
            title="O link está incompleto"
            text="Copie o link inteiro, até o fim, como apareceu na instalação."
          />
        ) : (
          <Button
            variant="contained"
            size="large"
            loading={isClaiming}
            onClick={() => void claim()}
          >
            Assumir a administração
          </Button>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          Você entrou como {person.email || person.name}.
        </Typography>
        <Button component={Link} to="/dashboard">
          Ir para o início
        </Button>
      </Stack>
    </AuthFrame>
  );
}
