import { callErrorText } from '@/lib/call-error-text';
import { alone } from '@/lib/push/alone';
import { getPublicKey, saveSubscription } from '@/lib/push/calls';
import { pushMark, setPushMark } from '@/lib/push/mark';
import { registerDevice, unregisterDevice } from '@/lib/push/registration';
import { toastError } from '@/lib/toast';
import { pushSupport } from './support';

/** Turns pushes on for a person on this device; called from a tap, or else the browser does not ask. True when they are on. */
export async function enablePush(uid: string): Promise<boolean> {
  if (pushSupport() !== 'ready') {
    toastError('Notificações não suportadas', 'Este navegador não recebe notificações.');
    return false;
  }
  if ((await Notification.requestPermission()) !== 'granted') {
    toastError(
      'Permissão negada',
      'Libere as notificações do Raízes nas configurações do navegador e tente de novo.',
    );
    return false;
  }
  try {
    await alone(() => subscribe(uid));
    return true;
  } catch (error) {
    console.error('Pushes could not be turned on', error);
    toastError('Erro ao ativar notificações', callErrorText(error));
    return false;
  }
}

async function subscribe(uid: string): Promise<void> {
  const publicKey = await getPublicKey();
  const registration = await registerDevice(publicKey);
  try {
    await saveSubscription(registration, pushMark()?.endpoint ?? null);
  } catch (error) {
    await unregisterDevice();
    throw error;
  }
  const { endpoint, token } = registration;
  setPushMark({ uid, publicKey, endpoint, token, savedAt: Date.now() });
}
