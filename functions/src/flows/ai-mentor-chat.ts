import { crisisKinds } from '@raizes/domain/crisis/crisis-kind';
import { mentorSources } from '@raizes/domain/documents/mentor-message';
import { MENTOR_MESSAGE_MAX_LENGTH } from '@raizes/domain/limits';
import { z } from 'genkit';
import { unauthenticated } from '../lib/unauthenticated';
import { answerQuestion } from '../mentor/answer-question';
import { ai } from './genkit';
import { askMentor } from './mentor';

const callerSchema = z.object({ auth: z.object({ uid: z.string() }) });

export const aiMentorChat = ai.defineFlow(
  {
    name: 'ai-mentor-chat',
    inputSchema: z.object({
      conversationId: z.string(),
      message: z
        .string()
        .max(MENTOR_MESSAGE_MAX_LENGTH)
        .regex(/[^\s\p{Z}\p{C}]/u),
      devotionalContext: z.unknown(),
      /** The same question sent twice is counted and answered once. */
      requestId: z
        .string()
        .regex(/^[\w-]{1,64}$/)
        .nullish(),
    }),
    outputSchema: z.object({
      response: z.string(),
      source: z.enum(mentorSources),
      crisis: z.enum(crisisKinds).optional(),
    }),
    streamSchema: z.string(),
  },
  async (input, { context, sendChunk, streamingRequested }) => {
    const caller = callerSchema.safeParse(context);
    if (!caller.success) throw unauthenticated();
    const { uid } = caller.data.auth;
    return answerQuestion({ ...input, uid }, askMentor, streamingRequested ? sendChunk : null);
  },
);
