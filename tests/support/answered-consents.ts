import { CONSENT_VERSION, summarizeConsents } from '@raizes/domain/documents/consents';
import type { Consents } from '@raizes/domain/documents/consents';
import { paths } from '@raizes/domain/paths';
import { db } from './admin';

/** What everybody in the tests and the seed has answered who does not say otherwise. */
export const answeredConsents: Consents = {
  version: CONSENT_VERSION,
  account: true,
  leader_progress: true,
  ai: true,
  notifications: true,
  birth_year: 1990,
  answered_at: new Date('2026-01-05T12:00:00Z'),
};

/** The person's answer and the server's record of it. */
export function writeAnswer(batch: FirebaseFirestore.WriteBatch, uid: string) {
  const at = answeredConsents.answered_at;
  const entry = { kind: 'answer', at, ...summarizeConsents(answeredConsents) };
  batch.set(db.doc(paths.consents(uid)), answeredConsents);
  batch.set(db.doc(paths.consentLogEntry(uid, at)), entry);
}
