import { callErrorText } from '@/lib/call-error-text';
import { sendNotification } from '@/lib/push/calls';
import { activeWorker } from '@/lib/push/active-worker';
import { toastError, toastSuccess } from '@/lib/toast';

type Note = (text: string) => void;

/** Shows a notification without any server: what the device itself does with one. */
export async function testLocally(note: Note): Promise<void> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') throw new Error('Permissão negada');
    await (
      await activeWorker()
    ).showNotification('Teste local', {
      body: 'Esta notificação foi criada neste aparelho.',
      tag: 'teste-local',
      icon: '/icons/icon-192.png',
      data: { url: '/push-debug' },
    });
    note('Notificação local enviada');
    toastSuccess('Notificação local enviada', 'Verifique se apareceu no dispositivo');
  } catch (error) {
    fail(note, 'Erro ao enviar notificação local', error);
  }
}

/** Sends a push to all devices of the person who asks. */
export async function testRemotely(uid: string | null, note: Note): Promise<void> {
  try {
    if (uid === null) throw new Error('Usuário não autenticado');
    const { targeted, sentOk, removedInvalid } = await sendNotification({
      userId: uid,
      title: 'Teste de push',
      body: 'O push chegou a este aparelho.',
      url: '/push-debug',
    });
    const text = `${sentOk} de ${targeted} notificações enviadas`;
    note(`Push remoto enviado: ${text}${removedInvalid ? `, ${removedInvalid} removidas` : ''}`);
    toastSuccess('Push remoto enviado', text);
  } catch (error) {
    fail(note, 'Erro ao enviar push remoto', error);
  }
}

function fail(note: Note, title: string, error: unknown): void {
  const isOurs = error instanceof Error && !('code' in error);
  const text = isOurs ? error.message : callErrorText(error);
  note(`${title}: ${text}`);
  toastError(title, text);
}
