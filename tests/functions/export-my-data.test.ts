import { responses } from '@raizes/domain/callables/responses';
import { notificationIds } from '@raizes/domain/documents/notification';
import { collections, paths } from '@raizes/domain/paths';
import { CollectionReference } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { exportPage } from '../../functions/src/privacy/export-account';
import { aRhythm } from '../factories';
import { db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import { signedIn } from './support/calls';
import { invitingLeader, redeem } from './support/invitations';
import { today } from './support/progress';
import { answerMessage, sendMessage, writeFirst } from './support/messages';

const pageSchema = responses['export-my-data'];

/** Fetches all pages. */
async function exportOf({ call }: Awaited<ReturnType<typeof signedIn>>) {
  const pages: { page: v.InferOutput<typeof pageSchema>; bytes: number }[] = [];
  let after: string | null = null;
  do {
    const { result, text } = await call('export-my-data', { after });
    const page = v.parse(pageSchema, result, { message: text.slice(0, 300) });
    pages.push({ page, bytes: Buffer.byteLength(text) });
    after = page.next;
  } while (after !== null);
  const documents = pages.flatMap(({ page }) => page.documents);
  return { pages, person: pages[0]?.page.person, documents };
}

/** The paths of all documents below one, including those without fields. */
async function pathsBelow(path: string): Promise<string[]> {
  const own = await db.doc(path).listCollections();
  const refs = (await Promise.all(own.map((each) => each.listDocuments()))).flat();
  const below = await Promise.all(refs.map((ref) => pathsBelow(ref.path)));
  return [...refs.map((ref) => ref.path), ...below.flat()];
}

/** What the mentor asked back is the person's too. */
const answer = {
  text: 'É mais sobre sono ou outra coisa?',
  choices: ['Sono e insônia', 'Outra coisa'],
};

it('the export contains every document of a person, even of unknown collections', async () => {
  const leader = await createUser({ fullName: 'João Vidigal', position: 'pastor' });
  const person = await signedIn({ fullName: 'Zenaide', leader: asLeader(leader) });
  const { uid } = person;
  await person.complete(today, { reflection: '<script>alert(1)</script>' });
  const message = await sendMessage({ user_id: uid, pastor_id: leader.uid });
  await answerMessage(message);
  const first = await writeFirst({ user_id: uid, pastor_id: leader.uid });
  const opened = await sendMessage({ user_id: uid, pastor_id: leader.uid });
  await db.doc(paths.pastorMessage(opened)).update({ status: 'read', archived_at: new Date() });
  await db.doc(`users/${uid}/ai_mentor_conversations/c1/messages/m1`).set(answer);
  const v3_16 = { note: 'Graça', at: new Date('2026-01-02T03:04:05Z') };
  await db.doc(paths.bookMarks(uid, 'JHN')).set({ changed: 'v3_16', v3_16 });
  await db.doc(paths.rhythm(uid)).set(aRhythm());
  await db.doc(`users/${uid}/invented/x`).set({ at: new Date('2026-01-02T03:04:05Z') });

  const exported = await exportOf(person);
  expect(exported.person).toMatchObject({
    account: { id: uid, email: person.email },
    profile: { full_name: 'Zenaide' },
    stats: { total_xp: 50 },
  });
  const fields = new Map(exported.documents.map((each) => [each.path, each.fields]));
  expect(Object.fromEntries(fields)).toMatchObject({
    [`messages_sent/${message}`]: { response: 'Comece agradecendo.' },
    [`messages_sent/${first}`]: { message: '', response: 'Pensei em você hoje. Como está?' },
    [`kept/user_devotionals/${today}`]: { reflection: '<script>alert(1)</script>' },
    'kept/bible_marks/JHN': { v3_16: { note: 'Graça', at: '2026-01-02T03:04:05.000Z' } },
    'kept/settings/rhythm': { goals: ['2026-11-01:4'], cue: null, asked: true },
    'kept/ai_mentor_conversations/c1': null,
    'kept/ai_mentor_conversations/c1/messages/m1': answer,
    'kept/invented/x': { at: '2026-01-02T03:04:05.000Z' },
  });

  // Whether the leader has opened or archived it stays hidden from the author.
  const waiting = fields.get(`messages_sent/${opened}`);
  expect(waiting).toMatchObject({ message: 'Como posso orar melhor?', status: 'pending' });
  expect(waiting).not.toHaveProperty('archived_at');

  // Compared with the database itself: every document below the person is exported.
  const user = `${collections.users}/${uid}`;
  const stored = (await pathsBelow(user)).map((path) => path.replace(user, 'kept'));
  const kept = [...fields.keys()].filter((path) => path.startsWith('kept/'));
  expect(kept.toSorted()).toEqual(stored.toSorted());
  expect((await person.call('count-my-data')).result).toMatchObject({
    user_devotionals: 1,
    messages_sent: 3,
    privacy: 1,
  });
});

it('the export gives leaders their answers, but not what others wrote to them', async () => {
  const leader = await signedIn({ position: 'pastor' });
  const disciple = await createUser({ fullName: 'Zenaide Segredo' });
  const id = await sendMessage({ user_id: disciple.uid, pastor_id: leader.uid });
  await answerMessage(id);
  const unread = await createUser();
  await sendMessage({ user_id: unread.uid, pastor_id: leader.uid });
  await writeFirst({ user_id: disciple.uid, pastor_id: leader.uid });
  const { documents } = await exportOf(leader);
  const text = JSON.stringify(documents);
  expect(text).toContain('Comece agradecendo.');
  expect(text).toContain('Pensei em você hoje.');
  expect(documents.filter(({ path }) => path.startsWith('messages'))).toHaveLength(2);
  expect(text).not.toContain('Como posso orar melhor?');
  expect(text).not.toContain(disciple.uid);
});

it('the export gives leaders their notifications and mutes without the disciples that they name', async () => {
  const { leader, code } = await invitingLeader();
  const disciple = await signedIn({ fullName: 'Zenaide Segredo' });
  await redeem(disciple, code);
  await sendMessage({ user_id: disciple.uid, pastor_id: leader.uid });
  const mute = { person_id: disciple.uid, at: new Date() };
  await db.doc(paths.mutedPerson(leader.uid, disciple.uid)).set(mute);
  // The id of an older message contained its author's uid.
  const old = notificationIds.message(`${disciple.uid}-1`);
  await db.doc(paths.notification(leader.uid, old)).set({ title: 'Nova mensagem', read: false });
  await db.doc(paths.pushDelivery(leader.uid, old)).set({ done: true });
  await db.doc(paths.discipleSync(leader.uid)).set({ event: 'e', after: disciple.uid });
  const { documents } = await exportOf(leader);
  expect(documents.filter(({ path }) => path.startsWith('kept/muted_people/'))).toHaveLength(1);
  const notified = documents.filter(({ path }) => path.startsWith('kept/notifications/'));
  expect(notified.map(({ fields }) => fields)).toEqual([
    expect.objectContaining({ title: 'Novo discípulo', read: false }),
    expect.objectContaining({ title: 'Nova mensagem', read: false }),
    expect.objectContaining({ title: 'Nova mensagem', read: false }),
  ]);
  expect(documents).toContainEqual({ path: 'kept/syncs/disciples', fields: { event: 'e' } });
  const text = JSON.stringify(documents);
  expect(text).not.toContain(disciple.uid);
  expect(text).not.toContain('Zenaide');
});

it('the export is split into pages of at most 5 MB, with each document once', async () => {
  const person = await signedIn();
  const user = `${collections.users}/${person.uid}`;
  const large = 'á'.repeat(400_000);
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'].toSorted();
  await Promise.all(
    names.flatMap((name) => [
      db.doc(`${user}/invented/${name}`).set({ large }),
      db.doc(`${user}/invented/${name}/below/x`).set({ name }),
    ]),
  );
  const { pages, documents } = await exportOf(person);
  expect(pages).toHaveLength(2);
  for (const { bytes } of pages) expect(bytes).toBeLessThan(5_100_000);
  const invented = documents.flatMap(({ path }) => (path.includes('/invented/') ? [path] : []));
  const both = (name: string) => [`kept/invented/${name}`, `kept/invented/${name}/below/x`];
  expect(invented).toEqual(names.flatMap(both));
});

it('the export reads only the page’s documents of a large collection', async () => {
  const { uid } = await createUser();
  const large = db.collection(`${collections.users}/${uid}/invented`);
  const ids = Array.from({ length: 510 }, (_, index) => String(index).padStart(3, '0'));
  const writer = db.bulkWriter();
  for (const id of ids) void writer.set(large.doc(id), { id });
  await writer.close();
  await db.doc(`${large.path}/007/below/x`).set({ id: 'x' });

  const listed = vi.spyOn(CollectionReference.prototype, 'listDocuments');
  const { documents } = await exportPage(uid, 'kept/invented/004');
  const names = listed.mock.contexts.map((each) => each instanceof CollectionReference && each.id);
  expect(names).not.toContain('invented');
  listed.mockRestore();
  const exported = documents.flatMap(({ path }) => path.split('kept/invented/')[1] ?? []);
  expect(exported).toEqual(
    ids.slice(5).flatMap((id) => (id === '007' ? ['007', '007/below/x'] : [id])),
  );
});
