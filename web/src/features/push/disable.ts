import { alone } from '@/lib/push/alone';
import { removeSubscription } from '@/lib/push/calls';
import { clearPushMark, pushMark } from '@/lib/push/mark';
import { unregisterDevice } from '@/lib/push/registration';
import { toastError } from '@/lib/toast';
import { pushErrorText } from './push-error-text';

/** Turns pushes off on this device. True when they are off. */
export async function disablePush(): Promise<boolean> {
  try {
    await alone(unsubscribe);
    return true;
  } catch (error) {
    console.error('Pushes could not be turned off', error);
    toastError('Erro ao desativar notificações', pushErrorText(error));
    return false;
  }
}

async function unsubscribe(): Promise<void> {
  const mark = pushMark();
  if (mark) await removeSubscription(mark.endpoint);
  await unregisterDevice();
  clearPushMark();
}
