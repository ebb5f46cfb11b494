import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';

interface Props {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before unsent writes are lost. */
export function SignOutDialog({ onLeave, onStay }: Props) {
  return (
    <Dialog open onClose={onStay} aria-labelledby="sign-out-title">
      <DialogTitle id="sign-out-title" variant="h2">
        Sair agora?
      </DialogTitle>
      <DialogContent>
        <DialogContentText>
          O que você escreveu neste aparelho ainda não foi enviado. Se você sair agora, isso será
          perdido. Conecte-se à internet e tente de novo para não perder nada.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          Sair mesmo assim
        </Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          Continuar aqui
        </Button>
      </DialogActions>
    </Dialog>
  );
}
