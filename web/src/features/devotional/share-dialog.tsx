import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import { Button, Stack, Typography } from '@mui/material';
import { toastError, toastSuccess } from '@/lib/toast';
import { AppDialog } from '@/ui/app-dialog';
import { whatsAppUrl } from './success-screen';

interface Props {
  text: string;
  onClose: () => void;
}

/** Ways to share on a device without a share sheet. */
export function ShareDialog({ text, onClose }: Props) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toastSuccess('Texto copiado!');
      onClose();
    } catch {
      toastError('Não foi possível copiar', 'Selecione o texto e copie manualmente.');
    }
  }

  return (
    <AppDialog
      title="Compartilhar"
      maxWidth="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      <Typography
        sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', userSelect: 'text', mb: 2 }}
      >
        {text}
      </Typography>
      <Stack spacing={1}>
        <Button
          variant="contained"
          startIcon={<WhatsAppIcon />}
          href={whatsAppUrl(text)}
          target="_blank"
          rel="noopener"
        >
          WhatsApp
        </Button>
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
          Copiar texto
        </Button>
      </Stack>
    </AppDialog>
  );
}
