import { callErrorText } from '@/lib/call-error-text';
import { alone } from '@/lib/push/alone';
import { removeSubscription } from '@/lib/push/calls';
import { clearPushMark, pushMark } from '@/lib/push/mark';
import { unregisterDevice } from '@/lib/push/registration';
import { toastError } from '@/lib/toast';

/** Turns pushes off on this device. True when they are off. */
export async function disablePush(): Promise<boolean> {
  try {
    await alone(unsubscribe);
    return true;
  } catch (error) {
    console.error('Pushes could not be turned off', error);
    toastError('Erro ao desativar notificações', callErrorText(error));
    return false;
  }
}

async function unsubscribe(): Promise<void> {
  const mark = pushMark();
  if (mark) await removeSubscription(mark.endpoint);
  await unregisterDevice();
  clearPushMark();
}
