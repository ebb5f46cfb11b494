import { collections, paths } from '@raizes/domain/paths';
import type { Query } from 'firebase-admin/firestore';
import { database } from '../lib/database';

const countOf = async (query: Query) => (await query.count().get()).data().count;

/** How much of each kind is kept of a person, by the names of the collections. */
export async function countsOf(uid: string): Promise<Record<string, number>> {
  const messages = database.collection(collections.pastorMessages);
  const own = await database.doc(paths.user(uid)).listCollections();
  const kinds: [string, Query][] = [
    ...own.map((each): [string, Query] => [each.id, each]),
    ['messages_sent', messages.where('user_id', '==', uid)],
    ['messages_received', messages.where('pastor_id', '==', uid)],
  ];
  const counted = await Promise.all(
    kinds.map(async ([name, query]) => [name, await countOf(query)] as const),
  );
  return Object.fromEntries(counted);
}
