import { Box, Button, Typography } from '@mui/material';
import { useEffect, useId, useState } from 'react';
import { errorText } from '@/lib/errors';
import { toastError, toastSuccess } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { eraseSampleData, hasSampleData } from './api';

interface Props {
  /** The admin who is signed in, who stays. */
  uid: string;
}

/** In local mode: leaves a church without the invented people and content, ready for one's own. */
export function EraseSampleData({ uid }: Props) {
  const id = useId();
  const [isThere, setThere] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    hasSampleData().then(setThere, () => setThere(false));
  }, []);

  async function erase(): Promise<void> {
    try {
      await eraseSampleData(uid);
      setThere(false);
      setAsking(false);
      toastSuccess('Dados de exemplo apagados', 'A igreja está pronta para o que é seu.');
    } catch (error) {
      toastError('Erro ao apagar os dados de exemplo', errorText(error));
    }
  }

  if (!isThere) return null;
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
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        Apagar os dados de exemplo
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Apagar os dados de exemplo?"
          text="As pessoas de exemplo, o que escreveram e o conteúdo que veio com o aplicativo serão apagados. Ficam quem se cadastrou, o que é dessas pessoas e a conta com que você entrou. Não dá para desfazer."
          action="Apagar"
          onConfirm={erase}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
