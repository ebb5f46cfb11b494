import * as v from 'valibot';
import { isAppRoute } from '../app-route';
import { instant, text } from './fields';

/** A notice is what an admin or the person's leader has sent; the others are told by triggers. */
export const notificationKinds = ['badge', 'challenge', 'message', 'reply', 'notice'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** `users/{uid}/notifications/{id}`: the server writes it, its owner marks it read. */
export const notificationSchema = v.object({
  id: text,
  user_id: text,
  kind: v.picklist(notificationKinds),
  title: text,
  body: v.string(),
  /** Where it leads, within the app. */
  url: v.pipe(v.string(), v.check(isAppRoute)),
  read: v.boolean(),
  created_at: instant,
});
export type Notification = v.InferOutput<typeof notificationSchema>;
