import { paths } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { aSentMessage } from '../../factories';
import { db } from '../../support/admin';
import { dataAt } from './database';
import { newUid, patiently, writeProfile } from './progress';

/** A disciple, Ana, linked to the pastor João. */
export async function discipleAndPastor() {
  const [user_id, pastor_id] = [newUid(), newUid()];
  await writeProfile(pastor_id, { full_name: 'João', position: 'pastor' });
  await writeProfile(user_id, { full_name: 'Ana', pastor_id });
  return { user_id, pastor_id };
}

/** Sends a message as the app does and returns its id. */
export async function sendMessage(
  between: { user_id: string; pastor_id: string },
  changes: Parameters<typeof aSentMessage>[0] = {},
) {
  const message = aSentMessage({ ...between, created_at: new Date(), ...changes });
  const id = randomUUID();
  await db.doc(paths.pastorMessage(id)).set(message);
  return id;
}

/** Answers it as the pastor panel does. */
export async function answerMessage(id: string) {
  await db.doc(paths.pastorMessage(id)).update({
    status: 'responded',
    response: 'Comece agradecendo.',
    responded_at: new Date(),
  });
}

export const messageAt = (id: string) => dataAt(paths.pastorMessage(id));

export const notificationOf = (uid: string, id: string) => dataAt(paths.notification(uid, id));

/** Resolves once the notification is there, and returns it. */
export async function untilTold(uid: string, id: string) {
  await expect.poll(() => notificationOf(uid, id), patiently).toBeDefined();
  return notificationOf(uid, id);
}
