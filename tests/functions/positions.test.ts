import type { Position } from '@raizes/domain/documents/people';
import { collections, paths } from '@raizes/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { aChurch, aProfile } from '../factories';
import { auth, db } from '../support/admin';
import { asLeader, createUser } from '../support/people';
import { dataAt } from './support/database';
import { signedIn } from './support/calls';
import type { Caller } from './support/calls';
import { newUid, statsOf, writeProfile } from './support/progress';
import { changeProfile } from './support/triggers';

const profileOf = (uid: string) => dataAt(paths.profile(uid));

let admin: Caller;
beforeEach(async () => {
  admin = await signedIn({ admin: true });
});

const change = (request: object) => admin.call('change-position', request);
const stepDown = (userId: string, successorId: string | null) =>
  change({ userId, position: 'discipulo', successorId });
const link = (userId: string, leaderId: unknown) =>
  admin.call('link-to-leader', { userId, leaderId });

async function leaderWithDisciple() {
  const leader = await createUser({ position: 'lider', fullName: 'Aarão' });
  const disciple = await createUser({ leader: asLeader(leader) });
  return { leader, disciple };
}

describe('changing a position', () => {
  it.each<Position>(['lider', 'pastor'])('to %s removes the person’s own leader', async (to) => {
    const { disciple } = await leaderWithDisciple();
    await changeProfile(disciple.uid, async () => {
      for (const _ of ['first', 'again']) {
        const { result } = await change({ userId: disciple.uid, position: to });
        expect(result).toEqual({ position: to, leader: null });
        expect(await profileOf(disciple.uid)).toMatchObject({ position: to, pastor_id: null });
      }
    });
    expect(await statsOf(disciple.uid)).toMatchObject({
      profile: { full_name: disciple.fullName, position: to, leader: null },
    });
  });

  it('and its effect on the disciples is undone as one batch', async () => {
    const { leader, disciple } = await leaderWithDisciple();
    const successor = await createUser({ position: 'pastor', fullName: 'Marta' });
    const batch = newUid().padEnd(16, '0');
    await change({ userId: leader.uid, position: 'discipulo', successorId: successor.uid, batch });
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: successor.uid });
    const { result } = await admin.call('change-people', { change: 'undo', batch });
    expect(result).toMatchObject({ refused: [] });
    expect(await profileOf(leader.uid)).toMatchObject({ position: 'lider' });
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: leader.uid });
  });

  it('to disciple names the leader whom the church gives by default', async () => {
    const { uid: leader } = await createUser({ position: 'pastor', fullName: 'Paulo Ribeiro' });
    await db.doc(paths.church).set(aChurch({ default_leader_id: leader }));
    const { uid } = await createUser({ position: 'lider' });
    const { result } = await stepDown(uid, null);
    expect(result).toEqual({ position: 'discipulo', leader: 'Paulo Ribeiro' });
  });

  it('to disciple leaves a child without a guardian’s consent without the default leader', async () => {
    const { uid: leader } = await createUser({ position: 'pastor' });
    await db.doc(paths.church).set(aChurch({ default_leader_id: leader }));
    const { uid } = await createUser({ position: 'lider' });
    const child = { guardianship: 'needed', adult_from_year: 9999 };
    await db.doc(paths.profile(uid)).update(child);
    expect((await stepDown(uid, null)).result).toEqual({ position: 'discipulo', leader: null });
  });

  it('to leader needs a confirmed e-mail, and the refusal says what to do', async () => {
    const { uid } = await createUser({ unconfirmed: true });
    for (const position of ['lider', 'pastor']) {
      const { error } = await change({ userId: uid, position });
      expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
      expect(JSON.stringify(error)).toMatch(/não confirmou o e-mail.*abra o link/);
    }
    expect(await profileOf(uid)).toMatchObject({ position: 'discipulo' });
    await auth.updateUser(uid, { emailVerified: true });
    expect((await change({ userId: uid, position: 'lider' })).status).toBe(200);
  });

  it('to leader needs a known age and, for a minor, a guardian’s consent, and the refusal says what to do', async () => {
    const { uid } = await createUser({ withoutConsents: true });
    const refusedFor = async (reason: string) => {
      const { error } = await change({ userId: uid, position: 'lider' });
      expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
      expect(JSON.stringify(error)).toContain(reason);
    };
    const profile = db.doc(paths.profile(uid));
    await refusedFor('informe o ano de nascimento');
    await profile.update({ guardianship: 'needed', adult_from_year: 9999 });
    await refusedFor('autorização do responsável');
    expect(await profileOf(uid)).toMatchObject({ position: 'discipulo' });
    await profile.update({ guardianship: 'recorded' });
    expect((await change({ userId: uid, position: 'lider' })).status).toBe(200);
    await profile.update({ guardianship: 'needed' });
    // A position that is already held stays.
    expect((await change({ userId: uid, position: 'lider' })).status).toBe(200);
  });

  it('needs no confirmed e-mail to stay leader or to step down', async () => {
    const { uid } = await createUser({ position: 'lider', unconfirmed: true });
    expect((await change({ userId: uid, position: 'lider' })).status).toBe(200);
    expect((await stepDown(uid, null)).status).toBe(200);
  });

  it('to leader is refused for a profile without an account', async () => {
    const { uid } = await createUser();
    await auth.deleteUser(uid);
    expect((await change({ userId: uid, position: 'lider' })).status).toBe(404);
  });

  it('between leader and pastor keeps the disciples', async () => {
    const { leader, disciple } = await leaderWithDisciple();
    await change({ userId: leader.uid, position: 'pastor' });
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: leader.uid });
  });

  it('to disciple links the person to the church’s default leader, and keeps an existing leader', async () => {
    await db.doc(paths.church).set(aChurch({ default_leader_id: 'pastor' }));
    await writeProfile('pastor', { position: 'pastor' });
    const { uid } = await createUser({ position: 'lider' });
    await stepDown(uid, null);
    expect(await profileOf(uid)).toMatchObject({ position: 'discipulo', pastor_id: 'pastor' });

    const { leader, disciple } = await leaderWithDisciple();
    await stepDown(disciple.uid, null);
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: leader.uid });
    const { uid: unlinked } = await createUser();
    await stepDown(unlinked, null);
    expect(await profileOf(unlinked)).toMatchObject({ pastor_id: null });
  });

  it('to disciple hands the disciples over to a successor, whose own link is removed', async () => {
    const { leader, disciple } = await leaderWithDisciple();
    const successor = await createUser({ position: 'pastor' });
    await db.doc(paths.profile(successor.uid)).update({ pastor_id: leader.uid });
    for (const _ of ['first', 'again']) {
      expect((await stepDown(leader.uid, successor.uid)).status).toBe(200);
      expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: successor.uid });
      expect(await profileOf(successor.uid)).toMatchObject({ position: 'pastor', pastor_id: null });
      expect(await profileOf(leader.uid)).toMatchObject({ position: 'discipulo' });
    }
  });

  it('to disciple can hand over more disciples than fit into one transaction', async () => {
    const [leader, successor] = await Promise.all([
      createUser({ position: 'lider' }),
      createUser({ position: 'lider' }),
    ]);
    const batch = db.batch();
    for (const id of Array.from({ length: 230 }, newUid)) {
      batch.set(db.doc(paths.profile(id)), aProfile({ id, pastor_id: leader.uid }));
    }
    await batch.commit();
    expect((await stepDown(leader.uid, successor.uid)).status).toBe(200);
    const ledBy = async (uid: string) =>
      (await db.collection(collections.profiles).where('pastor_id', '==', uid).get()).size;
    expect([await ledBy(leader.uid), await ledBy(successor.uid)]).toEqual([0, 230]);
  });

  it('to disciple unlinks the disciples when there is no successor', async () => {
    const { leader, disciple } = await leaderWithDisciple();
    await changeProfile(disciple.uid, () => stepDown(leader.uid, null));
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: null });
    expect(await statsOf(disciple.uid)).toMatchObject({
      profile: { full_name: disciple.fullName, position: 'discipulo', leader: null },
    });
  });

  it('to disciple needs a successor who is a leader, and otherwise changes nothing', async () => {
    const { leader, disciple } = await leaderWithDisciple();
    for (const successorId of [disciple.uid, leader.uid, newUid()]) {
      const { error } = await stepDown(leader.uid, successorId);
      expect(error).toEqual({
        status: 'FAILED_PRECONDITION',
        message: 'Escolha um pastor ou líder.',
      });
    }
    expect(await profileOf(leader.uid)).toMatchObject({ position: 'lider' });
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: leader.uid });
  });

  it('is refused for an unknown person, and without the successor field', async () => {
    const { leader, disciple } = await leaderWithDisciple();
    expect((await change({ userId: newUid(), position: 'pastor' })).status).toBe(404);
    const incomplete = { userId: leader.uid, position: 'discipulo' };
    for (const wrong of [incomplete, { ...incomplete, successorId: 'a/b' }]) {
      expect((await change(wrong)).status).toBe(400);
    }
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: leader.uid });
  });
});

