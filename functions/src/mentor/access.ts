import { CONSENT_VERSION } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { HttpsError } from 'firebase-functions/https';
import type { FunctionsErrorCode } from 'firebase-functions/https';
import { database } from '../firebase';
import { ageGroupOf } from '../people/age';

export interface Asker {
  uid: string;
  /** According to the caller's token. */
  hasConfirmedEmail: boolean;
}

/**
 * Checks every condition for an answer of the mentor. Crisis messages are answered before this check (`answerQuestion`), so it never blocks
 * help.
 * @returns what the person may use
 * @throws {HttpsError} a refusal that names the helplines
 */
export async function requireAccess({
  uid,
  hasConfirmedEmail,
}: Asker): Promise<{ allowsGemini: boolean }> {
  const person = await fetchPerson(uid);
  if (!person) throw conversationNotFound();
  const { age, hasAllowedGemini } = person;
  if (age === 'unknown') throw ageUnknown();
  if (age === 'guarded') throw guardianRequired();
  if (!hasConfirmedEmail) throw emailUnconfirmed();
  // Opt-in: an adult's beliefs go to an outside service only with consent, and a minor's never.
  return { allowsGemini: age === 'adult' && hasAllowedGemini };
}

/** Whether the person is an adult who has not allowed Gemini yet. */
export async function mayOfferGemini(uid: string): Promise<boolean> {
  const person = await fetchPerson(uid);
  return person?.age === 'adult' && !person.hasAllowedGemini;
}

/** Returns what the person's age and consents say; null without a profile. */
async function fetchPerson(uid: string) {
  const [profile, consents] = await Promise.all([
    database.doc(paths.profile(uid)).get(),
    database.doc(paths.consents(uid)).get(),
  ]);
  if (!profile.exists) return null;
  return {
    age: ageGroupOf(profile, consents),
    /** By consent to the current version of the text. */
    hasAllowedGemini: consents.get('ai') === true && consents.get('version') === CONSENT_VERSION,
  };
}

/** Creates a refusal that names the helplines, which are for everyone. */
export const refusal = (code: FunctionsErrorCode, why: string) =>
  new HttpsError(
    code,
    `${why} Se você estiver passando por um momento difícil, ligue 188 (CVV) ou 100 (Direitos Humanos): é de graça, a qualquer hora.`,
  );

const ageUnknown = () =>
  refusal(
    'failed-precondition',
    'Que bom ver você por aqui! Para conversar com o mentor, conte antes o ano em que você nasceu: a pergunta aparece no início do aplicativo.',
  );

const guardianRequired = () =>
  refusal(
    'failed-precondition',
    'Que bom ver você por aqui! Para conversar com o mentor, falta só a autorização do seu responsável: peça a ele e ao seu líder.',
  );

const emailUnconfirmed = () =>
  refusal(
    'failed-precondition',
    'Que bom ver você por aqui! Para conversar com o mentor, falta só confirmar o seu e-mail: abra o link que enviamos, ou peça outro no início do aplicativo.',
  );

export const conversationNotFound = () =>
  refusal('not-found', 'Conversa não encontrada. Abra o mentor novamente.');
