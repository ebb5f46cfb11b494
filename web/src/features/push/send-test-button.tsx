import { Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { errorText } from '@/lib/errors';
import { sendNotification } from '@/lib/push/subscription';
import { toastError, toastSuccess } from '@/lib/toast';
import { AppDialog } from '@/ui/app-dialog';
import { Notice } from '@/ui/page/notice';
import { isEnabledFor } from './push-device';
import { PushToggle } from './push-toggle';

interface Props {
  uid: string;
  /** Called after a test has been sent to at least one device. */
  onSent: () => void;
}

/** Sends a test push to the person's devices, and says how to turn them on if there is none. */
export function SendTestButton({ uid, onSent }: Props) {
  const [isBusy, setBusy] = useState(false);
  /** How many tests reached no device since the last that did. */
  const [misses, setMisses] = useState(0);

  async function send(): Promise<void> {
    setBusy(true);
    try {
      const { sentOk } = await sendNotification({
        userId: uid,
        title: 'Teste do Raízes',
        body: 'Deu certo: os avisos chegam a este aparelho.',
        url: '/admin',
      });
      setMisses(sentOk === 0 ? misses + 1 : 0);
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
      {misses > 0 && (
        <NoDeviceDialog
          uid={uid}
          isBusy={isBusy}
          misses={misses}
          onSend={() => void send()}
          onClose={() => setMisses(0)}
        />
      )}
    </>
  );
}

interface NoDeviceProps {
  uid: string;
  isBusy: boolean;
  misses: number;
  onSend: () => void;
  onClose: () => void;
}

function NoDeviceDialog({ uid, isBusy, misses, onSend, onClose }: NoDeviceProps) {
  const [isOn, setOn] = useState(() => isEnabledFor(uid));
  /** The misses that the text already explains. */
  const [explained, setExplained] = useState(isOn ? 0 : misses);
  return (
    <AppDialog
      title={isOn ? 'Mande o teste' : 'Falta ligar os avisos'}
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
        {misses > explained && (
          <Notice title="O teste não foi enviado" text={isOn ? NOT_REACHED : STILL_OFF} />
        )}
        <Typography>{isOn ? ON : OFF}</Typography>
        <PushToggle
          hasReminder={false}
          onChange={() => {
            setOn(isEnabledFor(uid));
            setExplained(misses);
          }}
        />
        {import.meta.env.VITE_EMULATORS && (
          <Typography variant="body2" color="textSecondary">
            Já ligou e nada chega? Veja o que falta no{' '}
            <Link component={RouterLink} to="/push-debug">
              diagnóstico dos avisos
            </Link>
            .
          </Typography>
        )}
      </Stack>
    </AppDialog>
  );
}

const OFF =
  'Nenhum aparelho seu recebe avisos ainda. Se este é o seu celular, ligue-os aqui. Se não, abra o Raízes no celular, entre com esta mesma conta, ligue os avisos na tela inicial e volte para mandar o teste.';
const ON = 'Os avisos estão ligados neste aparelho. Agora mande o teste e veja se ele chega.';
const STILL_OFF =
  'Os avisos continuam desligados em todos os seus aparelhos. Ligue-os aqui embaixo ou no celular, e tente de novo.';
const NOT_REACHED =
  'Nenhum aparelho seu recebeu. Desligue os avisos aqui embaixo, ligue de novo e tente outra vez.';
