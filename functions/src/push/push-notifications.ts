import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { DAILY_NOTICES } from '@raizes/domain/limits';
import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import { isTimeZone } from '@raizes/domain/time-zone';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { onSignedInCall, personNotFound, requireSession } from '../callable';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { isGuarded } from '../people/age';
import { refuseErased } from '../privacy/erasure';
import { readDailyQuota } from '../quota';
import { saveReminder, resumeReminder } from '../reminders/reminders';
import { withLock } from '../trigger';
import { pushTo } from './deliver';
import type { PushResult } from './deliver';
import {
  deviceIdOf,
  fetchAllowsDevice,
  fetchAllowsPushes,
  fetchDevices,
  removeDevice,
  removeOtherDevices,
  saveDevice,
} from './devices';
import { isLocal, sender } from './sender';

type PushRequest = ParsedRequest<'push-notifications'>;
type SaveRequest = Extract<PushRequest, { action: 'save-subscription' }>;
type SendRequest = Extract<PushRequest, { action: 'send-notification' }>;
type NoticeQuota = keyof typeof DAILY_NOTICES;

/** One callable with six actions: turn pushes on and off, send one, and set the daily reminder. */
export const pushNotifications = onSignedInCall(
  'push-notifications',
  ({ uid, token }, request) => handle(uid, token, request),
  { invalidRequest: 'O pedido não está completo.', normalize: flattenSubscription },
);

/** Also accepts a nested subscription, as a browser creates it, and keys next to the endpoint. */
function flattenSubscription(data: unknown): unknown {
  const flat = v.is(nestedSchema, data) ? { ...data, ...data.subscription } : data;
  return v.is(bareKeysSchema, flat)
    ? { ...flat, keys: { p256dh: flat.p256dh, auth: flat.auth } }
    : flat;
}

const nestedSchema = v.looseObject({ subscription: v.looseObject({}) });
const bareKeysSchema = v.looseObject({ p256dh: v.string(), auth: v.string() });

async function handle(
  uid: string,
  token: DecodedIdToken,
  request: PushRequest,
): Promise<Response<'push-notifications'>> {
  switch (request.action) {
    case 'get-vapid-key':
      return { publicKey: vapidKey() };
    case 'save-subscription':
      return saveSubscription(uid, request, await requireSession(token));
    case 'remove-subscription':
      return { removed: await removeDevice(uid, deviceIdOf(request.endpoint)) };
    case 'remove-other-subscriptions':
      await requireSession(token);
      await removeOtherDevices(uid, request.except);
      return { removed: true };
    case 'send-notification':
      await requireSession(token);
      return sendNotification(uid, request);
    case 'save-reminder': {
      const { action: _action, ...choice } = request;
      if (!isTimeZone(choice.time_zone)) throw new HttpsError('invalid-argument', UNKNOWN_ZONE);
      await saveReminder(uid, choice);
      return { saved: true };
    }
  }
}

const UNKNOWN_ZONE =
  'O fuso horário deste aparelho não é conhecido aqui. Escolha outro nos ajustes de data e hora do aparelho e salve de novo.';

/** A well-formed dummy key: the emulators have no push service that would check it. */
const LOCAL_KEY =
  'BKgH0ht_kCiU4C-9yRr6M6WVEU5whSKLjUSYQA8FO-DcnnHP8nHrOYFJrdntF7Oc-5_GM1qMGOttuFkDKmt80Ic';

/** The public half of the web push certificate that the Firebase console shows. */
function vapidKey(): string {
  const key = process.env.VAPID_PUBLIC_KEY ?? (isLocal ? LOCAL_KEY : '');
  if (key) return key;
  throw new HttpsError('failed-precondition', 'As notificações ainda não foram configuradas.');
}

async function saveSubscription(uid: string, { keys, ...request }: SaveRequest, since: Date) {
  const { endpoint, token, device, replaces } = request;
  if (!token && !isLocal) {
    throw new HttpsError('invalid-argument', 'Falta o registro deste aparelho.');
  }
  if (!(await fetchAllowsDevice(uid))) {
    throw new HttpsError(
      'failed-precondition',
      'Falta a sua permissão para receber avisos. Toque na chave de novo e escolha “Ligar”.',
    );
  }
  await saveDevice(uid, { endpoint, ...keys, token, device }, replaces);
  // A new password has revoked the sessions of those devices, and a signed-out device can't remove itself.
  await removeOtherDevices(uid, endpoint, since);
  await resumeReminder(uid);
  return { saved: true };
}

const DAY_SECONDS = 86_400;

/** Pushes to all of a person's devices; if another person sends it, it is also added to the recipient's list. */
async function sendNotification(from: string, request: SendRequest): Promise<PushResult> {
  const { userId, title, body, url } = request;
  const kind = await requireMaySend(from, userId);
  const id = notificationIds.notice(randomUUID());
  await withLock(userId, () => countNotice(id, from, kind, request));
  const devices = (await fetchAllowsPushes(userId)) ? await fetchDevices(userId) : [];
  const message = { title, body, url, tag: id, ttlSeconds: DAY_SECONDS };
  return (await pushTo(sender, userId, message, devices)).result;
}

/**
 * People may send to themselves, admins to anyone, and leaders to the people who are currently linked to them. As with messages, nobody
 * else writes to a minor whose guardian has not consented or to a person of unknown age, and such a person writes to nobody.
 * @returns the quota that the notice counts against
 * @throws {HttpsError} for anyone else
 */
async function requireMaySend(from: string, to: string): Promise<NoticeQuota> {
  if (from === to) return 'notices';
  const [admin, own, theirs] = await database.getAll(
    database.doc(paths.userRole(from, 'admin')),
    database.doc(paths.profile(from)),
    database.doc(paths.profile(to)),
  );
  if (own && theirs && !isGuarded(own) && !isGuarded(theirs)) {
    if (admin?.exists) return 'notices';
    if (isLeaderOf(own, theirs)) return 'leader-notices';
  }
  throw new HttpsError('permission-denied', 'Você não pode enviar notificações a esta pessoa.');
}

function isLeaderOf(own: DocumentSnapshot, theirs: DocumentSnapshot): boolean {
  const position: unknown = own.get('position');
  return theirs.get('pastor_id') === own.id && (position === 'lider' || position === 'pastor');
}

/** Counts against the recipient's daily quota, not the sender's. */
async function countNotice(
  id: string,
  from: string,
  kind: NoticeQuota,
  request: SendRequest,
): Promise<void> {
  const { userId, title, body, url } = request;
  await database.runTransaction(async (tx) => {
    const [profile, quota] = await Promise.all([
      tx.get(database.doc(paths.profile(userId))),
      readDailyQuota(tx, userId, kind, new Date()),
    ]);
    if (!profile.exists) {
      if (from !== userId) throw personNotFound();
      // An account whose sign-up was interrupted has no profile yet; an erased one must not get new documents.
      await refuseErased(tx, userId);
    }
    if (quota.used >= DAILY_NOTICES[kind]) {
      throw new HttpsError(
        'resource-exhausted',
        'Esta pessoa já recebeu avisos demais hoje. Tente novamente amanhã.',
      );
    }
    quota.use();
    if (from !== userId) writeNotification(tx, userId, { id, kind: 'notice', title, body, url });
  });
}
