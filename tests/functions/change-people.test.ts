import { onProfileWritten } from '../../functions/src/people/profiles';
import { responses } from '@raizes/domain/callables/responses';
import { BULK_PEOPLE_MAX } from '@raizes/domain/limits';
import { collections, paths } from '@raizes/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { aChurch } from '../factories';
import { db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import { dataAt } from './support/database';
import { signedIn } from './support/calls';
import type { Caller } from './support/calls';
import { newUid } from './support/progress';
import { deliver } from './support/triggers';

const profileOf = (uid: string) => dataAt(paths.profile(uid));

let admin: Caller;
beforeEach(async () => {
  admin = await signedIn({ admin: true });
});

const outcomeSchema = responses['change-people'];

/** Changes several people in one batch; returns the outcome and a function that undoes it. */
async function change(request: object, by = admin) {
  const batch = randomUUID();
  const ask = async (data: object) => {
    const { result, text } = await by.call('change-people', { batch, ...data });
    return v.parse(outcomeSchema, result, { message: text });
  };
  return { ...(await ask(request)), undo: () => ask({ change: 'undo' }) };
}

const link = (userIds: string[], leaderId: string | null) =>
  change({ change: 'link', userIds, leaderId });
const place = (userIds: string[], position: string, more: object = {}) =>
  change({ change: 'position', userIds, position, ...more });

const uidsOf = (people: { uid: string }[]) => people.map(({ uid }) => uid);

/** More than the server changes in parallel. */
const disciples = (count = 11) => Promise.all(Array.from({ length: count }, () => createUser()));

describe('changing several people in one batch', () => {
  it('links them, and lists those who cannot be linked with the reason', async () => {
    const [people, leader] = await Promise.all([disciples(), createUser({ position: 'lider' })]);
    const pastor = await createUser({ position: 'pastor', fullName: 'Paulo Ribeiro' });
    const nobody = newUid();
    const asking = db.doc(paths.profile(people[0]?.uid ?? ''));
    await asking.update({ wants_leader_at: new Date() });
    const answer = await link([...uidsOf(people), pastor.uid, nobody], leader.uid);
    expect(answer).toMatchObject({ changed: 11 });
    expect(answer.refused).toHaveLength(2);
    expect(answer.refused).toContainEqual({
      userId: pastor.uid,
      full_name: 'Paulo Ribeiro',
      reason: 'Só um discípulo tem pastor ou líder.',
    });
    expect(answer.refused).toContainEqual({
      userId: nobody,
      full_name: null,
      reason: 'Esta pessoa não tem mais cadastro.',
    });
    for (const { uid } of people)
      expect(await profileOf(uid)).toMatchObject({ pastor_id: leader.uid });
    expect(await profileOf(asking.id)).not.toHaveProperty('wants_leader_at');
    // A repeated request changes nothing and is not recorded.
    expect(await link(uidsOf(people), leader.uid)).toMatchObject({ changed: 0, refused: [] });
    const recorded = db.collection(collections.audit).where('after', '==', leader.uid).count();
    expect((await recorded.get()).data().count).toBe(11);
  });

  it('counts the same people again when the answer was lost and the request is repeated', async () => {
    const [people, leader] = await Promise.all([disciples(2), createUser({ position: 'lider' })]);
    const userIds = uidsOf(people);
    for (const request of [
      { change: 'link', leaderId: leader.uid },
      { change: 'position', position: 'lider' },
    ]) {
      const sent = { ...request, userIds, batch: randomUUID() };
      const answer = { result: { changed: 2, refused: [] } };
      for (let time = 0; time < 2; time += 1)
        expect(await admin.call('change-people', sent)).toMatchObject(answer);
    }
  });

  it('gives them a position unless their e-mail is not confirmed', async () => {
    const [confirmed, unconfirmed] = await Promise.all([
      createUser(),
      createUser({ unconfirmed: true, fullName: 'Ana Souza' }),
    ]);
    const answer = await place([confirmed.uid, unconfirmed.uid], 'lider');
    expect(answer).toMatchObject({ changed: 1, refused: [{ full_name: 'Ana Souza' }] });
    expect(answer.refused[0]?.reason).toMatch(/^Esta pessoa ainda não confirmou o e-mail/);
    expect(await profileOf(confirmed.uid)).toMatchObject({ position: 'lider' });
    expect(await profileOf(unconfirmed.uid)).toMatchObject({ position: 'discipulo' });
  });

  it('refuses to demote leaders without a successor and hands over their disciples to one', async () => {
    const [first, second, successor] = await Promise.all([
      createUser({ position: 'lider' }),
      createUser({ position: 'pastor' }),
      createUser({ position: 'pastor' }),
    ]);
    const disciple = await createUser({ leader: asLeader(first) });
    const both = [first.uid, second.uid];
    const withoutSuccessor = await place(both, 'discipulo');
    expect(withoutSuccessor).toMatchObject({
      changed: 1,
      refused: [{ userId: first.uid, reason: 'Tem pessoas vinculadas: escolha quem assume.' }],
    });
    const { error } = await admin.call('change-people', {
      change: 'position',
      batch: randomUUID(),
      userIds: both,
      position: 'discipulo',
      successorId: second.uid,
    });
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
    const withSuccessor = await place([first.uid], 'discipulo', { successorId: successor.uid });
    expect(withSuccessor).toMatchObject({ changed: 1, refused: [] });
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: successor.uid });

    // Undo gives the leader the disciples back.
    expect(await withSuccessor.undo()).toMatchObject({ changed: 2, refused: [] });
    expect(await profileOf(first.uid)).toMatchObject({ position: 'lider', pastor_id: null });
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: first.uid });
  });

  it('links a child under 12 to nobody before a guardian has consented, and says why', async () => {
    const [leader, child, adult] = await Promise.all([
      createUser({ position: 'lider' }),
      createUser({ fullName: 'Davi Souza', minor: true }),
      createUser(),
    ]);
    const profile = db.doc(paths.profile(child.uid));
    await profile.update({ adult_from_year: new Date().getUTCFullYear() + 10 });
    const reason =
      'Menores de 12 anos só recebem um líder com a autorização do responsável. Um administrador a registra em Gerenciar Usuários, em “Menores de 18 anos”; depois disso, tente novamente.';
    expect(await link([child.uid, adult.uid], leader.uid)).toEqual({
      changed: 1,
      refused: [{ userId: child.uid, full_name: 'Davi Souza', reason }],
      undo: expect.any(Function) as unknown,
    });
    const alone = { userId: child.uid, leaderId: leader.uid };
    expect((await admin.call('link-to-leader', alone)).error).toMatchObject({ message: reason });
    expect(await profileOf(child.uid)).toMatchObject({ pastor_id: null });
    expect(await dataAt(paths.userStats(child.uid))).toMatchObject({ profile: { leader: null } });

    await profile.update({ guardianship: 'recorded' });
    expect(await link([child.uid], leader.uid)).toMatchObject({ changed: 1, refused: [] });
  });

  it('takes at most 500 people', async () => {
    const ids = Array.from({ length: BULK_PEOPLE_MAX + 1 }, newUid);
    for (const userIds of [[], ids, ['a', 'a'], ['a/b']]) {
      const request = { change: 'link', batch: randomUUID(), userIds, leaderId: null };
      expect((await admin.call('change-people', request)).status).toBe(400);
    }
  });
});