describe('linking to a leader', () => {
  it('links and unlinks idempotently', async () => {
    const [{ uid }, leader] = await Promise.all([createUser(), createUser({ position: 'lider' })]);
    for (const leaderId of [leader.uid, leader.uid, null, null]) {
      expect((await link(uid, leaderId)).result).toEqual({ leaderId });
      expect(await profileOf(uid)).toMatchObject({ pastor_id: leaderId });
    }
  });

  it('is possible only for a disciple and only to another person who leads', async () => {
    const { leader, disciple } = await leaderWithDisciple();
    const other = await createUser();
    for (const leaderId of [other.uid, disciple.uid, newUid()]) {
      expect((await link(disciple.uid, leaderId)).error).toMatchObject({
        status: 'FAILED_PRECONDITION',
      });
    }
    const pastor = await createUser({ position: 'pastor' });
    expect((await link(pastor.uid, leader.uid)).error).toEqual({
      status: 'FAILED_PRECONDITION',
      message: 'Só um discípulo tem pastor ou líder.',
    });
    expect((await link(newUid(), leader.uid)).status).toBe(404);
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: leader.uid });
  });

  it('is refused for a leader who is a minor without a guardian’s consent, and so is a hand-over to one', async () => {
    const { leader, disciple } = await leaderWithDisciple();
    const minor = await createUser({ position: 'lider', minor: true });
    for (const refused of [link(disciple.uid, minor.uid), stepDown(leader.uid, minor.uid)]) {
      const { error } = await refused;
      expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
      expect(JSON.stringify(error)).toContain('autorização do responsável');
    }
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: leader.uid });
    await db.doc(paths.profile(minor.uid)).update({ guardianship: 'recorded' });
    expect((await link(disciple.uid, minor.uid)).status).toBe(200);
  });

  it('is refused for malformed requests', async () => {
    const { leader, disciple } = await leaderWithDisciple();
    for (const leaderId of [undefined, '', 'a/b', 7, [leader.uid]]) {
      expect((await link(disciple.uid, leaderId)).status).toBe(400);
    }
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: leader.uid });
  });

  it('leaves no link to a leader who steps down concurrently', async () => {
    const leaders = await Promise.all(
      Array.from({ length: 5 }, () => createUser({ position: 'lider' })),
    );
    await Promise.all(
      leaders.map(async (leader) => {
        const { uid } = await createUser();
        const [, { status }] = await Promise.all([
          link(uid, leader.uid),
          stepDown(leader.uid, null),
        ]);
        const leaderId: unknown = (await profileOf(uid))?.['pastor_id'];
        // This failed once, unexplained: the status tells whether the step-down was refused or left the link.
        expect(`${String(leaderId)} after ${status}`).toMatch(/^null after /);
      }),
    );
  });
});
