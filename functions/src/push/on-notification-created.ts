import '../firebase';
import { notificationSchema } from '@raizes/domain/documents/notification';
import type { Notification } from '@raizes/domain/documents/notification';
import { PUSH_BODY_MAX_LENGTH, PUSH_TITLE_MAX_LENGTH } from '@raizes/domain/limits';
import { preview } from '@raizes/domain/text/rich-text';
import { onDocumentCreated } from 'firebase-functions/firestore';
import * as v from 'valibot';
import { atLeastOnce, parseSnapshot } from '../trigger';
import { deliverOnce } from './deliver';
import { sender } from './sender';

/** What a notification says on a locked screen, and to the push service. That somebody wrote, and not who. */
function pushWords({ kind, title, body }: Pick<Notification, 'kind' | 'title' | 'body'>) {
  return {
    title: preview(title, PUSH_TITLE_MAX_LENGTH - 1),
    body:
      kind === 'message'
        ? 'Um discípulo escreveu para você.'
        : preview(body, PUSH_BODY_MAX_LENGTH - 1),
  };
}

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
