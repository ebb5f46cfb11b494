import { profileSchema } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { errorText } from '@/lib/errors';
import { fetchDoc } from '@/lib/reads';
import { mergeDoc, serverTime } from '@/lib/writes';
import { Notice } from '@/ui/page/notice';

type State = 'unknown' | 'open' | 'sending' | 'asked' | 'on-device';

/** A button by which a disciple without a leader asks the church for one; the admins see it until the person has a leader. */
export function AskForLeader({ uid }: { uid: string }) {
  const [state, setState] = useState<State>('unknown');
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void hasAsked(uid).then((asked) => isCurrent && setState(asked ? 'asked' : 'open'));
    return () => {
      isCurrent = false;
    };
  }, [uid]);

  async function ask(): Promise<void> {
    setState('sending');
    setError(null);
    try {
      const kept = await mergeDoc(paths.profile(uid), { wants_leader_at: serverTime() }).kept;
      setState(kept === 'sent' ? 'asked' : kept);
    } catch (cause) {
      console.warn('The wish for a leader was refused', cause);
      // A wish is made once: it may have been made on another device.
      if (await hasAsked(uid)) return setState('asked');
      setError(errorText(cause));
      setState('open');
    }
  }

  if (state === 'on-device') {
    return (
      <Alert severity="info">
        Pedido guardado neste aparelho. Ele chega à sua igreja assim que houver internet.
      </Alert>
    );
  }
  if (state === 'asked') {
    return (
      <Alert severity="success">
        Pedido feito. Quem administra o Raízes na sua igreja vê que você espera por um líder.
      </Alert>
    );
  }
  return (
    <>
      {error && <Notice title="Erro ao pedir um líder" text={error} />}
      <Button
        variant="contained"
        loading={state === 'sending'}
        disabled={state === 'unknown'}
        onClick={() => void ask()}
        sx={{ alignSelf: 'flex-start' }}
      >
        Pedir um líder
      </Button>
    </>
  );
}

async function hasAsked(uid: string): Promise<boolean> {
  try {
    const found = await fetchDoc(paths.profile(uid), profileSchema);
    return found.state === 'ready' && found.value.wants_leader_at !== undefined;
  } catch {
    return false;
  }
}
