import * as v from 'valibot';
import { isAppRoute } from '../app-routes';
import { instant, text } from './fields';

/** A `notice` comes from an admin or the person's leader, or announces a new disciple. Triggers and schedules write the other kinds. */
const notificationKinds = [
  'badge',
  'challenge',
  'message',
  'reply',
  'notice',
  'digest',
  'content',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Ids derive from the subject, so that a redelivered event writes the same document. */
export const notificationIds = {
  badge: (badgeId: string) => `badge-${badgeId}`,
  challenge: (challengeId: string) => `challenge-${challengeId}`,
  message: (messageId: string) => `message-${messageId}`,
  reply: (messageId: string) => `reply-${messageId}`,
  notice: (id: string) => `notice-${id}`,
  digest: (monday: string) => `digest-${monday}`,
  /** To admins, about the first day that lacks content. */
  content: (day: string) => `content-${day}`,
  /** To a leader, about a disciple who joined by an invitation. */
  joined: (uid: string) => `joined-${uid}`,
} as const;

/** `users/{uid}/notifications/{id}`: written by the server; the owner marks it read. */
export const notificationSchema = v.object({
  id: text,
  user_id: text,
  kind: v.picklist(notificationKinds),
  title: text,
  body: v.string(),
  /** A path within the app. */
  url: v.pipe(v.string(), v.check(isAppRoute)),
  read: v.boolean(),
  created_at: instant,
});
export type Notification = v.InferOutput<typeof notificationSchema>;
