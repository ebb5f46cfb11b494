import type { Response } from '@raizes/domain/callables/responses';
import { consentLogSchema } from '@raizes/domain/documents/consents';
import { userStatsSchema } from '@raizes/domain/documents/user-stats';
import { needsGuardian } from '@raizes/domain/guardianship';
import { collections, paths } from '@raizes/domain/paths';
import { emptyStats } from '@raizes/domain/progress/stats';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { onSignedInCall, personNotFound, requireAdminUpFront } from '../callable';
import { countOf, database } from '../firebase';
import { parseProfile } from './profiles';

type Facts = Response<'look-up-person'>;
type SharedDay = Pick<Facts, 'shares' | 'last_devotional_date'>;

/** Returns what a person's page shows to admins: days and numbers, but nothing that anybody wrote. */
export const lookUpPerson = onSignedInCall('look-up-person', async (caller, { userId }) => {
  await requireAdminUpFront(caller);
  const snapshot = await database.doc(paths.profile(userId)).get();
  if (!snapshot.exists) throw personNotFound();
  const { guardianship, adult_from_year, pastor_id } = parseProfile(snapshot);
  const isRecorded =
    guardianship === 'recorded' &&
    needsGuardian({ guardianship: 'needed', adult_from_year }, new Date().getUTCFullYear());
  const messages = database.collection(collections.pastorMessages);
  const about = messages.where('user_id', '==', userId);
  const [stats, written, responded, waiting, guardian] = await Promise.all([
    database.doc(paths.userStats(userId)).get(),
    countOf(about),
    countOf(about.where('status', '==', 'responded')),
    countOf(
      messages
        .where('pastor_id', '==', userId)
        .where('archived_at', '==', null)
        .where('status', 'in', ['pending', 'read']),
    ),
    isRecorded ? fetchGuardian(userId) : null,
  ]);
  return {
    ...sharedDay(stats, pastor_id === caller.uid),
    messages: written,
    unanswered: written - responded,
    waiting,
    guardian,
  };
});

const neededSchema = v.pick(userStatsSchema, ['consents', 'last_devotional_date']);

/** The consent is given to the person's leader: other admins do not see the day. */
function sharedDay(snapshot: DocumentSnapshot, toLeader: boolean): SharedDay {
  const found = v.safeParse(neededSchema, { ...emptyStats(snapshot.id), ...snapshot.data() });
  const shares = toLeader && found.success && found.output.consents?.leader_progress === true;
  return { shares, last_devotional_date: shares ? found.output.last_devotional_date : null };
}

/** How many entries are read for the newest about the guardian; answers of the person lie between them. */
const NEWEST = 20;

async function fetchGuardian(uid: string): Promise<Facts['guardian']> {
  const log = database.collection(collections.consentLog(uid)).orderBy('at', 'desc').limit(NEWEST);
  for (const entry of (await log.get()).docs) {
    const { output, success } = v.safeParse(consentLogSchema, entry.data());
    if (!success || output.kind !== 'guardian-recorded') continue;
    const { guardian_name: name, consented_on } = output;
    return name === null || consented_on === null ? null : { name, consented_on };
  }
  return null;
}
