import '../firebase';
import { isAppRoute } from '@raizes/domain/links';
import { reminderChoiceSchema } from '@raizes/domain/documents/push';
import {
  DAILY_NOTICES,
  PUSH_BODY_MAX_LENGTH,
  PUSH_TITLE_MAX_LENGTH,
  PUSH_URL_MAX_LENGTH,
} from '@raizes/domain/limits';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { onSignedInCall, parseRequest, uidSchema } from '../callable';
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

const short = (max: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max));
const endpointField = v.pipe(short(2000), v.startsWith('https://'));
const keyField = v.pipe(short(200), v.regex(/^[\w+/=-]+$/));

/** A subscription may stand by itself, as a browser makes it, or flat beside the action; and so may its keys. */
const subscription = v.object({
  endpoint: endpointField,
  keys: v.object({ p256dh: keyField, auth: keyField }),
  token: v.optional(v.nullable(short(2048)), null),
  device: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
  /** The endpoint that this device had before. */
  replaces: v.optional(v.nullable(endpointField), null),
});

const requestSchema = v.variant('action', [
  v.object({ action: v.literal('get-vapid-key') }),
  v.object({ action: v.literal('save-subscription'), ...subscription.entries }),
  v.object({ action: v.literal('remove-subscription'), endpoint: endpointField }),
  v.object({
    action: v.literal('send-notification'),
    userId: uidSchema,
    title: short(PUSH_TITLE_MAX_LENGTH),
    body: short(PUSH_BODY_MAX_LENGTH),
    url: v.pipe(short(PUSH_URL_MAX_LENGTH), v.check(isAppRoute)),
  }),
  v.object({ action: v.literal('save-reminder'), ...reminderChoiceSchema.entries }),
]);
type PushRequest = v.InferOutput<typeof requestSchema>;
type SaveRequest = Extract<PushRequest, { action: 'save-subscription' }>;
type SendRequest = Extract<PushRequest, { action: 'send-notification' }>;

const enclosing = v.looseObject({ subscription: v.looseObject({}) });
const bareKeys = v.looseObject({ p256dh: v.string(), auth: v.string() });

/** @throws {HttpsError} when it is none that we know */
function parsePushRequest(data: unknown): PushRequest {
  const flat = v.is(enclosing, data) ? { ...data, ...data.subscription } : data;
  const whole = v.is(bareKeys, flat)
    ? { ...flat, keys: { p256dh: flat.p256dh, auth: flat.auth } }
    : flat;
  return parseRequest(requestSchema, whole, 'O pedido não está completo.');
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

/**
 * {action: 'get-vapid-key'} → {publicKey}
 * {action: 'save-subscription', endpoint, keys: {p256dh, auth}, token, device, replaces} → {saved}
 * {action: 'remove-subscription', endpoint} → {removed}
 * {action: 'send-notification', userId, title, body, url} → {targeted, sentOk, removedInvalid}
 * {action: 'save-reminder', enabled, hour, weekdays, time_zone} → {saved}
 */
export const pushNotifications = onSignedInCall('push-notifications', async ({ uid }, data) =>
  handle(uid, parsePushRequest(data)),
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
