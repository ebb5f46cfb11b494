import { randomUUID } from 'node:crypto';
import { NOTICES_DAILY } from '@raizes/domain/limits';
import { notificationIds } from '@raizes/domain/notification-ids';
import { paths } from '@raizes/domain/paths';
import { HttpsError } from 'firebase-functions/https';
import { dailyQuota } from '../lib/daily-quota';
import { oneAtATime } from '../lib/one-at-a-time';
import { database } from '../lib/database';
import { writeNotification } from '../stats/write-notification';
import { devicesOf } from './devices';
import type { PushResult } from './push-to';
import { pushTo } from './push-to';
import type { SendRequest } from './requests';
import { requireMaySend } from './require-may-send';
import { sender } from './sender';
import { wantsPushes } from './wants-pushes';

const DAY_SECONDS = 86_400;

/** Sends to all of a person's devices what they, their leader or an admin asks for; from another it is in their list too. */
export async function sendNotification(from: string, request: SendRequest): Promise<PushResult> {
  const { userId, title, body, url } = request;
  await requireMaySend(from, userId);
  const id = notificationIds.notice(randomUUID());
  await oneAtATime(userId, () => tell(id, from, request));
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
    if (quota.used >= NOTICES_DAILY) {
      throw new HttpsError(
        'resource-exhausted',
        'Esta pessoa já recebeu avisos demais hoje. Tente novamente amanhã.',
      );
    }
    quota.use();
    if (from !== userId) writeNotification(tx, userId, { id, kind: 'notice', title, body, url });
  });
}
