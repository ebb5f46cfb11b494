import type { Day } from '@raizes/domain/day';
import { summarizeConsents } from '@raizes/domain/documents/consents';
import type { Position, Profile } from '@raizes/domain/documents/people';
import type { Leader, UserStats } from '@raizes/domain/documents/user-stats';
import { deriveGuardianship, guardianshipForStats } from '@raizes/domain/guardianship';
import type { GuardianshipFields } from '@raizes/domain/guardianship';
import { searchFields } from '@raizes/domain/name-search';
import { paths } from '@raizes/domain/paths';
import { randomUUID } from 'node:crypto';
import { aProfile, aUserStats, consents } from '../factories';
import { auth, db } from './admin';

/** Writes the person's consents and the server's log entry. */
function writeConsents(batch: FirebaseFirestore.WriteBatch, person: Person) {
  const { uid } = person;
  const answer = consents({ birth_year: birthYearOf(person) });
  const at = answer.answered_at;
  const entry = { kind: 'answer', at, ...summarizeConsents(answer) };
  batch.set(db.doc(paths.consents(uid)), answer);
  batch.set(db.doc(paths.consentLogEntry(uid, at)), entry);
}

const thisYear = new Date().getFullYear();
const birthYearOf = ({ minor = false }: Person) => (minor ? thisYear - 15 : 1990);
const guardianshipOf = (person: Person): GuardianshipFields =>
  person.withoutConsents ? {} : deriveGuardianship(birthYearOf(person), thisYear, undefined);

/** A person of the tests or of the seed. */
export type Person = {
  uid: string;
  fullName: string;
  position: Position;
  leader: Leader | null;
  admin: boolean;
  /** Has not answered the consents yet. */
  withoutConsents?: boolean;
  /** Under 18, without a guardian's consent. */
  minor?: boolean;
};

/** @param since the first day of the person's history */
function profileOf(person: Person, since: Day | undefined): Profile {
  const { uid, fullName, position, leader } = person;
  return aProfile({
    id: uid,
    full_name: fullName,
    position,
    church_denomination: 'Igreja Raízes',
    pastor_id: leader?.id ?? null,
    search: searchFields(fullName, position !== 'discipulo'),
    joined_at: since ? new Date(`${since}T12:00:00Z`) : new Date(),
    ...guardianshipOf(person),
  });
}

/** The stats of a new account, with the triggers' summary of profile and roles. */
export function freshStatsOf(person: Person): UserStats {
  const { uid, fullName, position, leader, admin, withoutConsents = false } = person;
  return aUserStats({
    user_id: uid,
    profile: {
      full_name: fullName,
      position,
      leader,
      ...guardianshipForStats(guardianshipOf(person)),
    },
    is_admin: admin,
    ...(withoutConsents && { consents: null }),
  });
}

/** Writes all of a person's documents in one batch, so that the triggers find nothing left to do. */
export async function writePerson(person: Person, stats = freshStatsOf(person)) {
  const { uid, admin, withoutConsents = false } = person;
  const batch = db.batch();
  batch.set(db.doc(paths.profile(uid)), profileOf(person, stats.runs[0]?.start));
  batch.set(db.doc(paths.userStats(uid)), stats);
  if (admin) batch.set(db.doc(paths.userRole(uid, 'admin')), { user_id: uid, role: 'admin' });
  if (!withoutConsents) writeConsents(batch, person);
  await batch.commit();
}

/** Withdraws one consent. The answer and its copy in the stats change in one batch, so that no trigger reverts it. */
export async function withdrawConsent(
  uid: string,
  purpose: 'leader_progress' | 'ai' | 'notifications',
) {
  const batch = db.batch();
  batch.update(db.doc(paths.consents(uid)), { [purpose]: false });
  batch.update(db.doc(paths.userStats(uid)), { [`consents.${purpose}`]: false });
  await batch.commit();
}

/** A person as their disciples' documents name them. */
export const asLeader = ({ uid, fullName, position }: Person): Leader => ({
  id: uid,
  full_name: fullName,
  position: position === 'pastor' ? 'pastor' : 'lider',
});

export type TestUser = Person & { email: string; password: string };

type Options = {
  fullName?: string;
  position?: Position;
  leader?: Leader | null;
  admin?: boolean;
  withoutConsents?: boolean;
  minor?: boolean;
  /** Has not confirmed the e-mail address. */
  unconfirmed?: boolean;
  /** Overrides for the stats of a new account. */
  stats?: Partial<UserStats>;
};

/** Creates a person with a random uid and, by default, a confirmed e-mail: account, profile and stats. */
export async function createUser(options: Options = {}): Promise<TestUser> {
  const {
    fullName = 'Maria Teste',
    position = 'discipulo',
    leader = null,
    admin = false,
  } = options;
  const { withoutConsents = false, unconfirmed = false, minor = false } = options;
  const uid = `t${randomUUID().replaceAll('-', '')}`;
  const email = `${uid}@raizes.test`;
  const password = 'segredo123';
  const person: Person = { uid, fullName, position, leader, admin, withoutConsents, minor };
  await Promise.all([
    auth.createUser({ uid, email, password, displayName: fullName, emailVerified: !unconfirmed }),
    writePerson(person, { ...freshStatsOf(person), ...options.stats }),
  ]);
  return { ...person, email, password };
}

/** Signs in as the client SDK does; resolves to the ID token. */
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
  throw new Error(`${email} cannot sign in: ${JSON.stringify(answer)}`);
}
