import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState } from 'react';
import { toastError } from '@/lib/toast';

/** Signs out; when something written here has not been sent yet, the person decides first. */
export function useSignOut() {
  const [asking, setAsking] = useState(false);

  async function leave(): Promise<void> {
    setAsking(false);
    try {
      const { signOut } = await import('@/lib/sign-out');
      await signOut();
    } catch (cause) {
      console.error('Signing out failed', cause);
      toastError('Não foi possível sair', 'Verifique sua conexão e tente novamente.');
    }
  }

  async function check(): Promise<void> {
    const { everythingSent } = await import('@/lib/sign-out');
    if (await everythingSent()) await leave();
    else setAsking(true);
  }

  const dialog = (
    <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby="sign-out-title">
      <DialogTitle id="sign-out-title">Sair agora?</DialogTitle>
      <DialogContent>
        <DialogContentText>
          O que você escreveu neste aparelho ainda não foi enviado. Se você sair agora, isso será
          perdido. Conecte-se à internet e tente de novo para não perder nada.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => void leave()}>
          Sair mesmo assim
        </Button>
        <Button variant="contained" onClick={() => setAsking(false)} autoFocus>
          Continuar aqui
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { signOut: () => void check(), dialog };
}
