import { CONSENT_VERSION, summarizeConsents } from '@raizes/domain/documents/consents';
import type { Consents } from '@raizes/domain/documents/consents';
import type { Position, Profile } from '@raizes/domain/documents/people';
import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import { searchFields } from '@raizes/domain/name-search';
import { paths } from '@raizes/domain/paths';
import { emptyStats } from '@raizes/domain/progress/stats';
import { randomUUID } from 'node:crypto';
import { auth, db } from './admin';

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
function writeAnswer(batch: FirebaseFirestore.WriteBatch, uid: string) {
  const at = answeredConsents.answered_at;
  const entry = { kind: 'answer', at, ...summarizeConsents(answeredConsents) };
  batch.set(db.doc(paths.consents(uid)), answeredConsents);
  batch.set(db.doc(paths.consentLogEntry(uid, at)), entry);
}

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

export type TestUser = Person & { email: string; password: string };

type Wishes = {
  fullName?: string;
  position?: Position;
  leader?: Leader | null;
  admin?: boolean;
  unasked?: boolean;
  /** What the stats say beside those of somebody who has done nothing yet. */
  stats?: Partial<UserStats>;
};

/** Somebody whom no other test knows, with an account, a profile and stats. */
export async function createUser(wishes: Wishes = {}): Promise<TestUser> {
  const { fullName = 'Maria Teste', position = 'discipulo', leader = null, admin = false } = wishes;
  const { unasked = false } = wishes;
  const uid = `t${randomUUID().replaceAll('-', '')}`;
  const email = `${uid}@raizes.test`;
  const password = 'segredo123';
  const person: Person = { uid, fullName, position, leader, admin, unasked };
  await Promise.all([
    auth.createUser({ uid, email, password, displayName: fullName }),
    writePerson(person, { ...freshStatsOf(person), ...wishes.stats }),
  ]);
  return { ...person, email, password };
}

/** Signs in as the client SDK does and returns the ID token. */
export async function signIn(email: string, password: string): Promise<string> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  const response = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  const answer: unknown = await response.json();
  if (typeof answer === 'object' && answer && 'idToken' in answer) return String(answer.idToken);
  throw new Error(`Sign-in as ${email} failed: ${JSON.stringify(answer)}`);
}
