import { addDays, calendarDay } from '@raizes/domain/day';
import { mayBeChild } from '@raizes/domain/guardianship';
import { paths } from '@raizes/domain/paths';
import { HttpsError } from 'firebase-functions/https';
import { onSignedInCall, personNotFound, requireAdmin, requireSession } from '../callable';
import { database } from '../firebase';
import { recordAudit } from '../people/audit';
import { linkNewcomer } from '../people/joining';
import { parseProfile } from '../people/profiles';
import { withLock } from '../trigger';
import { syncConsents, unlink, updateGuardianship } from './consents';

const INVALID_YEAR = 'Confira o ano de nascimento.';

/**
 * Lets an admin correct a mistyped birth year, and logs it. Nobody can correct their own, because the year decides who is a minor.
 * Idempotent. A person whose answer an adults-only church has rejected can then answer again with the right year.
 */
export const correctBirthYear = onSignedInCall(
  'correct-birth-year',
  async ({ uid: by, token }, { userId: uid, birthYear }) => {
    await requireSession(token);
    const at = new Date();
    if (birthYear > at.getUTCFullYear()) throw new HttpsError('invalid-argument', INVALID_YEAR);
    if (by === uid) {
      throw new HttpsError('permission-denied', 'Outro administrador precisa corrigir isto.');
    }
    /** Whether the person counted as a child before. */
    let wasChild = false;
    const correct = () =>
      database.runTransaction(async (tx) => {
        const [consents, profile] = await Promise.all([
          tx.get(database.doc(paths.consents(uid))),
          tx.get(database.doc(paths.profile(uid))),
          requireAdmin(tx, by),
        ]);
        if (consents.exists) {
          if (consents.get('birth_year') === birthYear) return false;
          tx.update(consents.ref, { birth_year: birthYear });
        } else {
          if (profile.get('guardianship') === undefined) {
            throw new HttpsError(
              'failed-precondition',
              'Esta pessoa ainda não informou o ano em que nasceu.',
            );
          }
          const year = { birth_year: birthYear };
          const known = updateGuardianship(tx, profile, year, at.getUTCFullYear());
          if (known.adult_from_year === profile.get('adult_from_year')) return false;
        }
        tx.set(database.doc(paths.consentLogEntry(uid, at)), {
          kind: 'birth-year-corrected',
          at,
          recorded_by: by,
        });
        const change = { before: null, after: null };
        recordAudit(tx, { action: 'birth-year', actor: by, subject: uid, ...change });
        return (
          consents.exists &&
          profile.exists &&
          mayBeChild(parseProfile(profile), at.getUTCFullYear())
        );
      });
    await withLock(uid, async () => {
      wasChild = await correct();
      await syncConsents(uid, at.getUTCFullYear());
    });
    // A child had to wait for a leader; a newcomer of age does not.
    if (wasChild) await linkNewcomer(uid);
    return { corrected: true };
  },
  { invalidRequest: INVALID_YEAR },
);

/** Lets an admin record or revoke the consent of a minor's guardian, and logs it. Idempotent. */
export const recordGuardianConsent = onSignedInCall(
  'record-guardian-consent',
  async ({ uid: by, token }, { userId: uid, ...change }) => {
    await requireSession(token);
    const at = new Date();
    // The admin's day can be one ahead of the server's.
    if (change.action === 'record' && change.consentedOn > addDays(calendarDay(at), 1)) {
      throw new HttpsError('invalid-argument', 'A data do consentimento ainda não chegou.');
    }
    if (by === uid) {
      throw new HttpsError('permission-denied', 'Outro administrador precisa registrar isto.');
    }
    const isGiven = change.action === 'record';
    const guardianship = isGiven ? 'recorded' : 'needed';
    const record = () =>
      database.runTransaction(async (tx) => {
        const [snapshot] = await Promise.all([
          tx.get(database.doc(paths.profile(uid))),
          requireAdmin(tx, by),
        ]);
        if (!snapshot.exists) throw personNotFound();
        const profile = parseProfile(snapshot);
        const { guardianship: stored = 'none' } = profile;
        if (stored === 'none') {
          throw new HttpsError('failed-precondition', 'Esta pessoa não precisa de autorização.');
        }
        if (stored === guardianship) return false;
        tx.update(snapshot.ref, { guardianship });
        const isChild = mayBeChild(profile, at.getUTCFullYear());
        if (!isGiven && isChild) unlink(tx, snapshot, by);
        tx.set(database.doc(paths.consentLogEntry(uid, at)), {
          kind: isGiven ? 'guardian-recorded' : 'guardian-revoked',
          at,
          guardian_name: isGiven ? change.guardianName : null,
          consented_on: isGiven ? change.consentedOn : null,
          recorded_by: by,
        });
        const states = { before: stored, after: guardianship };
        recordAudit(tx, { action: 'guardian-consent', actor: by, subject: uid, ...states });
        return isGiven && isChild;
      });
    // A child is linked now; other people are linked at their first answer.
    if (await withLock(uid, record)) await linkNewcomer(uid);
    return { guardianship };
  },
);
