import '../firebase';
import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { DAILY_NOTICES } from '@raizes/domain/limits';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { onSignedInCall } from '../callable';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { isGuarded } from '../people/profiles';
import { dailyQuota } from '../quota';
import { saveReminder, wakeReminder } from '../reminders/reminders';
import { withLock } from '../trigger';
import { pushTo } from './deliver';
import type { PushResult } from './deliver';
import { deviceIdOf, devicesOf, removeDevice, saveDevice, wantsPushes } from './devices';
import { isLocal, sender } from './sender';

type PushRequest = ParsedRequest<'push-notifications'>;
type SaveRequest = Extract<PushRequest, { action: 'save-subscription' }>;
type SendRequest = Extract<PushRequest, { action: 'send-notification' }>;

const enclosing = v.looseObject({ subscription: v.looseObject({}) });
const bareKeys = v.looseObject({ p256dh: v.string(), auth: v.string() });

/** A subscription may also be nested, as a browser makes it, and its keys may stand beside the endpoint. */
function flatten(data: unknown): unknown {
  const flat = v.is(enclosing, data) ? { ...data, ...data.subscription } : data;
  return v.is(bareKeys, flat) ? { ...flat, keys: { p256dh: flat.p256dh, auth: flat.auth } } : flat;
}

/**
 * To oneself, by an admin, or by a leader to somebody who is linked to them now; but nothing private from an adult to a minor
 * whose guardian has not consented.
 * @throws {HttpsError} to anyone else
 */
async function requireMaySend(from: string, to: string): Promise<void> {
  if (from === to) return;
  const [admin, own, theirs] = await database.getAll(
    database.doc(paths.userRole(from, 'admin')),
    database.doc(paths.profile(from)),
    database.doc(paths.profile(to)),
  );
  if (admin?.exists || (own && theirs && leads(own, theirs))) return;
  throw new HttpsError('permission-denied', 'Você não pode enviar notificações a esta pessoa.');
}

function leads(own: DocumentSnapshot, theirs: DocumentSnapshot): boolean {
  const position: unknown = own.get('position');
  return (
    theirs.get('pastor_id') === own.id &&
    (position === 'lider' || position === 'pastor') &&
    !isGuarded(theirs)
  );
}

const DAY_SECONDS = 86_400;

/** Sends to all of a person's devices what they, their leader or an admin asks for; from another it is in their list too. */
async function sendNotification(from: string, request: SendRequest): Promise<PushResult> {
  const { userId, title, body, url } = request;
  await requireMaySend(from, userId);
  const id = notificationIds.notice(randomUUID());
  await withLock(userId, () => tell(id, from, request));
  const devices = (await wantsPushes(userId)) ? await devicesOf(userId) : [];
  const message = { title, body, url, tag: id, ttlSeconds: DAY_SECONDS };
  return (await pushTo(sender, userId, message, devices)).result;
}

/** Whoever sends: nobody is told more on one day than they can take. */
async function tell(id: string, from: string, request: SendRequest): Promise<void> {
  const { userId, title, body, url } = request;
  await database.runTransaction(async (tx) => {
    const [profile, quota] = await Promise.all([
      tx.get(database.doc(paths.profile(userId))),
      dailyQuota(tx, userId, 'notices', new Date()),
    ]);
    if (!profile.exists) return;
    if (quota.used >= DAILY_NOTICES) {
      throw new HttpsError(
        'resource-exhausted',
        'Esta pessoa já recebeu avisos demais hoje. Tente novamente amanhã.',
      );
    }
    quota.use();
    if (from !== userId) writeNotification(tx, userId, { id, kind: 'notice', title, body, url });
  });
}

/** A key of the right shape: where there is no push service, nobody asks whose it is. */
const LOCAL_KEY =
  'BKgH0ht_kCiU4C-9yRr6M6WVEU5whSKLjUSYQA8FO-DcnnHP8nHrOYFJrdntF7Oc-5_GM1qMGOttuFkDKmt80Ic';

/** The public half of the web push certificate that the Firebase console shows. */
function vapidKey(): string {
  const key = process.env.VAPID_PUBLIC_KEY ?? (isLocal ? LOCAL_KEY : '');
  if (key) return key;
  throw new HttpsError('failed-precondition', 'As notificações ainda não foram configuradas.');
}

/** One callable with five actions: turning pushes on and off, sending one, and the daily reminder. */
export const pushNotifications = onSignedInCall(
  'push-notifications',
  ({ uid }, request) => handle(uid, request),
  { invalidRequest: 'O pedido não está completo.', normalize: flatten },
);

async function handle(uid: string, request: PushRequest): Promise<Response<'push-notifications'>> {
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
