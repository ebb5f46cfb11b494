import { DAILY_REDEMPTIONS, HOURLY_WRONG_CODES } from '@raizes/domain/limits';
import { notificationIds } from '@raizes/domain/documents/notification';
import { collections, paths } from '@raizes/domain/paths';
import { beforeEach, describe, expect, it } from 'vitest';
import { erasureOf } from '../../functions/src/privacy/erasure';
import { brasiliaDay } from '../../functions/src/quota';
import { aChurch } from '../factories';
import { auth, db } from '../support/admin';
import { signedIn } from './support/calls';
import type { Caller } from './support/calls';
import { dataAt } from './support/database';
import {
  updateInvitation,
  discipleOfOtherLeader,
  expireInvitation,
  invitationAt,
  invite,
  invitingLeader,
  peekInvitation,
  redeem,
} from './support/invitations';

const gone = { state: 'gone' };
const tooMany = {
  status: 'RESOURCE_EXHAUSTED',
  message: 'Muitas tentativas seguidas. Espere uma hora e tente novamente.',
};
const profileOf = (uid: string) => dataAt(paths.profile(uid));

let admin: Caller;
beforeEach(async () => {
  admin = await signedIn({ admin: true });
  await db.doc(paths.church).set(aChurch());
});

const positionFor = (email: string, position = 'lider') =>
  invite(admin, { kind: 'position', position, email });

