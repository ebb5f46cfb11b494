import { Box, Button, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { errorText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { eraseSampleData, hasSampleData } from './api';

interface Props {
  /** The signed-in admin, whose account is not erased. */
  uid: string;
}

/** On the emulators only: erases the invented people and content, so that a church can start with its own. */
export function EraseSampleData({ uid }: Props) {
  const id = useId();
  const [hasData, setHasData] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  useEffect(() => {
    hasSampleData().then(setHasData, () => setHasData(false));
  }, []);

  async function erase(): Promise<void> {
    try {
      await eraseSampleData(uid);
      setHasData(false);
      setConfirming(false);
      toastSuccess('Dados de exemplo apagados', 'A igreja está pronta para o que é seu.');
    } catch (error) {
      toastError('Erro ao apagar os dados de exemplo', errorText(error));
    }
  }

  if (!hasData) return null;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ mt: 4, p: 2.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Modo local
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        Esta igreja veio com pessoas, mensagens e conteúdo de exemplo.
      </Typography>
      <Button variant="outlined" color="error" onClick={() => setConfirming(true)}>
        Apagar os dados de exemplo
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title="Apagar os dados de exemplo?"
          text="As pessoas de exemplo, o que escreveram e o conteúdo que veio com o aplicativo serão apagados. Ficam quem se cadastrou, o que é dessas pessoas e a conta com que você entrou. Não dá para desfazer."
          action="Apagar"
          onConfirm={erase}
          onClose={() => setConfirming(false)}
        />
      )}
    </Box>
  );
}
