import { mentorMessageSchema } from '@raizes/domain/documents/mentor-message';
import type { MentorMessage } from '@raizes/domain/documents/mentor-message';
import { paths } from '@raizes/domain/paths';
import { FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import { database } from '../lib/database';
import { failedWith } from '../lib/failed-with';
import { parseSnapshot } from '../lib/parse-snapshot';

export type Answer = Omit<MentorMessage, 'role' | 'created_at'>;
type Place = { uid: string; conversationId: string; id: string };

/** The answer that stands there, if there is one. */
export async function keptAnswer({ uid, conversationId, id }: Place) {
  const snapshot = await database.doc(paths.mentorMessage(uid, conversationId, id)).get();
  return snapshot.exists ? parseSnapshot(mentorMessageSchema, snapshot) : null;
}

/**
 * Writes the answer down, both or neither with what the conversation shows of it, unless one stands already or the
 * conversation has been erased meanwhile.
 * @returns the answer that stands
 */
export async function keepAnswer(
  place: Place,
  answer: Answer,
  title: string | null,
): Promise<Answer> {
  const { uid, conversationId, id } = place;
  const created_at = FieldValue.serverTimestamp();
  const batch = database.batch();
  const message = database.doc(paths.mentorMessage(uid, conversationId, id));
  batch.create(message, { role: 'model', ...answer, created_at });
  batch.update(database.doc(paths.mentorConversation(uid, conversationId)), {
    updated_at: created_at,
    ...(title && { title }),
  });
  try {
    await batch.commit();
    return answer;
  } catch (cause) {
    if (failedWith(cause, GrpcStatus.NOT_FOUND)) return answer;
    if (!failedWith(cause, GrpcStatus.ALREADY_EXISTS)) throw cause;
    return (await keptAnswer(place)) ?? answer;
  }
}