describe('redeeming an invitation', () => {
  it('links the person to its leader, notifies the leader and counts once', async () => {
    const { leader, id, code } = await invitingLeader('Lia Prado');
    const ana = await signedIn({ fullName: 'Ana Lopes' });
    const linked = { state: 'linked', leader: { full_name: 'Lia Prado', position: 'lider' } };
    const answers = await Promise.all([redeem(ana, code), redeem(ana, code)]);
    for (const { result } of [...answers, await redeem(ana, code)]) expect(result).toEqual(linked);
    expect(await profileOf(ana.uid)).toMatchObject({ pastor_id: leader.uid });
    expect(await dataAt(paths.userStats(ana.uid))).toMatchObject({
      profile: { leader: { id: leader.uid, full_name: 'Lia Prado' } },
    });
    expect(await invitationAt(id)).toMatchObject({ uses: 1, people: [ana.uid] });
    const notification = paths.notification(leader.uid, notificationIds.joined(ana.uid));
    expect(await dataAt(notification)).toMatchObject({
      title: 'Novo discípulo',
      body: 'Ana Lopes aceitou o seu convite, e agora caminha com você.',
      url: '/pastor-panel',
    });
    const audit = await db.collection(collections.audit).where('subject', '==', ana.uid).get();
    expect(audit.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'link', actor: ana.uid, before: null, after: leader.uid },
    ]);
  });

  it('keeps the current leader until the person confirms the change', async () => {
    const [{ leader, id, code }, { own, disciple }] = await Promise.all([
      invitingLeader('Lia Prado'),
      discipleOfOtherLeader(),
    ]);
    expect((await redeem(disciple, code)).result).toEqual({
      state: 'asks',
      leader: { full_name: 'Lia Prado', position: 'lider' },
      from: { full_name: 'Rui Braga', position: 'pastor' },
    });
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: own.uid });
    expect(await invitationAt(id)).toMatchObject({ uses: 0 });
    expect((await redeem(disciple, code, true)).result).toMatchObject({ state: 'linked' });
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: leader.uid });
    expect(await invitationAt(id)).toMatchObject({ uses: 1 });
  });

  it('has a daily limit, and does not notify a leader who has muted the person', async () => {
    const { leader, id, code } = await invitingLeader();
    const ana = await signedIn();
    const quota = paths.quota(ana.uid, 'redemptions');
    await db.doc(quota).set({ day: brasiliaDay(new Date()), count: DAILY_REDEMPTIONS });
    expect((await redeem(ana, code)).status).toBe(429);
    expect(await profileOf(ana.uid)).toMatchObject({ pastor_id: null });
    expect(await invitationAt(id)).toMatchObject({ uses: 0 });

    await db.doc(quota).delete();
    await db.doc(paths.mutedPerson(leader.uid, ana.uid)).set({ person_id: ana.uid });
    expect((await redeem(ana, code)).result).toMatchObject({ state: 'linked' });
    expect(await dataAt(quota)).toMatchObject({ count: 1 });
    const notification = paths.notification(leader.uid, notificationIds.joined(ana.uid));
    expect(await dataAt(notification)).toBeUndefined();
  });

  it('is refused after the erasure of the account has begun', async () => {
    const { id, code } = await invitingLeader();
    const ana = await signedIn();
    await erasureOf(ana.uid).set({ erased_at: new Date() });
    expect((await redeem(ana, code)).status).toBe(401);
    expect(await invitationAt(id)).toMatchObject({ uses: 0 });
  });

  it('links and notifies only after the age is known and, for a child, a guardian has consented', async () => {
    const { leader, id, code } = await invitingLeader();
    const [withoutConsents, child] = await Promise.all([
      signedIn({ withoutConsents: true }),
      signedIn(),
    ]);
    const profile = db.doc(paths.profile(child.uid));
    await profile.update({ guardianship: 'needed', adult_from_year: 9999 });
    for (const person of [withoutConsents, child]) {
      const { error } = await redeem(person, code);
      expect(error).toMatchObject({ status: 'PERMISSION_DENIED' });
      expect(await profileOf(person.uid)).toMatchObject({ pastor_id: null });
      const notification = paths.notification(leader.uid, notificationIds.joined(person.uid));
      expect(await dataAt(notification)).toBeUndefined();
    }
    expect(await invitationAt(id)).toMatchObject({ uses: 0 });
    await profile.update({ guardianship: 'recorded' });
    expect((await redeem(child, code)).result).toMatchObject({ state: 'linked' });
  });

  it('is refused when the profile has a birth year but an adults-only church has rejected the answer', async () => {
    const { leader, code } = await invitingLeader();
    const refused = await signedIn({ withoutConsents: true });
    const known = { guardianship: 'needed', adult_from_year: new Date().getUTCFullYear() + 2 };
    await db.doc(paths.profile(refused.uid)).update(known);
    expect((await redeem(refused, code)).error).toMatchObject({ status: 'PERMISSION_DENIED' });
    expect(await profileOf(refused.uid)).toMatchObject({ pastor_id: null });
    // An admin can still link the person, as they can anyone who joined without an invitation.
    const request = { userId: refused.uid, leaderId: leader.uid };
    expect((await admin.call('link-to-leader', request)).status).toBe(200);
  });

  it('succeeds for only one of several people when one use is left', async () => {
    const { leader, id, code } = await invitingLeader();
    await updateInvitation(id, { uses: 99 });
    const people = await Promise.all([signedIn(), signedIn(), signedIn()]);
    const answers = await Promise.all(people.map((each) => redeem(each, code)));
    const states = answers.map(({ result }) => result);
    expect(states.filter((each) => JSON.stringify(each) === JSON.stringify(gone))).toHaveLength(2);
    expect(await invitationAt(id)).toMatchObject({ uses: 100 });
    const linked = db.collection(collections.profiles).where('pastor_id', '==', leader.uid);
    expect((await linked.get()).size).toBe(1);
  });

  it('keeps the link when the invitation is used up, but does not restore a removed link', async () => {
    const { leader, id, code } = await invitingLeader();
    const ana = await signedIn();
    await redeem(ana, code);
    await updateInvitation(id, { uses: 100 });
    expect((await redeem(ana, code)).result).toMatchObject({ state: 'linked' });
    await db.doc(paths.profile(ana.uid)).update({ pastor_id: null });
    expect((await redeem(ana, code)).result).toEqual(gone);
    expect(await profileOf(ana.uid)).toMatchObject({ pastor_id: null });
    await updateInvitation(id, { uses: 1 });
    expect((await redeem(ana, code)).result).toMatchObject({ state: 'linked' });
    expect(await profileOf(ana.uid)).toMatchObject({ pastor_id: leader.uid });
  });

  it('is limited to ten wrong codes an hour', async () => {
    const guesser = await signedIn();
    const tries = Array.from({ length: HOURLY_WRONG_CODES + 5 }, () =>
      redeem(guesser, 'BBBBBBBBBB'),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('is refused for leaders', async () => {
    const [{ code }, leader] = await Promise.all([
      invitingLeader(),
      signedIn({ position: 'lider' }),
    ]);
    const { error } = await redeem(leader, code);
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
    expect(JSON.stringify(error)).toContain('Este convite é para discípulos');
    expect(await profileOf(leader.uid)).toMatchObject({ position: 'lider', pastor_id: null });
  });

  it('tells its creator to send it on, and stays valid', async () => {
    const [{ leader, ...own }, position] = await Promise.all([
      invitingLeader(),
      positionFor('pastor@igreja.test', 'pastor'),
    ]);
    for (const [person, { id, code }] of [
      [leader, own],
      [admin, position],
    ] as const) {
      const { error } = await redeem(person, code);
      expect(JSON.stringify(error)).toContain('Este é o convite que você criou');
      expect(await invitationAt(id)).toMatchObject({ uses: 0 });
    }
  });
});

/** The invitation that each of these codes is about, and the code. */
const worthless: Record<string, (by: Caller) => Promise<{ id?: string; code: string }>> = {
  'is guessed': async () => ({ code: 'BCDFGHJKMN' }),
  'is malformed': async () => ({ code: '../../profiles' }),
  'is the id of an invitation': async () => {
    const { id } = await invitingLeader();
    return { id, code: id };
  },
  'differs by one letter': async () => {
    const { id, code } = await invitingLeader();
    return { id, code: `${code.slice(0, 9)}${code.endsWith('B') ? 'C' : 'B'}` };
  },
  'has expired': async () => {
    const { id, code } = await invitingLeader();
    await expireInvitation(id);
    return { id, code };
  },
  'was revoked': async () => {
    const { leader, id, code } = await invitingLeader();
    await leader.call('revoke-invitation', { id });
    return { id, code };
  },
  'is that of a former leader': async () => {
    const { leader, id, code } = await invitingLeader();
    await db.doc(paths.profile(leader.uid)).update({ position: 'discipulo' });
    return { id, code };
  },
  'is that of an erased leader': async () => {
    const { leader, id, code } = await invitingLeader();
    await leader.call('erase-my-account');
    return { id, code };
  },
  'is sent after ten wrong ones': async (by) => {
    for (let each = 0; each < HOURLY_WRONG_CODES; each++) await redeem(by, 'BBBBBBBBBB');
    return invitingLeader();
  },
  'gives a position to another address': () => positionFor('pastor@igreja.test', 'pastor'),
};

it.each(Object.entries(worthless))('a code that %s gains nothing', async (_, prepare) => {
  const by = await signedIn();
  const { id = 'none', code } = await prepare(by);
  const invitation = await invitationAt(id);

  const { result, error } = await redeem(by, code, true);

  // All codes get the same answer, or a refusal that says nothing about them.
  expect(error ?? result).toEqual(error ? tooMany : gone);
  expect(await profileOf(by.uid)).toMatchObject({ position: 'discipulo', pastor_id: null });
  expect(await invitationAt(id)).toEqual(invitation);
});

describe('an invitation with a position', () => {
  it('waits until the e-mail address is confirmed, and can be used once', async () => {
    const invited = await signedIn({ unconfirmed: true });
    const { id, code } = await positionFor(invited.email.toUpperCase());
    expect((await peekInvitation(code)).result).toEqual({
      state: 'position',
      church: 'Igreja Raízes',
      position: 'lider',
    });
    expect((await redeem(invited, code)).result).toEqual({ state: 'unconfirmed' });
    expect(await profileOf(invited.uid)).toMatchObject({ position: 'discipulo' });
    expect(await invitationAt(id)).toMatchObject({ uses: 0, max_uses: 1, leader_id: null });

    await auth.updateUser(invited.uid, { emailVerified: true });
    for (const _ of ['first', 'again']) {
      const { result } = await redeem(invited, code);
      expect(result).toEqual({ state: 'positioned', position: 'lider' });
    }
    expect(await profileOf(invited.uid)).toMatchObject({ position: 'lider', pastor_id: null });
    expect((await peekInvitation(code)).result).toEqual(gone);
    const audit = await db.collection(collections.audit).where('subject', '==', invited.uid).get();
    expect(audit.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'position', actor: admin.uid, after: 'lider' },
    ]);
  });

  it('gives no position to a minor until a guardian has consented', async () => {
    const invited = await signedIn({ minor: true });
    const { id, code } = await positionFor(invited.email);
    const { error } = await redeem(invited, code);
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
    expect(JSON.stringify(error)).toContain('autorização do responsável');
    expect(await profileOf(invited.uid)).toMatchObject({ position: 'discipulo' });
    expect(await invitationAt(id)).toMatchObject({ uses: 0 });
    await db.doc(paths.profile(invited.uid)).update({ guardianship: 'recorded' });
    expect((await redeem(invited, code)).result).toMatchObject({ state: 'positioned' });
  });

  it('does not restore a position that was taken away later', async () => {
    const invited = await signedIn();
    const { code } = await positionFor(invited.email);
    await redeem(invited, code);
    const profile = db.doc(paths.profile(invited.uid));
    await profile.update({ position: 'discipulo' });
    expect((await redeem(invited, code)).result).toEqual(gone);
    expect(await profileOf(invited.uid)).toMatchObject({ position: 'discipulo' });
  });

  it('ends with the inviter’s role, asks before it removes a leader, and never lowers a position', async () => {
    const [{ own, disciple }, pastor, other] = await Promise.all([
      discipleOfOtherLeader(),
      signedIn({ position: 'pastor' }),
      signedIn({ admin: true }),
    ]);
    const { code } = await positionFor(disciple.email, 'pastor');
    const current = { full_name: 'Rui Braga', position: 'pastor' };
    expect((await redeem(disciple, code)).result).toEqual({
      state: 'asks',
      leader: null,
      from: current,
    });
    expect(await profileOf(disciple.uid)).toMatchObject({ pastor_id: own.uid });
    expect((await redeem(disciple, code, true)).result).toMatchObject({ state: 'positioned' });

    const lower = await positionFor(pastor.email, 'lider');
    expect((await redeem(pastor, lower.code)).result).toMatchObject({ position: 'pastor' });

    const invited = await signedIn();
    const request = { kind: 'position', position: 'pastor', email: invited.email };
    const ended = await invite(other, request);
    await db.doc(paths.userRole(other.uid, 'admin')).delete();
    expect((await redeem(invited, ended.code)).result).toEqual(gone);
    expect((await peekInvitation(ended.code)).result).toEqual(gone);
  });
});
