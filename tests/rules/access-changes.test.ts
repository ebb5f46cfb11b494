import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firestoreOf, given, startDatabase } from './support/environment';
import { people } from './support/people';

const ana = people['profiles/ana'];

/** A page of the profiles linked to a leader, ordered by name. */
const linkedTo = (leader: string, limit = 100) =>
  firestoreOf(leader)
    .collection('profiles')
    .where('pastor_id', '==', leader)
    .orderBy('full_name')
    .limit(limit);

const get = (uid: string, path: string) => firestoreOf(uid).doc(path).get();

/** A page of all profiles, as admins list them. */
const everyone = (uid: string) =>
  firestoreOf(uid).collection('profiles').orderBy('full_name').limit(100).get();

beforeAll(() => startDatabase('access-changes'));
beforeEach(() =>
  given({
    ...people,
    'user_stats/ana': { user_id: 'ana', consents: { leader_progress: true } },
    'user_roles/bia_admin': null,
  }),
);

describe('a leader', () => {
  it('sees the people linked to them now, page by page, and their progress', async () => {
    const page = await assertSucceeds(linkedTo('pastor').get());
    expect(page.size).toBe(1);
    const next = linkedTo('pastor').startAfter(page.docs.at(-1));
    expect((await assertSucceeds(next.get())).size).toBe(0);
    await assertSucceeds(get('pastor', 'user_stats/ana'));
  });

  it('loses access when the link changes, and the new leader gains it', async () => {
    await given({ 'profiles/ana': { ...ana, pastor_id: 'lider' } });
    await assertFails(get('pastor', 'profiles/ana'));
    await assertFails(get('pastor', 'user_stats/ana'));
    expect((await assertSucceeds(linkedTo('pastor').get())).size).toBe(0);
    await assertSucceeds(get('lider', 'profiles/ana'));
    await assertSucceeds(get('lider', 'user_stats/ana'));
    expect((await assertSucceeds(linkedTo('lider').get())).size).toBe(2);
  });

  it('loses access when they lose the position', async () => {
    await given({ 'profiles/pastor': { ...people['profiles/pastor'], position: 'discipulo' } });
    await assertFails(get('pastor', 'profiles/ana'));
    await assertFails(get('pastor', 'user_stats/ana'));
    await assertFails(linkedTo('pastor', 10).get());
  });

  it('loses access when the person’s account is deleted', async () => {
    await given({ 'profiles/ana': null });
    await assertFails(get('pastor', 'user_stats/ana'));
  });
});

describe('an admin', () => {
  it('has admin rights from when the row is created until it is deleted', async () => {
    await assertFails(everyone('bia'));
    await given({ 'user_roles/bia_admin': { user_id: 'bia', role: 'admin' } });
    await assertSucceeds(everyone('bia'));
    await given({ 'user_roles/bia_admin': null });
    await assertFails(everyone('bia'));
  });
});
