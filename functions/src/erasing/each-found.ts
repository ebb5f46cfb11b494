import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** How many documents are read, and worked on side by side, at a time. */
const BATCH = 25;

/** Works on whatever a query finds until it finds nothing more: what was worked on must not be found again. */
export async function eachFound(
  query: Query,
  work: (found: QueryDocumentSnapshot) => Promise<unknown>,
): Promise<void> {
  let page = await query.limit(BATCH).get();
  while (!page.empty) {
    await Promise.all(page.docs.map(work));
    page = await query.limit(BATCH).get();
  }
}
