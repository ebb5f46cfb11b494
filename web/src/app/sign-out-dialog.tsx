import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';

/** What signing out would lose. */
export interface Losses {
  isUnsent: boolean;
  /** The drafts in words: `1 devocional não terminado`. */
  drafts: string | null;
}

interface Props extends Losses {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks for confirmation before sign-out loses unsent writes and drafts. */
export function SignOutDialog({ isUnsent, drafts, onLeave, onStay }: Props) {
  return (
    <Dialog open onClose={onStay} aria-labelledby="sign-out-title">
      <DialogTitle id="sign-out-title" variant="h2">
        Sair agora?
      </DialogTitle>
      <DialogContent>
        {drafts && (
          <DialogContentText>
            Neste aparelho há {drafts}. Se você sair agora, o que foi escrito será perdido.
          </DialogContentText>
        )}
        {isUnsent && (
          <DialogContentText sx={{ mt: drafts ? 2 : 0 }}>
            O que você escreveu neste aparelho ainda não foi enviado. Se você sair agora, isso será
            perdido. Conecte-se à internet e tente de novo para não perder nada.
          </DialogContentText>
        )}
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
