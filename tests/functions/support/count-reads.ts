import { DocumentReference, Query, QuerySnapshot, Transaction } from 'firebase-admin/firestore';

/** How many document reads Firestore bills for `work`, which must run alone: a query that finds nothing is one. */
export async function countReads(work: () => Promise<unknown>): Promise<number> {
  let reads = 0;
  const restore = [Query, DocumentReference, Transaction].map(({ prototype }) => {
    const original = prototype.get as (...args: unknown[]) => Promise<unknown>;
    async function get(this: unknown, ...args: unknown[]): Promise<unknown> {
      const result = await original.apply(this, args);
      reads += result instanceof QuerySnapshot ? Math.max(1, result.size) : 1;
      return result;
    }
    Object.assign(prototype, { get });
    return () => Object.assign(prototype, { get: original });
  });
  try {
    await work();
  } finally {
    for (const undo of restore) undo();
  }
  return reads;
}
