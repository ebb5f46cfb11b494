import * as v from 'valibot';
import { day, instant, text } from './fields';

/**
 * `users/{uid}/ai_mentor_conversations/{id}`: the person creates it, and may erase it; what lies below it goes with it.
 * The server stamps title and updated_at when something is said: a conversation without them was opened and left.
 */
export const mentorConversationSchema = v.object({
  user_id: text,
  devotional_id: v.nullable(day),
  created_at: instant,
  /** How the first question begins. Never words of a crisis. */
  title: v.nullish(text, null),
  updated_at: v.nullish(instant, null),
});
export type MentorConversation = v.InferOutput<typeof mentorConversationSchema>;
