import * as v from 'valibot';
import { crisisKinds } from '../crisis/crisis-kind';
import { instant, text } from './fields';

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
