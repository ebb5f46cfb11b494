import { devotionalSchema } from '@raizes/domain/documents/devotional';
import type { UserDevotional } from '@raizes/domain/documents/user-devotional';
import { scoreMemorization } from '@raizes/domain/memorization';
import { paths } from '@raizes/domain/paths';
import type { Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { database } from '../lib/database';
import { parseSnapshot } from '../lib/parse-snapshot';

const verseSchema = v.pick(devotionalSchema, ['verse_text']);

/** A claim is never trusted: what was written is scored again, against the devotional itself. */
export async function isMemorized(tx: Transaction, completion: UserDevotional): Promise<boolean> {
  if (!completion.memorization_validated) return false;
  const devotional = await tx.get(database.doc(paths.devotional(completion.devotional_id)));
  const { verse_text } = parseSnapshot(verseSchema, devotional);
  return scoreMemorization(verse_text, completion.verse_memorization).isValid;
}
