import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import type { Position, Profile } from '@raizes/domain/documents/people';
import { emptyStats } from '@raizes/domain/progress/stats';
import { searchFields } from '@raizes/domain/name-search';
import { paths } from '@raizes/domain/paths';
import { summarizeConsents } from '@raizes/domain/documents/consents';
import { db } from './admin';
import { answeredConsents, writeAnswer } from './answered-consents';

/** One person as the tests and the seed describe them. */
export type Person = {
  uid: string;
  fullName: string;
  position: Position;
  leader: Leader | null;
  admin: boolean;
  /** They have not been asked for their consents yet. */
  unasked?: boolean;
};

function profileOf({ uid, fullName, position, leader, unasked = false }: Person): Profile {
  return {
    id: uid,
    full_name: fullName,
    position,
    church_denomination: 'Igreja Raízes',
    pastor_id: leader?.id ?? null,
    search: searchFields(fullName, position !== 'discipulo'),
    ...(!unasked && { guardianship: 'none' }),
  };
}

/** The stats before anything happened, with the summary that the triggers keep of profile and roles. */
export function freshStatsOf(person: Person): UserStats {
  const { uid, fullName, position, leader, admin, unasked = false } = person;
  return {
    ...emptyStats(uid),
    profile: { full_name: fullName, position, leader },
    is_admin: admin,
    consents: unasked ? null : summarizeConsents(answeredConsents),
  };
}

/** Writes a person's documents at once, so that the triggers find nothing left to do. */
export async function writePerson(person: Person, stats = freshStatsOf(person)) {
  const { uid, admin, unasked = false } = person;
  const batch = db.batch();
  batch.set(db.doc(paths.profile(uid)), profileOf(person));
  batch.set(db.doc(paths.userStats(uid)), stats);
  if (admin) batch.set(db.doc(paths.userRole(uid, 'admin')), { user_id: uid, role: 'admin' });
  if (!unasked) writeAnswer(batch, uid);
  await batch.commit();
}

/** The person says no to one of the purposes: their answer and its stamp at once, so that no trigger undoes it. */
export async function refuseConsent(
  uid: string,
  purpose: 'leader_progress' | 'ai' | 'notifications',
) {
  const batch = db.batch();
  batch.update(db.doc(paths.consents(uid)), { [purpose]: false });
  batch.update(db.doc(paths.userStats(uid)), { [`consents.${purpose}`]: false });
  await batch.commit();
}
