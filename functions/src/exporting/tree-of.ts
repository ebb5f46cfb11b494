import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import { database } from '../lib/database';
import { plain } from './plain';

interface Kept {
  id: string;
  /** Null where there is no such document, only something below it. */
  fields: unknown;
  collections?: Tree;
}

/** Documents by the names of their collections. */
export interface Tree {
  [collection: string]: Kept[];
}

/** How many documents are asked for what is below them at a time. */
const BATCH = 50;

/** Everything below a document, whatever it is called: what is added to the product later is in it by itself. */
export async function treeOf(of: DocumentReference): Promise<Tree> {
  const tree: Tree = {};
  for (const collection of await of.listCollections()) {
    tree[collection.id] = await documentsOf(collection);
  }
  return tree;
}

async function documentsOf(collection: CollectionReference): Promise<Kept[]> {
  const refs = await collection.listDocuments();
  const kept: Kept[] = [];
  for (let start = 0; start < refs.length; start += BATCH) {
    const batch = refs.slice(start, start + BATCH);
    const [documents, trees] = await Promise.all([
      database.getAll(...batch),
      Promise.all(batch.map(treeOf)),
    ]);
    for (const [index, document] of documents.entries()) {
      const below = trees[index] ?? {};
      const fields = document.exists ? plain(document.data()) : null;
      const isLeaf = Object.keys(below).length === 0;
      kept.push({ id: document.id, fields, ...(!isLeaf && { collections: below }) });
    }
  }
  return kept;
}
