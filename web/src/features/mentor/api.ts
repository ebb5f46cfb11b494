import type { Response } from '@raizes/domain/callables/responses';
import { isDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { text } from '@raizes/domain/documents/fields';
import { mentorConversationSchema, mentorMessageSchema } from '@raizes/domain/documents/mentor';
import { collections, paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { call, callStreaming } from '@/lib/callable';
import { useDocs } from '@/lib/live';
import { storage } from '@/lib/storage';
import { readStored } from '@/lib/stored';
import { deleteDoc, serverTime, writeDoc } from '@/lib/writes';
import type { MentorContext } from './mentor-card';

const messageSchema = v.object({ ...mentorMessageSchema.entries, id: text });
export type ChatMessage = v.InferOutput<typeof messageSchema>;

const MAX_MESSAGES = 100;

/** The messages of a conversation, newest first, live. */
export function useMentorMessages(uid: string, conversationId: string) {
  const path = collections.mentorMessages(uid, conversationId);
  return useDocs({ path, descending: 'created_at', size: MAX_MESSAGES }, messageSchema);
}

const conversationSchema = v.object({ ...mentorConversationSchema.entries, id: text });
export type PastConversation = v.InferOutput<typeof conversationSchema>;

const MAX_CONVERSATIONS = 30;

/**
 * The conversations that have messages, most recently used first, live. An empty one has no `updated_at`, so the query skips
 * it.
 */
export function usePastConversations(uid: string) {
  const path = collections.mentorConversations(uid);
  return useDocs({ path, descending: 'updated_at', size: MAX_CONVERSATIONS }, conversationSchema);
}

/** Deletes a conversation; a trigger deletes its messages. */
export const deleteConversation = (uid: string, id: string) =>
  deleteDoc(paths.mentorConversation(uid, id));

export interface Conversation {
  id: string;
  /** Resolves when the server has the document. A call after a failure retries. */
  ensureCreated: () => Promise<void>;
}

export const pastConversation = (id: string): Conversation => ({
  id,
  ensureCreated: () => Promise.resolve(),
});

const unusedSchema = v.object({
  id: v.string(),
  devotional_id: v.nullable(v.custom<Day>((day) => typeof day === 'string' && isDay(day))),
});
const unusedKey = (uid: string) => `mentor-unused.${uid}`;

/** A new conversation, or the last one about the same devotional if it is still empty. */
export function newConversation(uid: string, devotionalId: Day | null): Conversation {
  const unused = readStored(unusedKey(uid), unusedSchema);
  if (unused?.devotional_id === devotionalId) return pastConversation(unused.id);
  const id = crypto.randomUUID();
  let created: Promise<void> | null = null;
  return {
    id,
    ensureCreated: () => {
      created ??= createConversation(uid, id, devotionalId).catch((error: unknown) => {
        created = null;
        throw error;
      });
      return created;
    },
  };
}

async function createConversation(
  uid: string,
  id: string,
  devotional_id: Day | null,
): Promise<void> {
  const { sent } = writeDoc(paths.mentorConversation(uid, id), {
    user_id: uid,
    devotional_id,
    created_at: serverTime(),
  });
  await sent;
  storage.write(unusedKey(uid), { id, devotional_id });
}

/** Call this when a conversation gets a message or is deleted, so that it is not reused as an empty one. */
export function markConversationUsed(uid: string, id: string): void {
  if (readStored(unusedKey(uid), unusedSchema)?.id === id) storage.remove(unusedKey(uid));
}

/** Whether this server has Gemini and the person, an adult, has not allowed it yet. */
export const fetchOffersGemini = async () => (await call('mentor-status', null)).offersGemini;

interface MentorQuestion {
  conversationId: string;
  message: string;
  /** Idempotency key: a retry of the same question is counted and answered once. */
  requestId: string;
  context: MentorContext;
}

/** Asks the mentor and streams the answer to `onChunk`. */
export function askMentor(
  { context, ...question }: MentorQuestion,
  onChunk: (text: string) => void,
): Promise<Response<'ai-mentor-chat'>> {
  const devotionalContext = {
    devotional_id: context.devotionalId ?? '',
    reference: context.reference ?? '',
  };
  return callStreaming('ai-mentor-chat', { ...question, devotionalContext }, onChunk);
}
