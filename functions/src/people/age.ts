import { consentsSchema } from '@raizes/domain/documents/consents';
import { profileSchema } from '@raizes/domain/documents/people';
import {
  ageGroup,
  deriveGuardianship,
  isHiddenChild,
  mayBeChild,
  needsGuardian,
} from '@raizes/domain/guardianship';
import type { AgeGroup, GuardianshipFields } from '@raizes/domain/guardianship';
import { paths } from '@raizes/domain/paths';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { database } from '../firebase';
import { parseSnapshot } from '../trigger';

const guardianshipSchema = v.pick(profileSchema, ['guardianship', 'adult_from_year']);
const birthYearSchema = v.pick(consentsSchema, ['birth_year']);

/** Whether the person is a minor without a guardian's consent, or of unknown age. */
export function isGuarded(profile: DocumentSnapshot): boolean {
  if (!profile.exists) return false;
  return needsGuardian(parseSnapshot(guardianshipSchema, profile), new Date().getUTCFullYear());
}

/** Whether the person is known to be a minor without a guardian's consent. Unlike `isGuarded`, false for an unknown age. */
export function isKnownMinor(profile: DocumentSnapshot): boolean {
  const fields = parseSnapshot(guardianshipSchema, profile);
  return ageGroup(fields, new Date().getUTCFullYear()) === 'guarded';
}

/**
 * Must be called before a person is linked to, or invited by, a leader. Accepts a leader of unknown age, who has to state it before the app
 * opens.
 * @throws {HttpsError} if the leader is known to be a minor without a guardian's consent
 */
export function requireMayTakeDisciples(leader: DocumentSnapshot): void {
  if (!isKnownMinor(leader)) return;
  throw new HttpsError(
    'failed-precondition',
    'Líderes menores de 18 anos só recebem discípulos com a autorização do responsável. Um administrador a registra em Gerenciar Usuários, em “Menores de 18 anos”; depois disso, tente novamente.',
  );
}

/**
 * Must be called before a position is given, because a leader receives messages from adults and writes to people.
 * @throws {HttpsError} for a minor without a guardian's consent, and for a person of unknown age
 */
export async function requireMayLead(tx: Transaction, profile: DocumentSnapshot): Promise<void> {
  if ((await refuseKnownMinor(tx, profile)) !== 'unknown') return;
  throw new HttpsError(
    'failed-precondition',
    'Falta saber se esta pessoa é maior de 18 anos. Peça a ela que entre no aplicativo e informe o ano de nascimento; depois disso, tente novamente.',
  );
}

/**
 * Must be called before a person becomes an admin. Accepts an unknown age, which the person has to state before the app opens.
 * @throws {HttpsError} for a minor without a guardian's consent
 */
export async function refuseKnownMinor(
  tx: Transaction,
  profile: DocumentSnapshot,
): Promise<AgeGroup> {
  const age = ageGroupOf(profile, await tx.get(database.doc(paths.consents(profile.id))));
  if (age !== 'guarded') return age;
  throw new HttpsError(
    'failed-precondition',
    'Menores de 18 anos só recebem um cargo com a autorização do responsável. Um administrador a registra em Gerenciar Usuários, em “Menores de 18 anos”; depois disso, tente novamente.',
  );
}

/**
 * Must be called before an invitation introduces a person to a leader. The app redeems an invitation only after these conditions are met.
 * @throws {HttpsError} for a child without a guardian's consent, and for a person who has not stated their age
 */
export async function requireMayBeLed(tx: Transaction, profile: DocumentSnapshot): Promise<void> {
  const year = new Date().getUTCFullYear();
  const { consents, known } = await readAge(tx, profile, year);
  // A year on the profile is not enough without consents: an adults-only church has rejected and deleted that answer.
  if (known.guardianship === 'recorded' || (consents.exists && !mayBeChild(known, year))) return;
  throw new HttpsError(
    'permission-denied',
    'O convite fica para depois das perguntas do início do aplicativo. Quem tem menos de 12 anos precisa também da autorização do responsável.',
  );
}

/** `isHiddenChild`, also before a trigger has copied the age to the profile. */
export async function mustHide(tx: Transaction, profile: DocumentSnapshot): Promise<boolean> {
  const year = new Date().getUTCFullYear();
  return isHiddenChild((await readAge(tx, profile, year)).known, year);
}

/**
 * Must be called before an admin links a person to a leader. Accepts an unknown age: the admin knows whom they link.
 * @throws {HttpsError} for a child without a guardian's consent
 */
export async function refuseHiddenChild(tx: Transaction, profile: DocumentSnapshot): Promise<void> {
  if (!(await mustHide(tx, profile))) return;
  throw new HttpsError(
    'failed-precondition',
    'Menores de 12 anos só recebem um líder com a autorização do responsável. Um administrador a registra em Gerenciar Usuários, em “Menores de 18 anos”; depois disso, tente novamente.',
  );
}

async function readAge(tx: Transaction, profile: DocumentSnapshot, year: number) {
  const consents = await tx.get(database.doc(paths.consents(profile.id)));
  return { consents, known: knownAge(profile, consents, year) };
}

export const ageGroupOf = (profile: DocumentSnapshot, consents: DocumentSnapshot): AgeGroup => {
  const year = new Date().getUTCFullYear();
  return ageGroup(knownAge(profile, consents, year), year);
};

/** Returns the person's age from the profile or, until a trigger has copied it there, from the consents. */
function knownAge(
  profile: DocumentSnapshot,
  consents: DocumentSnapshot,
  year: number,
): GuardianshipFields {
  const known = parseSnapshot(guardianshipSchema, profile);
  if (known.guardianship !== undefined || !consents.exists) return known;
  const { birth_year } = parseSnapshot(birthYearSchema, consents);
  return deriveGuardianship(birth_year, year, undefined);
}
