import '../app';
import { notificationSchema } from '@raizes/domain/documents/notification';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as v from 'valibot';
import { atLeastOnce } from '../lib/at-least-once';
import { parseSnapshot } from '../lib/parse-snapshot';
import { deliverOnce } from '../push/deliver-once';
import { pushWords } from '../push/push-words';
import { sender } from '../push/sender';

const DAYS_WORTH_IT = 3;
const toldSchema = v.pick(notificationSchema, ['kind', 'title', 'body', 'url']);

/** Whatever a person is told in the app also goes to their devices. It waits for nobody: what it tells of has happened. */
export const onNotificationCreated = onDocumentCreated(
  { document: 'users/{uid}/notifications/{notificationId}', retry: true, timeoutSeconds: 120 },
  atLeastOnce(async ({ params: { uid, notificationId }, data }) => {
    if (!data) return;
    const told = parseSnapshot(toldSchema, data);
    // Who sent it was told how many devices it reached: it has gone out.
    if (told.kind === 'notice') return;
    await deliverOnce(sender, uid, notificationId, {
      ...pushWords(told),
      url: told.url,
      ttlSeconds: DAYS_WORTH_IT * 86_400,
    });
  }),
);
