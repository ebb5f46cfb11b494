import { badgeCatalogue } from '@raizes/domain/progress/badges';
import type { Challenge } from '@raizes/domain/documents/challenge';
import { paths } from '@raizes/domain/paths';
import { db } from '../../tests/support/admin';
import { challengePool } from './content/challenges';

/** The challenges on offer and the badges that can be earned. */
export async function seedCatalogues(now: Date) {
  const batch = db.batch();
  for (const text of challengePool) {
    const challenge: Challenge = { ...text, created_by: 'admin', created_at: now };
    batch.set(db.doc(paths.challenge(challenge.id)), challenge);
  }
  for (const { id, name, description, icon, category } of badgeCatalogue) {
    batch.set(db.doc(paths.badge(id)), { id, name, description, icon, category });
  }
  await batch.commit();
}
