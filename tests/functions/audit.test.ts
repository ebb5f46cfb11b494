import { responses } from '@raizes/domain/callables/responses';
import { collections, paths } from '@raizes/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import { signedIn } from './support/calls';
import type { Caller } from './support/calls';
import { tracesOf } from './support/database';
import { daysAgo } from './support/progress';

let admin: Caller;
beforeEach(async () => {
  admin = await signedIn({ admin: true, fullName: 'Marta Administradora' });
});

/** The audit entries of a person, oldest first, without the times. */
async function auditOf(uid: string) {
  const { docs } = await db
    .collection(collections.audit)
    .where('people', 'array-contains', uid)
    .get();
  const at = (entry: (typeof docs)[number]) => (entry.get('at') as Timestamp).toMillis();
  return docs
    .toSorted((one, other) => at(one) - at(other))
    .map((entry) => {
      const { at: _at, expires_at: _expiry, people: _people, ...recorded } = entry.data();
      return recorded;
    });
}

/** Sends the request twice; the second one changes nothing and must not be recorded. */
async function twice(name: string, request: object): Promise<void> {
  for (const _ of ['first', 'again']) {
    expect((await admin.call(name, request)).status).toBe(200);
  }
}

describe('the audit', () => {
  it('records a change of position once, with the link that it ended', async () => {
    const leader = await createUser({ position: 'lider' });
    const { uid: userId } = await createUser({ leader: asLeader(leader) });
    await twice('change-position', { userId, position: 'lider' });
    const by = { actor: admin.uid, subject: userId };
    const recorded = await auditOf(userId);
    expect(recorded).toHaveLength(2);
    expect(recorded).toContainEqual({
      ...by,
      action: 'position',
      before: 'discipulo',
      after: 'lider',
    });
    const unlinked = { ...by, action: 'link', before: leader.uid, after: null };
    expect(recorded).toContainEqual(unlinked);
    // The entry is found through the leader as well.
    expect(await auditOf(leader.uid)).toEqual([unlinked]);
  });

  it('records a link, and a hand-over for each disciple', async () => {
    const [leader, successor, { uid }] = await Promise.all([
      createUser({ position: 'lider' }),
      createUser({ position: 'pastor' }),
      createUser(),
    ]);
    await twice('link-to-leader', { userId: uid, leaderId: leader.uid });
    const demoted = { userId: leader.uid, position: 'discipulo', successorId: successor.uid };
    await twice('change-position', demoted);
    const link = { actor: admin.uid, action: 'link', subject: uid };
    expect(await auditOf(uid)).toEqual([
      { ...link, before: null, after: leader.uid },
      { ...link, before: leader.uid, after: successor.uid },
    ]);
  });

  it('records an admin role when it is granted and when it is revoked', async () => {
    const { uid: userId } = await createUser();
    await twice('set-admin-role', { userId, admin: true });
    await twice('set-admin-role', { userId, admin: false });
    const role = { actor: admin.uid, action: 'admin', subject: userId };
    expect(await auditOf(userId)).toEqual([
      { ...role, before: null, after: 'admin' },
      { ...role, before: 'admin', after: null },
    ]);
  });

  it('records a guardian’s consent, its revocation and a corrected birth year, without names or years', async () => {
    const { uid: userId } = await createUser();
    await twice('correct-birth-year', { userId, birthYear: new Date().getUTCFullYear() - 15 });
    const consent = { action: 'record', guardianName: 'Zulmira Reis', consentedOn: daysAgo(1) };
    await twice('record-guardian-consent', { userId, ...consent });
    await twice('record-guardian-consent', { userId, action: 'revoke' });
    const by = { actor: admin.uid, subject: userId };
    expect(await auditOf(userId)).toEqual([
      { ...by, action: 'birth-year', before: null, after: null },
      { ...by, action: 'guardian-consent', before: 'needed', after: 'recorded' },
      { ...by, action: 'guardian-consent', before: 'recorded', after: 'needed' },
    ]);
    const named = (await tracesOf('Zulmira Reis')).map((path) => path.split('/')[0]);
    expect(named).not.toContain(collections.audit);
  });
});

it('refused changes are not recorded', async () => {
  const { uid: userId } = await createUser();
  const stranger = await signedIn();
  await stranger.call('change-position', { userId, position: 'pastor' });
  await admin.call('link-to-leader', { userId, leaderId: stranger.uid });
  expect(await auditOf(userId)).toEqual([]);
});

const pageSchema = responses['export-my-data'];
const fieldsSchema = v.record(v.string(), v.unknown());

