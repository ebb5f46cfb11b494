import { DAY_MS } from '@raizes/domain/day';
import { reminderChoiceSchema } from '@raizes/domain/documents/push';
import type { ReminderChoice } from '@raizes/domain/documents/push';
import { errorText } from '@/lib/errors';
import { isInstalled, isIphone } from '@/lib/install';
import {
  fetchPublicKey,
  forgetRegistration,
  readStoredRegistration,
  registerDevice,
  removeSubscription,
  saveSubscription,
  storeRegistration,
  unregisterDevice,
  withPushLock,
  saveReminder,
} from '@/lib/push/subscription';
import type { StoredRegistration } from '@/lib/push/subscription';
import { endPushes, isSubscribed } from '@/lib/push/worker';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { toastError, toastInfo } from '@/lib/toast';

/** An iPhone's browser supports pushes only for an app on its home screen. */
export function pushSupport(): 'ready' | 'iphone-browser' | 'unsupported' {
  if (isIphone() && !isInstalled()) return 'iphone-browser';
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? 'ready'
    : 'unsupported';
}

export const isEnabledFor = (uid: string) =>
  readStoredRegistration()?.uid === uid &&
  'Notification' in window &&
  Notification.permission === 'granted';

const UNANSWERED =
  'A pergunta do navegador ficou sem resposta. Toque na chave de novo e escolha “Permitir”.';

/** Where a person undoes a refusal, which no page can ask about again. */
function whereToAllow(): string {
  if (isIphone()) return 'Abra Ajustes › Notificações › Raízes e ligue “Permitir Notificações”.';
  if (isInstalled())
    return 'Este aparelho bloqueou os avisos. Abra as configurações do aplicativo Raízes e ligue “Notificações”.';
  return 'O navegador bloqueou os avisos. Toque no cadeado, ao lado do endereço, e permita “Notificações”.';
}

/**
 * Turns pushes on for a person on this device. Call it in a tap's handler, because browsers ask for the permission nowhere else.
 * @param onAllowed runs between the browser's permission and the subscription, and prevents the subscription if it fails
 * @returns whether they are on
 */
export async function enablePush(
  uid: string,
  onAllowed: () => Promise<void> = () => Promise.resolve(),
): Promise<boolean> {
  if (pushSupport() !== 'ready') {
    toastError('Notificações não suportadas', 'Este navegador não recebe notificações.');
    return false;
  }
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    toastInfo('Permissão negada', permission === 'denied' ? whereToAllow() : UNANSWERED);
    return false;
  }
  await onAllowed();
  try {
    await withPushLock(() => subscribe(uid));
    return true;
  } catch (error) {
    console.error('Pushes could not be turned on', error);
    toastError('Erro ao ativar notificações', errorText(error));
    return false;
  }
}

async function subscribe(uid: string): Promise<void> {
  const publicKey = await fetchPublicKey();
  const registration = await registerDevice(publicKey);
  try {
    await saveSubscription(registration, readStoredRegistration()?.endpoint ?? null);
  } catch (error) {
    await unregisterDevice();
    throw error;
  }
  const { endpoint, token } = registration;
  storeRegistration({ uid, publicKey, endpoint, token, savedAt: Date.now() });
}

/**
 * Turns pushes off on this device.
 * @returns whether they are off
 */
export async function disablePush(): Promise<boolean> {
  try {
    await withPushLock(unsubscribe);
    return true;
  } catch (error) {
    console.error('Pushes could not be turned off', error);
    toastError('Erro ao desativar notificações', errorText(error));
    return false;
  }
}

async function unsubscribe(): Promise<void> {
  const stored = readStoredRegistration();
  if (stored) await removeSubscription(stored.endpoint);
  await unregisterDevice();
  forgetRegistration();
}

/**
 * Checks, each time the app opens, that pushes still reach this person on this device. A browser can renew its subscription,
 * and a person can revoke the permission, without the app noticing.
 */
export async function keepPushAlive(uid: string): Promise<void> {
  if (pushSupport() === 'ready') await withPushLock(() => reconcile(uid));
}

async function reconcile(uid: string): Promise<void> {
  const stored = readStoredRegistration();
  if (stored?.uid !== uid) {
    // A subscription left on this device belongs to another person.
    forgetRegistration();
    if (stored || (await isSubscribed())) await endPushes();
  } else if (Notification.permission === 'granted') {
    await renew(stored);
    await followTimeZone();
  } else {
    await unsubscribe();
  }
}

/** An unchanged registration is saved again after a week, because the server may have removed it. */
const RESAVE_MS = 7 * DAY_MS;

async function renew(stored: StoredRegistration): Promise<void> {
  const isDue = Date.now() - stored.savedAt >= RESAVE_MS;
  const publicKey = isDue ? await fetchPublicKey() : stored.publicKey;
  // A subscription is bound to the key that it was created with.
  if (publicKey !== stored.publicKey) await unregisterDevice();
  const registration = await registerDevice(publicKey);
  const { endpoint, token } = registration;
  const isSame = endpoint === stored.endpoint && token === stored.token;
  if (isSame && !isDue) return;
  await saveSubscription(registration, endpoint === stored.endpoint ? null : stored.endpoint);
  storeRegistration({ ...stored, publicKey, endpoint, token, savedAt: Date.now() });
}

const KEY = 'reminder';

/** The last choice made on this device, which can be shown without a read. */
export const readStoredReminder = (): ReminderChoice | null =>
  readStored(KEY, reminderChoiceSchema);

export async function chooseReminder(choice: ReminderChoice): Promise<void> {
  await saveReminder(choice);
  storage.write(KEY, choice);
}

export const currentTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Keeps the reminder on the local clock of a person who travels. */
async function followTimeZone(): Promise<void> {
  const stored = readStoredReminder();
  const time_zone = currentTimeZone();
  if (stored?.enabled && stored.time_zone !== time_zone) {
    await chooseReminder({ ...stored, time_zone });
  }
}

/** `Todos os dias, às 7h`, `De segunda a sexta, às 7h`, `Seg, qua e sex, às 7h`. */
export function formatReminder({ enabled, hour, weekdays }: ReminderChoice): string {
  if (!enabled) return 'Desativado';
  const days = formatWeekdays(weekdays.toSorted((a, b) => a - b));
  return `${days}, às ${hour}h`;
}

const shortNames = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
const list = new Intl.ListFormat('pt-BR');

function formatWeekdays(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return 'Todos os dias';
  if (weekdays.join() === '1,2,3,4,5') return 'De segunda a sexta';
  const names = list.format(weekdays.map((weekday) => shortNames[weekday] ?? ''));
  return names.charAt(0).toUpperCase() + names.slice(1);
}
