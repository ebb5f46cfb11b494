import '../app';
import { onDocumentWritten } from 'firebase-functions/firestore';
import type { Change, DocumentSnapshot } from 'firebase-functions/firestore';
import { atLeastOnce } from '../lib/at-least-once';
import { stampLinkedPeople } from '../profiles/stamp-linked-people';
import { stampProfile } from '../profiles/stamp-profile';
import { stampSearch } from '../profiles/stamp-search';

/** Keeps the copies of a profile true, the person's own and those that the people linked to them carry, and what it is found by. */
export const onProfileWritten = onDocumentWritten(
  { document: 'profiles/{uid}', retry: true, timeoutSeconds: 300 },
  atLeastOnce(async ({ params: { uid }, data }) => {
    await stampProfile(uid);
    if (data) await stampSearch(data.after);
    if (data && changedAsLeader(data)) await stampLinkedPeople(uid);
  }),
);

const positionsOfLeaders: unknown[] = ['lider', 'pastor'];

function changedAsLeader({ before, after }: Change<DocumentSnapshot>): boolean {
  const leads = [before, after].some((seen) => positionsOfLeaders.includes(seen.get('position')));
  const changed = ['full_name', 'position'].some((field) => before.get(field) !== after.get(field));
  return leads && changed;
}
