import { randomUUID } from 'node:crypto';
import { mentorMessageSchema } from '@raizes/domain/documents/mentor';
import { collections, paths } from '@raizes/domain/paths';
import * as v from 'valibot';
import { db } from '../../support/admin';
import { createUser, signIn } from '../../support/users';
import { call } from './call';

const answerSchema = v.strictObject({
  response: v.pipe(v.string(), v.nonEmpty()),
  source: v.picklist(['local', 'gemini']),
  crisis: v.optional(v.string()),
});

/** Somebody who has opened the mentor. */
export async function mentored() {
  const { uid, email, password } = await createUser();
  const token = await signIn(email, password);
  const conversationId = await openConversation(uid);
  const ask = (message: unknown, more: object = {}) =>
    call('ai-mentor-chat', { conversationId, message, devotionalContext: null, ...more }, token);
  const answerTo = async (message: string, more: object = {}) =>
    v.parse(answerSchema, (await ask(message, more)).result);
  const said = () => messagesOf(uid, conversationId);
  return { uid, token, conversationId, ask, answerTo, said };
}

export async function openConversation(uid: string, devotional_id: string | null = null) {
  const id = randomUUID();
  const row = { user_id: uid, devotional_id, created_at: new Date() };
  await db.doc(paths.mentorConversation(uid, id)).set(row);
  return id;
}

/** What has been said, oldest first. */
export async function messagesOf(uid: string, conversationId: string) {
  const messages = db.collection(collections.mentorMessages(uid, conversationId));
  const { docs } = await messages.orderBy('created_at').get();
  return docs.map((doc) => v.parse(mentorMessageSchema, doc.data()));
}
