import { crisisKinds } from '@raizes/domain/crisis/crisis-kind';
import { mentorSources } from '@raizes/domain/documents/mentor-message';
import * as v from 'valibot';
import { streamingCallable } from '@/lib/callable';
import type { MentorContext } from './mentor-context';

const answerSchema = v.object({
  response: v.string(),
  source: v.picklist(mentorSources),
  crisis: v.nullish(v.picklist(crisisKinds)),
});
export type MentorAnswer = v.InferOutput<typeof answerSchema>;

export interface MentorQuestion {
  conversationId: string;
  message: string;
  /** The same for the same question, however often it is sent: it is counted and answered once. */
  requestId: string;
  context: MentorContext;
}

/** Asks the mentor; `onWords` hears the answer while it is being written. */
export async function askMentor(
  { context, ...question }: MentorQuestion,
  onWords: (words: string) => void,
): Promise<MentorAnswer> {
  const devotionalContext = {
    devotional_id: context.devotionalId ?? '',
    reference: context.reference ?? '',
  };
  const answer = await streamingCallable('ai-mentor-chat')(
    { ...question, devotionalContext },
    (chunk) => {
      if (typeof chunk === 'string') onWords(chunk);
    },
  );
  return v.parse(answerSchema, answer);
}
