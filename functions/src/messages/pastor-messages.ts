import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { MessageRefusal } from '@raizes/domain/callables/responses';
import { day, text } from '@raizes/domain/documents/fields';
import { notificationIds } from '@raizes/domain/documents/notification';
import { storedMessageSchema } from '@raizes/domain/documents/pastor-message';
import type { StoredMessage } from '@raizes/domain/documents/pastor-message';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import type { Leader } from '@raizes/domain/documents/user-stats';
import { DAILY_FIRST_WORDS, DAILY_MESSAGES, MESSAGE_MAX_LENGTH } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { onDocumentUpdated } from 'firebase-functions/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { onSignedInCall } from '../callable';
import { database } from '../firebase';
import { writeNotification } from '../notifications/notify';
import { isGuarded } from '../people/age';
import { isEmailConfirmed } from '../people/emails';
import { parseAvailableLeader, parseLeader, parseProfile } from '../people/profiles';
import { refuseErased } from '../privacy/erasure';
import { readDailyQuota } from '../quota';
import { withLock, atLeastOnce, parseSnapshot } from '../trigger';

type NewMessage = ParsedRequest<'send-message'>;

/**
 * Sends a disciple's message to their leader, or a leader's first word to a linked disciple, and notifies the recipient. The id is the
 * request's, so repeating a request whose response was lost answers the same id again.
 */
export const sendMessage = onSignedInCall('send-message', async ({ uid, token }, request) => {
  // A token can be older than the confirmation.
  const isConfirmed = token.email_verified === true || (await isEmailConfirmed(uid));
  return withLock(uid, () =>
    database.runTransaction((tx) => writeMessage(tx, { uid, isConfirmed }, request)),
  );
});

interface Author {
  uid: string;
  isConfirmed: boolean;
}

async function writeMessage(
  tx: Transaction,
  { uid, isConfirmed }: Author,
  request: NewMessage,
): Promise<{ id: string } | { refused: MessageRefusal }> {
  const { requestId: id, leaderId, to, devotionalId, message } = request;
  const isFirst = to !== undefined;
  const now = new Date();
  const [known, discipleProfile, leaderProfile, mute, devotional, quota] = await Promise.all([
    tx.get(database.doc(paths.pastorMessage(id))),
    tx.get(database.doc(paths.profile(to ?? uid))),
    tx.get(database.doc(paths.profile(leaderId))),
    tx.get(database.doc(paths.mutedPerson(leaderId, to ?? uid))),
    devotionalId && !isFirst ? tx.get(database.doc(paths.devotional(devotionalId))) : null,
    readDailyQuota(tx, uid, isFirst ? 'first-words' : 'messages', now),
    // A message sent now would outlive the erasure of the account.
    refuseErased(tx, uid),
  ]);
  if (known.exists) {
    if (isSame(known, uid, request)) return { id };
    throw new HttpsError('already-exists', 'Este pedido já foi usado para outra mensagem.');
  }
  const leader = isFirst ? parseLeader(leaderProfile) : parseAvailableLeader(leaderProfile);
  const disciple = discipleProfile.exists ? parseProfile(discipleProfile) : null;
  if (!leader || disciple?.pastor_id !== leaderId || (isFirst && leaderId !== uid))
    return { refused: 'link' };
  if (isGuarded(discipleProfile) || (isFirst && isGuarded(leaderProfile)))
    return { refused: 'guardian' };
  if (!isConfirmed) return { refused: 'email' };
  if (quota.used >= (isFirst ? DAILY_FIRST_WORDS : DAILY_MESSAGES)) return { refused: 'quota' };
  if (message.length > MESSAGE_MAX_LENGTH) return { refused: 'size' };

  quota.use();
  const sent: StoredMessage = {
    user_id: discipleProfile.id,
    pastor_id: leaderId,
    devotional_id: isFirst ? null : devotionalId,
    // A first word is an answer without a question, and as final as every answer.
    message: isFirst ? '' : message,
    status: isFirst ? 'responded' : 'pending',
    response: isFirst ? message : null,
    responded_at: isFirst ? now : null,
    created_at: now,
    archived_at: null,
    ...stampsOf(disciple.full_name, leader, devotional),
  };
  tx.create(known.ref, sent);
  if (isFirst) notifyDisciple(tx, sent.user_id, id);
  else if (!mute.exists) notifyLeader(tx, leaderId, id, disciple.full_name);
  return { id };
}

/** Whether the stored message is the one that the person requests, which the leader can have answered since. */
function isSame(known: DocumentSnapshot, uid: string, request: NewMessage): boolean {
  const { leaderId, to, message } = request;
  const expected = {
    user_id: to ?? uid,
    pastor_id: leaderId,
    message: to === undefined ? message : '',
  };
  const fields = Object.entries(to === undefined ? expected : { ...expected, response: message });
  return fields.every(([field, value]) => known.get(field) === value);
}

const verseSchema = v.object({
  verse_reference: v.fallback(v.nullable(text), null),
  devotional_date: v.fallback(v.nullable(day), null),
});

/** The current names of both people, and the verse and date of the devotional that the message is about. */
const stampsOf = (disciple_name: string, leader: Leader, devotional: DocumentSnapshot | null) => ({
  disciple_name,
  pastor_name: leader.full_name,
  pastor_position: leader.position,
  ...v.parse(verseSchema, {
    verse_reference: fieldOf(devotional, 'verse_reference'),
    devotional_date: fieldOf(devotional, 'date'),
  }),
});

const fieldOf = (found: DocumentSnapshot | null, field: string): unknown => found?.get(field);

/** Without the message, because others can see the notifications on the screen. */
function notifyLeader(tx: Transaction, leaderId: string, messageId: string, body: string): void {
  writeNotification(tx, leaderId, {
    id: notificationIds.message(messageId),
    kind: 'message',
    title: 'Nova mensagem',
    body,
    url: '/pastor-panel',
  });
}

/** Without the leader's name: an erasure has nothing to remove here. */
function notifyDisciple(tx: Transaction, discipleId: string, messageId: string): void {
  writeNotification(tx, discipleId, {
    id: notificationIds.reply(messageId),
    kind: 'reply',
    title: 'Nova mensagem',
    body: 'Seu líder escreveu para você',
    url: '/my-messages',
  });
}

export const onPastorMessageAnswered = onDocumentUpdated(
  { document: 'pastor_messages/{messageId}', retry: true },
  atLeastOnce(async ({ params: { messageId }, data }) => {
    if (!data || data.before.get('status') === data.after.get('status')) return;
    const { status, user_id } = parseSnapshot(storedMessageSchema, data.after);
    if (status === 'responded') await notifyOfReply(user_id, messageId);
  }),
);

/** Tells the disciple of the leader's answer. Once, because a redelivered event must not mark it unread again. */
async function notifyOfReply(uid: string, messageId: string): Promise<void> {
  if (uid === ERASED_PERSON) return;
  const id = notificationIds.reply(messageId);
  await database.runTransaction(async (tx) => {
    const notification = await tx.get(database.doc(paths.notification(uid, id)));
    if (notification.exists) return;
    writeNotification(tx, uid, {
      id,
      kind: 'reply',
      title: 'Resposta recebida',
      body: 'Seu líder respondeu sua mensagem',
      url: '/my-messages',
    });
  });
}
