import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorText } from '@/lib/errors';
import { sendNotification } from '@/lib/push/subscription';
import { toastError, toastSuccess } from '@/lib/toast';
import { AppDialog } from '@/ui/app-dialog';
import { PushToggle } from './push-toggle';

interface Props {
  uid: string;
  /** Called after a test has been sent to at least one device. */
  onSent: () => void;
}

/** Sends a test push to the person's devices, and says how to turn them on if there is none. */
export function SendTestButton({ uid, onSent }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [hasNoDevice, setNoDevice] = useState(false);

  async function send(): Promise<void> {
    setBusy(true);
    try {
      const { sentOk } = await sendNotification({
        userId: uid,
        title: 'Teste do Raízes',
        body: 'Deu certo: os avisos chegam a este aparelho.',
        url: '/admin',
      });
      setNoDevice(sentOk === 0);
      if (sentOk === 0) return;
      toastSuccess(
        'Teste enviado',
        sentOk === 1 ? 'Veja se ele chegou ao seu aparelho.' : `Foi para ${sentOk} aparelhos seus.`,
      );
      onSent();
    } catch (error) {
      console.error('The test push was not sent', error);
      toastError('O teste não foi enviado', errorText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="contained" loading={isBusy} onClick={() => void send()}>
        Mandar um teste para o meu celular
      </Button>
      {hasNoDevice && (
        <NoDeviceDialog
          isBusy={isBusy}
          onSend={() => void send()}
          onClose={() => setNoDevice(false)}
        />
      )}
    </>
  );
}

interface NoDeviceProps {
  isBusy: boolean;
  onSend: () => void;
  onClose: () => void;
}

function NoDeviceDialog({ isBusy, onSend, onClose }: NoDeviceProps) {
  return (
    <AppDialog
      title="Falta ligar os avisos"
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Fechar</Button>
          <Button variant="contained" loading={isBusy} onClick={onSend}>
            Mandar o teste
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>
          Nenhum aparelho seu recebe avisos ainda. Se este é o seu celular, ligue-os aqui. Se não,
          abra o Raízes no celular, entre com esta mesma conta, ligue os avisos na tela inicial e
          volte para mandar o teste.
        </Typography>
        <PushToggle hasReminder={false} />
        {import.meta.env.VITE_EMULATORS && (
          <Typography variant="body2" color="textSecondary">
            Já ligou e nada chega? Veja o que falta no{' '}
            <Link to="/push-debug">diagnóstico de notificações</Link>.
          </Typography>
        )}
      </Stack>
    </AppDialog>
  );
}
