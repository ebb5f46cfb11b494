import * as v from 'valibot';
import { crisisKinds } from '../crisis/kinds';
import { day, instant, text } from './fields';
import { MENTOR_CHOICE_MAX_LENGTH } from '../limits';

/**
 * `users/{uid}/ai_mentor_conversations/{id}`: created by the owner, who can delete it with its messages. The server sets `title` and
 * `updated_at` with the first message, so a conversation without them is empty.
 */
export const mentorConversationSchema = v.object({
  user_id: text,
  devotional_id: v.nullable(day),
  created_at: instant,
  /** The beginning of the first question that is not a crisis message. */
  title: v.nullish(text, null),
  updated_at: v.nullish(instant, null),
});

/** The model that answered. */
export const mentorSources = ['local', 'gemini'] as const;
export type MentorSource = (typeof mentorSources)[number];

/** What a person can answer with one tap: the labels of topics and “Outra coisa”. */
export const mentorChoicesSchema = v.array(
  v.pipe(v.string(), v.maxLength(MENTOR_CHOICE_MAX_LENGTH)),
);

/** What the person can ask for with one tap after an answer on a topic. */
export const mentorFollowUps = ['Fale mais sobre isso', 'O que posso fazer hoje?', 'Ore comigo'];

/** `users/{uid}/ai_mentor_conversations/{id}/messages/{id}`: server only. */
export const mentorMessageSchema = v.object({
  role: v.picklist(['user', 'model']),
  text,
  created_at: instant,
  source: v.optional(v.picklist(mentorSources)),
  /** The local model answered because the day's budget for Gemini is spent. */
  budget_spent: v.optional(v.boolean()),
  /** Set on crisis answers; the screen then shows helplines and offers to contact the leader. */
  crisis: v.optional(v.picklist(crisisKinds)),
  /** The topics of the knowledge base that the answer is based on. */
  topic_ids: v.optional(v.array(v.string())),
  /** Set on answers that ask back or suggest topics. */
  choices: v.optional(mentorChoicesSchema),
  /** Questions only: the lease of the call that is answering. Until it expires, a repeated request waits. */
  leased_until: v.optional(instant),
});
export type MentorMessage = v.InferOutput<typeof mentorMessageSchema>;
