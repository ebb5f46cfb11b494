import { randomUUID } from 'node:crypto';
import { notificationIds } from '@raizes/domain/notification-ids';
import { paths } from '@raizes/domain/paths';
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
  if (from !== userId) await tell(id, request);
  const devices = (await wantsPushes(userId)) ? await devicesOf(userId) : [];
  const message = { title, body, url, tag: id, ttlSeconds: DAY_SECONDS };
  return (await pushTo(sender, userId, message, devices)).result;
}

async function tell(id: string, { userId, title, body, url }: SendRequest): Promise<void> {
  await database.runTransaction(async (tx) => {
    const profile = await tx.get(database.doc(paths.profile(userId)));
    if (profile.exists) writeNotification(tx, userId, { id, kind: 'notice', title, body, url });
  });
}
