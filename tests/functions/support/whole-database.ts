import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { db } from '../../support/admin';

/** Every document of the database, wherever it lies, as its path and what it says. */
async function everything(of: {
  listCollections: () => Promise<CollectionReference[]>;
}): Promise<string[]> {
  const found: string[] = [];
  for (const collection of await of.listCollections()) {
    const refs = await collection.listDocuments();
    const below = await Promise.all(refs.map((ref: DocumentReference) => everything(ref)));
    const documents = refs.length > 0 ? await db.getAll(...refs) : [];
    found.push(...documents.map((each) => `${each.ref.path} ${JSON.stringify(each.data())}`));
    found.push(...below.flat());
  }
  return found;
}

/** The documents that name any of these, in their paths or in what they say. */
export async function tracesOf(...names: string[]): Promise<string[]> {
  return (await everything(db)).filter((document) => names.some((name) => document.includes(name)));
}
