import '../app';
import { HttpsError } from 'firebase-functions/https';
import { onSignedInCall } from '../lib/on-signed-in-call';
import { isLocal } from '../push/local-mode';
import { removeDevice } from '../push/remove-device';
import { parseRequest } from '../push/requests';
import type { PushRequest, SaveRequest } from '../push/requests';
import { deviceIdOf, saveDevice } from '../push/save-device';
import { sendNotification } from '../push/send-notification';
import { vapidKey } from '../push/vapid-key';
import { wantsPushes } from '../push/wants-pushes';
import { saveReminder, wakeReminder } from '../reminders/save-reminder';

/**
 * {action: 'get-vapid-key'} → {publicKey}
 * {action: 'save-subscription', endpoint, keys: {p256dh, auth}, token, device, replaces} → {saved}
 * {action: 'remove-subscription', endpoint} → {removed}
 * {action: 'send-notification', userId, title, body, url} → {targeted, sentOk, removedInvalid}
 * {action: 'save-reminder', enabled, hour, weekdays, time_zone} → {saved}
 */
export const pushNotifications = onSignedInCall('push-notifications', async ({ uid }, data) =>
  handle(uid, parseRequest(data)),
);

async function handle(uid: string, request: PushRequest) {
  switch (request.action) {
    case 'get-vapid-key':
      return { publicKey: vapidKey() };
    case 'save-subscription':
      return save(uid, request);
    case 'remove-subscription':
      return { removed: await removeDevice(uid, deviceIdOf(request.endpoint)) };
    case 'send-notification':
      return sendNotification(uid, request);
    case 'save-reminder': {
      const { action: _action, ...choice } = request;
      await saveReminder(uid, choice);
      return { saved: true };
    }
  }
}

async function save(uid: string, { keys, ...request }: SaveRequest) {
  const { endpoint, token, device, replaces } = request;
  if (!token && !isLocal) {
    throw new HttpsError('invalid-argument', 'Falta o registro deste aparelho.');
  }
  if (!(await wantsPushes(uid))) {
    throw new HttpsError(
      'failed-precondition',
      'Você desligou as notificações em “Meus dados”. Ligue-as lá primeiro.',
    );
  }
  await saveDevice(uid, { endpoint, ...keys, token, device }, replaces);
  await wakeReminder(uid);
  return { saved: true };
}
