import * as v from 'valibot';
import { crisisKinds } from '../crisis/kinds';
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

/** Who answered: the model that lives here, or Gemini. */
export const mentorSources = ['local', 'gemini'] as const;
export type MentorSource = (typeof mentorSources)[number];

/** `users/{uid}/ai_mentor_conversations/{id}/messages/{id}`: written by the server alone. */
export const mentorMessageSchema = v.object({
  role: v.picklist(['user', 'model']),
  text,
  created_at: instant,
  source: v.optional(v.picklist(mentorSources)),
  /** The answer points to help for this; the screen offers to call the leader. */
  crisis: v.optional(v.picklist(crisisKinds)),
  /** What of its knowledge the mentor answered from. */
  topic_ids: v.optional(v.array(v.string())),
});
export type MentorMessage = v.InferOutput<typeof mentorMessageSchema>;