it('exporting one’s data is recorded and contains one’s own entries, but of others only that an entry exists', async () => {
  const other = await signedIn({ admin: true });
  const { uid } = other;
  await admin.call('change-position', { userId: uid, position: 'lider' });
  const disciple = await createUser();
  await other.call('link-to-leader', { userId: disciple.uid, leaderId: uid });
  const { result } = await other.call('export-my-data', { after: null });
  const lines = v
    .parse(pageSchema, result)
    .documents.flatMap(({ path, fields }) =>
      path.startsWith('audit/') ? [v.parse(fieldsSchema, fields)] : [],
    );
  expect(lines).toHaveLength(3);
  const own = { actor: uid, subject: uid, action: 'export', before: null, after: null };
  expect(lines).toContainEqual(expect.objectContaining(own));
  expect(lines).toContainEqual(expect.objectContaining({ actor: admin.uid, after: 'lider' }));
  const toOthers = lines.filter(({ subject }) => subject === undefined);
  expect(toOthers.map((line) => Object.keys(line))).toEqual([['at', 'action']]);
  expect(JSON.stringify(lines)).not.toContain(disciple.uid);
  expect((await other.call('count-my-data')).result).toMatchObject({ audit: 3 });
  // The next page belongs to the same export.
  const [line] = (await db.collection(collections.audit).where('actor', '==', uid).get()).docs;
  await other.call('export-my-data', { after: `audit/${line?.id}` });
  expect((await other.call('count-my-data')).result).toMatchObject({ audit: 3 });
});

it('an export that begins at a made-up cursor is recorded too', async () => {
  const { uid, call } = await signedIn();
  await call('export-my-data', { after: 'audit/!' });
  const own = { actor: uid, subject: uid, action: 'export' };
  expect(await auditOf(uid)).toMatchObject([own]);
});

it('audit entries expire after 365 days', async () => {
  const { uid: userId } = await createUser();
  await admin.call('set-admin-role', { userId, admin: true });
  const entries = db.collection(collections.audit).where('subject', '==', userId);
  const [entry] = (await entries.get()).docs;
  const { at, expires_at } = v.parse(
    v.object({ at: v.instance(Timestamp), expires_at: v.instance(Timestamp) }),
    entry?.data(),
  );
  expect(expires_at.toMillis() - at.toMillis()).toBe(365 * 86_400_000);
});

it('a link keeps the wish for a leader that it has ended until the person erases their account, and exports it', async () => {
  const person = await signedIn();
  const { uid: userId } = person;
  const leader = await createUser({ position: 'lider' });
  const wants_leader_at = new Date('2026-01-02T03:04:05.678Z');
  await db.doc(paths.profile(userId)).update({ wants_leader_at });
  const batch = randomUUID();
  await admin.call('link-to-leader', { userId, leaderId: leader.uid, batch });
  const wish = { wanted_leader_at: wants_leader_at.toISOString() };
  const { text } = await person.call('export-my-data', { after: null });
  expect(text).toContain(JSON.stringify(wish).slice(1, -1));

  const linked = db.collection(collections.audit).where('batch', '==', batch);
  await person.call('erase-my-account');
  const [entry] = (await linked.get()).docs;
  expect(entry?.data()).toMatchObject({ action: 'link', subject: 'erased' });
  expect(entry?.data()).not.toHaveProperty('wanted_leader_at');
});

it('an erasure records the role and links that it ends, without the person', async () => {
  const leaving = await signedIn({ admin: true, position: 'lider' });
  const { uid } = await createUser({ leader: asLeader(leaving) });
  const ended = db.collection(collections.audit).where('people', '==', ['erased']);
  const before = (await ended.get()).size;
  expect((await leaving.call('erase-my-account')).status).toBe(200);
  expect(await auditOf(uid)).toEqual([
    { action: 'link', actor: 'erased', subject: uid, before: 'erased', after: null },
  ]);
  expect((await ended.get()).size).toBeGreaterThan(before);
  expect(await tracesOf(leaving.uid)).toEqual([]);
});

it('erased people are replaced as actor, subject and leader, even when several are erased concurrently', async () => {
  const [leaving, leader] = await Promise.all([
    signedIn({ admin: true }),
    signedIn({ position: 'lider' }),
  ]);
  const disciple = await signedIn();
  await leaving.call('link-to-leader', { userId: disciple.uid, leaderId: leader.uid });
  const [entry] = (await db.collection(collections.audit).where('actor', '==', leaving.uid).get())
    .docs;
  const gone = [leaving, leader, disciple];
  const answers = await Promise.all(gone.map(({ call }) => call('erase-my-account')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await tracesOf(...gone.map(({ uid }) => uid))).toEqual([]);
  expect((await entry?.ref.get())?.data()).toMatchObject({
    action: 'link',
    actor: 'erased',
    subject: 'erased',
    before: null,
    after: 'erased',
    people: ['erased'],
  });
  expect((await db.doc(paths.profile(disciple.uid)).get()).exists).toBe(false);
});
