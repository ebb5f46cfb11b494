import { text } from '@raizes/domain/documents/fields';
import { mentorConversationSchema } from '@raizes/domain/documents/mentor-conversation';
import { collections, paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { eraseDoc } from '@/lib/erase';
import { useLiveQuery } from '@/lib/live';
import { queryOf } from '@/lib/query-of';
import { saidSchema } from './turn';

const conversationSchema = v.object({ ...mentorConversationSchema.entries, id: text });
export type EarlierConversation = v.InferOutput<typeof conversationSchema>;

const LISTED = 30;
const SHOWN = 100;

/** The conversations in which something was said, the last one first. (Others have no `updated_at`, and are not found by it.) */
export function useConversations(uid: string) {
  return useLiveQuery(
    queryOf(collections.mentorConversations(uid), { newestBy: 'updated_at', size: LISTED }),
    conversationSchema,
  );
}

/** What was said in a conversation, newest first. */
export function useStoredWords(uid: string, conversationId: string) {
  return useLiveQuery(
    queryOf(collections.mentorMessages(uid, conversationId), {
      newestBy: 'created_at',
      size: SHOWN,
    }),
    saidSchema,
  );
}

/** Erases a conversation with all that was said in it. */
export const eraseConversation = (uid: string, id: string) =>
  eraseDoc(paths.mentorConversation(uid, id));
