import { Button, Typography } from '@mui/material';
import { AppDialog } from '@/ui/app-dialog';

interface Props {
  onAllow: () => void;
  onClose: () => void;
}

/** Asks for the consent to notices before the browser asks for its permission. */
export function AllowDialog({ onAllow, onClose }: Props) {
  return (
    <AppDialog
      title="Ligar os avisos?"
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            Agora não
          </Button>
          <Button variant="contained" onClick={onAllow}>
            Ligar
          </Button>
        </>
      }
    >
      <Typography>
        Respostas do seu líder, conquistas e, se você quiser, um lembrete por dia.
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        Depois o navegador também pergunta: escolha “Permitir”. Você muda de ideia quando quiser,
        aqui ou em Meus dados.
      </Typography>
    </AppDialog>
  );
}
