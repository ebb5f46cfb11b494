import { text } from '@raizes/domain/documents/fields';
import { messageStampsSchema } from '@raizes/domain/documents/pastor-message';
import type { MessageStamps } from '@raizes/domain/documents/pastor-message';
import { paths } from '@raizes/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../lib/database';
import type { StoredMessage } from './stored-message';

const { pastor_position, devotional_date } = messageStampsSchema.entries;
const name = v.fallback(v.nullish(text, null), null);

/** A message without a name is better than none: what is missing or unusable is left empty. */
const stampsSchema = v.object({
  disciple_name: name,
  pastor_name: name,
  pastor_position: v.fallback(pastor_position, null),
  verse_reference: name,
  devotional_date: v.fallback(devotional_date, null),
});

/** How the two people of a message are called now, and what the devotional that it is about says of itself. */
export async function stampsOf(
  tx: Transaction,
  { user_id, pastor_id, devotional_id }: StoredMessage,
): Promise<MessageStamps> {
  const [disciple, leader, devotional] = await Promise.all([
    tx.get(database.doc(paths.profile(user_id))),
    tx.get(database.doc(paths.profile(pastor_id))),
    devotional_id ? tx.get(database.doc(paths.devotional(devotional_id))) : null,
  ]);
  return v.parse(stampsSchema, {
    disciple_name: fieldOf(disciple, 'full_name'),
    pastor_name: fieldOf(leader, 'full_name'),
    pastor_position: fieldOf(leader, 'position'),
    verse_reference: fieldOf(devotional, 'verse_reference'),
    devotional_date: fieldOf(devotional, 'date'),
  });
}

const fieldOf = (snapshot: DocumentSnapshot | null, field: string): unknown => snapshot?.get(field);
