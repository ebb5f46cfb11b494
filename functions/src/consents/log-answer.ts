import { summaryOf } from '@raizes/domain/documents/consents';
import type { Consents } from '@raizes/domain/documents/consents';
import { paths } from '@raizes/domain/paths';
import { database } from '../lib/database';

/** Keeps an answer for good. It is named by its moment: told again, it is the same row. */
export async function logAnswer(uid: string, given: Consents): Promise<void> {
  const at = given.answered_at;
  const entry = { kind: 'answer', at, ...summaryOf(given) };
  await database.doc(paths.consentLogEntry(uid, at)).set(entry);
}