describe('undoing a batch', () => {
  it('restores each person’s previous state', async () => {
    const [before, after] = await Promise.all([
      createUser({ position: 'lider' }),
      createUser({ position: 'lider' }),
    ]);
    const [linked, free] = await Promise.all([
      createUser({ leader: asLeader(before) }),
      createUser(),
    ]);
    const both = [linked.uid, free.uid];
    const { undo } = await link(both, after.uid);
    expect(await undo()).toMatchObject({ changed: 2, refused: [] });
    expect(await profileOf(linked.uid)).toMatchObject({ pastor_id: before.uid });
    expect(await profileOf(free.uid)).toMatchObject({ pastor_id: null });
    // The response was lost and the client retries.
    expect(await undo()).toMatchObject({ changed: 0, refused: [] });

    const promoted = await place(both, 'pastor');
    for (const uid of both) {
      await deliver(onProfileWritten, paths.profile(uid));
      expect(await dataAt(paths.userStats(uid))).toMatchObject({ profile: { position: 'pastor' } });
    }
    expect(await promoted.undo()).toMatchObject({ changed: 2 });
    const discipulo = { position: 'discipulo' };
    expect(await profileOf(linked.uid)).toMatchObject({ ...discipulo, pastor_id: before.uid });
    // Not linked to the church's default leader.
    expect(await profileOf(free.uid)).toMatchObject({ ...discipulo, pastor_id: null });
  });

  it('restores the wish for a leader that the change has ended', async () => {
    const [leader, linked, promoted] = await Promise.all([
      createUser({ position: 'lider' }),
      createUser(),
      createUser(),
    ]);
    const wants_leader_at = Timestamp.fromDate(new Date('2026-01-02T03:04:05.678Z'));
    for (const { uid } of [linked, promoted])
      await db.doc(paths.profile(uid)).update({ wants_leader_at });
    const changes = [await link([linked.uid], leader.uid), await place([promoted.uid], 'pastor')];
    for (const { undo } of changes) expect(await undo()).toMatchObject({ changed: 1 });
    for (const { uid } of [linked, promoted]) {
      const wishing = { position: 'discipulo', pastor_id: null, wants_leader_at };
      expect(await profileOf(uid)).toMatchObject(wishing);
    }
  });

  it('restores a former leader who has not confirmed the e-mail', async () => {
    const { uid } = await createUser({ position: 'lider', unconfirmed: true });
    const { undo } = await place([uid], 'discipulo');
    expect(await profileOf(uid)).toMatchObject({ position: 'discipulo' });
    expect(await undo()).toMatchObject({ changed: 1, refused: [] });
    expect(await profileOf(uid)).toMatchObject({ position: 'lider' });
  });

  it('restores the link to a leader who is a minor without a guardian’s consent', async () => {
    const [minor, other] = await Promise.all([
      createUser({ position: 'lider', minor: true }),
      createUser({ position: 'lider' }),
    ]);
    const { uid } = await createUser({ leader: asLeader(minor) });
    const { undo } = await link([uid], other.uid);
    expect(await undo()).toMatchObject({ changed: 1, refused: [] });
    expect(await profileOf(uid)).toMatchObject({ pastor_id: minor.uid });
  });

  it('skips people who were changed since', async () => {
    const [first, second] = await Promise.all([
      createUser({ position: 'lider' }),
      createUser({ position: 'lider' }),
    ]);
    const [ana, bia, caio] = await Promise.all([
      createUser({ fullName: 'Ana Souza' }),
      createUser(),
      createUser({ fullName: 'Caio Dias' }),
    ]);
    const linked = await link([ana.uid, bia.uid], first.uid);
    await admin.call('link-to-leader', { userId: ana.uid, leaderId: second.uid });
    expect(await linked.undo()).toMatchObject({
      changed: 1,
      refused: [{ full_name: 'Ana Souza', reason: 'Já mudou de novo depois disso.' }],
    });
    expect(await profileOf(ana.uid)).toMatchObject({ pastor_id: second.uid });
    expect(await profileOf(bia.uid)).toMatchObject({ pastor_id: null });

    // Another admin has ended the link and made it again.
    const relinked = await link([bia.uid], first.uid);
    const other = await signedIn({ admin: true });
    for (const leaderId of [null, first.uid])
      await other.call('link-to-leader', { userId: bia.uid, leaderId });
    expect(await relinked.undo()).toMatchObject({
      changed: 0,
      refused: [{ userId: bia.uid, reason: 'Já mudou de novo depois disso.' }],
    });
    expect(await profileOf(bia.uid)).toMatchObject({ pastor_id: first.uid });

    // A new leader who already leads someone keeps the position.
    const promoted = await place([caio.uid], 'lider');
    await admin.call('link-to-leader', { userId: bia.uid, leaderId: caio.uid });
    expect(await promoted.undo()).toMatchObject({
      changed: 0,
      refused: [{ full_name: 'Caio Dias', reason: 'Tem pessoas vinculadas: escolha quem assume.' }],
    });
    expect(await profileOf(bia.uid)).toMatchObject({ pastor_id: caio.uid });
  });

  it('gives no leader back to a child whose age has come out since', async () => {
    const leader = await createUser({ position: 'lider' });
    const [unlinked, promoted] = await Promise.all([
      createUser({ leader: asLeader(leader) }),
      createUser({ leader: asLeader(leader) }),
    ]);
    const changes = [await link([unlinked.uid], null), await place([promoted.uid], 'lider')];
    const child = { guardianship: 'needed', adult_from_year: new Date().getUTCFullYear() + 10 };
    for (const { uid } of [unlinked, promoted]) await db.doc(paths.profile(uid)).update(child);
    expect(await changes[0]?.undo()).toMatchObject({
      changed: 0,
      refused: [{ userId: unlinked.uid, reason: expect.stringContaining('12 anos') as unknown }],
    });
    expect(await changes[1]?.undo()).toMatchObject({ changed: 1, refused: [] });
    for (const { uid } of [unlinked, promoted])
      expect(await profileOf(uid)).toMatchObject({ position: 'discipulo', pastor_id: null });
  });

  it('gives no position back to a minor whose age has come out since', async () => {
    const { uid } = await createUser({ position: 'lider' });
    const { undo } = await place([uid], 'discipulo');
    const minor = { guardianship: 'needed', adult_from_year: new Date().getUTCFullYear() + 2 };
    await db.doc(paths.profile(uid)).update(minor);
    const reason = expect.stringContaining('autorização do responsável') as unknown;
    expect(await undo()).toMatchObject({ changed: 0, refused: [{ userId: uid, reason }] });
    expect(await profileOf(uid)).toMatchObject({ position: 'discipulo' });
  });

  it('that was made in several steps skips people whom others changed in between', async () => {
    const leaders = await Promise.all([
      createUser({ position: 'lider' }),
      createUser({ position: 'lider' }),
    ]);
    const [first, second] = leaders.map(({ uid }) => uid);
    const [moved, returned] = await Promise.all([createUser(), createUser()]);
    const other = await signedIn({ admin: true });
    const batch = randomUUID();
    const step = (userIds: string[], leaderId = first, by = admin) =>
      by.call('change-people', { change: 'link', batch, userIds, leaderId });
    await step([moved.uid, returned.uid]);
    // The same batch id does not make it the first admin's change.
    await step([returned.uid], second, other);
    await step([moved.uid], second);
    await step([returned.uid]);
    const undone = await admin.call('change-people', { change: 'undo', batch });
    expect(undone.result).toMatchObject({
      changed: 1,
      refused: [{ userId: returned.uid, reason: 'Já mudou de novo depois disso.' }],
    });
    expect(await profileOf(moved.uid)).toMatchObject({ pastor_id: null });
    expect(await profileOf(returned.uid)).toMatchObject({ pastor_id: first });
  });

  it('is limited to the admin who made the change, and to a short time', async () => {
    const [other, leader, { uid }] = await Promise.all([
      signedIn({ admin: true }),
      createUser({ position: 'lider' }),
      createUser(),
    ]);
    const batch = randomUUID();
    await admin.call('change-people', {
      change: 'link',
      batch,
      userIds: [uid],
      leaderId: leader.uid,
    });
    const undo = async (by: typeof admin) =>
      (await by.call('change-people', { change: 'undo', batch })).error;
    const nothing = {
      status: 'FAILED_PRECONDITION',
      message: 'Não há mais nada para desfazer.',
    };
    expect(await undo(other)).toEqual(nothing);
    const recorded = await db.collection(collections.audit).where('batch', '==', batch).get();
    await Promise.all(recorded.docs.map(({ ref }) => ref.update({ at: new Date(2026, 0, 1) })));
    expect(await undo(admin)).toEqual(nothing);
    expect(await profileOf(uid)).toMatchObject({ pastor_id: leader.uid });
  });
});

it('a batch and a concurrent single change leave nobody linked to a non-leader', async () => {
  const [leader, people] = await Promise.all([createUser({ position: 'lider' }), disciples(3)]);
  const stepDown = { userId: leader.uid, position: 'discipulo', successorId: null };
  await Promise.all([link(uidsOf(people), leader.uid), admin.call('change-position', stepDown)]);
  for (const { uid } of people) expect(await profileOf(uid)).toMatchObject({ pastor_id: null });
});

it('a leader demoted together with the church’s default leader is linked to nobody', async () => {
  const [leader, standard] = await Promise.all([
    createUser({ position: 'lider' }),
    createUser({ position: 'pastor' }),
  ]);
  await db.doc(paths.church).set(aChurch({ default_leader_id: standard.uid }));
  const both = [leader.uid, standard.uid];
  expect(await place(both, 'discipulo')).toMatchObject({ changed: 2, refused: [] });
  for (const uid of both) {
    const disciple = { position: 'discipulo', pastor_id: null };
    expect(await profileOf(uid)).toMatchObject(disciple);
  }
});
