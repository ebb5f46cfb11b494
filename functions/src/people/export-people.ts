import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { PeopleFilter } from '@raizes/domain/documents/people';
import { DAILY_PEOPLE_PAGES, PEOPLE_EXPORT_PAGE } from '@raizes/domain/limits';
import { matchesName } from '@raizes/domain/name-search';
import { newcomersSince } from '@raizes/domain/newcomers';
import { collections } from '@raizes/domain/paths';
import { FieldPath } from 'firebase-admin/firestore';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { onSignedInCall, requireAdmin, requireSession } from '../callable';
import { database } from '../firebase';
import { readDailyQuota } from '../quota';
import { ignoreInvalid, withLock } from '../trigger';
import { recordAudit } from './audit';
import { fetchAccounts } from './emails';
import { fetchNames, parseProfile } from './profiles';

/**
 * Returns a page of the list of people, with their e-mails, that an admin downloads. The audit records each first page, and also the first
 * page of the day, whatever its cursor.
 */
export const exportPeople = onSignedInCall(
  'export-people',
  async ({ uid: by, token }, request) => {
    await requireSession(token);
    await withLock(by, () => countPage(by, request.after));
    return fetchPeoplePage(request);
  },
  { timeoutSeconds: 120 },
);

async function countPage(by: string, after: string | null): Promise<void> {
  await database.runTransaction(async (tx) => {
    const [pages] = await Promise.all([
      readDailyQuota(tx, by, 'people-exports', new Date()),
      requireAdmin(tx, by),
    ]);
    if (pages.used >= DAILY_PEOPLE_PAGES) {
      throw new HttpsError(
        'resource-exhausted',
        'Você já baixou esta lista muitas vezes hoje. Tente novamente amanhã.',
      );
    }
    pages.use();
    if (after !== null && pages.used > 0) return;
    const nothing = { before: null, after: null };
    recordAudit(tx, { action: 'people-export', actor: by, subject: by, ...nothing });
  });
}

export async function fetchPeoplePage(
  { query, after, ...filter }: ParsedRequest<'export-people'>,
  size = PEOPLE_EXPORT_PAGE,
) {
  const all = queryFor(filter).orderBy(FieldPath.documentId()).limit(size);
  const { docs } = await (after === null ? all : all.startAfter(after)).get();
  const profiles = (await Promise.all(docs.map(parseOrSkip)))
    .flat()
    .filter((each) => matchesName(each.full_name, query) && isShown(filter.shown, each));
  const [accounts, leaders] = await Promise.all([
    fetchAccounts(profiles.map(({ id }) => id)),
    fetchNames(profiles.flatMap(({ pastor_id }) => pastor_id ?? [])),
  ]);
  const people = profiles.map(({ id, full_name, position, church_denomination, pastor_id }) => {
    const { email = null, emailVerified: email_confirmed = false } = accounts.get(id) ?? {};
    const leader = leaders.get(pastor_id ?? '') ?? null;
    return { full_name, position, church_denomination, leader, email, email_confirmed };
  });
  const last = docs.length === size ? docs.at(-1) : undefined;
  return { people, after: last?.id ?? null };
}

function queryFor({ shown, leaderId }: PeopleFilter): Query {
  const all = database.collection(collections.profiles);
  const disciples = all.where('position', '==', 'discipulo');
  if (leaderId !== null) return disciples.where('pastor_id', '==', leaderId);
  if (shown === 'unlinked') return disciples.where('pastor_id', '==', null);
  return shown === 'everybody' || shown === 'newcomers' ? all : all.where('position', '==', shown);
}

/** Filters newcomers here and not in the query, because the query is ordered by uid. */
function isShown(shown: PeopleFilter['shown'], { joined_at }: { joined_at?: Date | undefined }) {
  return (
    shown !== 'newcomers' || (joined_at !== undefined && joined_at >= newcomersSince(new Date()))
  );
}

/** Returns [] for an invalid profile, so that one bad document does not break the list. */
async function parseOrSkip(snapshot: QueryDocumentSnapshot) {
  const found: ({ id: string } & ReturnType<typeof parseProfile>)[] = [];
  await ignoreInvalid({ callable: 'export-people' }, async () => {
    found.push({ id: snapshot.id, ...parseProfile(snapshot) });
  });
  return found;
}
