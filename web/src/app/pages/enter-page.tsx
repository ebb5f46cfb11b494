import { parseCode } from '@raizes/domain/invitations';
import { Button, Stack } from '@mui/material';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { AuthFrame } from '@/features/auth/auth-frame';
import { pendingInvitation } from '@/lib/pending-invitation';
import { useSession } from '@/lib/session';
import { toastInfo } from '@/lib/toast';
import { Field } from '@/ui/fields';
import { FullPageSpinner } from '@/ui/lazy';
import { Notice } from '@/ui/page/notice';

/** The target of an invitation: redirects to the sign-up, or a signed-in person to the dashboard, where it is redeemed. */
export function Page() {
  const { code } = useParams();
  const { status } = useSession();
  if (code === undefined) return <CodeForm />;
  if (status === 'resolving') return <FullPageSpinner />;
  if (status === 'signed-in') return <StoreCode typed={code} />;
  return <Navigate to={`/auth?mode=signup&invitation=${encodeURIComponent(code)}`} replace />;
}

function StoreCode({ typed }: { typed: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const code = parseCode(typed);
    if (code !== null) pendingInvitation.write(code);
    else toastInfo('Este convite não vale mais', 'Confira o código, ou peça outro convite.');
    void navigate('/dashboard', { replace: true });
  }, [typed, navigate]);
  return <FullPageSpinner />;
}

/** A form for people who got the code by word of mouth or from a poster. */
function CodeForm() {
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const navigate = useNavigate();

  function enter(event: FormEvent): void {
    event.preventDefault();
    // People also paste the whole link here.
    const code = parseCode(typed.trim().split('/').at(-1) ?? '');
    setWrong(code === null);
    if (code !== null) void navigate(`/entrar/${code}`, { replace: true });
  }

  return (
    <AuthFrame
      page="Entrar com um convite"
      title="Você tem um convite?"
      text="Digite o código que está no cartaz ou que alguém passou para você."
    >
      <Stack component="form" noValidate spacing={2} onSubmit={enter}>
        {isWrong && (
          <Notice
            title="Erro de validação"
            text="Confira o código: ele tem dez letras e números, como BCDFG-HJKMN."
          />
        )}
        <Field
          label="Código do convite"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isWrong}
          autoComplete="off"
          autoFocus
          slotProps={{ input: { autoCapitalize: 'characters', spellCheck: false, maxLength: 200 } }}
        />
        <Button type="submit" variant="contained" size="large" fullWidth>
          Continuar
        </Button>
      </Stack>
    </AuthFrame>
  );
}
