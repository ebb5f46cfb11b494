import { parseCode } from '@raizes/domain/invitations';
import { DAILY_INVITATIONS, DAILY_REDEMPTIONS, HOURLY_WRONG_CODES } from '@raizes/domain/limits';
import { notificationIds } from '@raizes/domain/documents/notification';
import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { erasureOf } from '../../functions/src/privacy/erasure';
import { brasiliaDay } from '../../functions/src/quota';
import { auth, db } from '../support/admin';
import { createUser } from '../support/people';
import { signedIn } from './support/calls';
import { dataAt, tracesOf } from './support/database';
import {
  updateInvitation,
  discipleOfOtherLeader,
  expireInvitation,
  invitationAt,
  invite,
  inviteTo,
  invitingLeader,
  newAddress,
  peekInvitation,
  redeem,
  wrongCodes,
} from './support/invitations';
import { pollOptions } from './support/progress';

const gone = { state: 'gone' };
const profileOf = (uid: string) => dataAt(paths.profile(uid));
const DAY = 24 * 60 * 60 * 1000;

let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  admin = await signedIn({ admin: true });
});

const positionFor = (email: string, position = 'lider') =>
  invite(admin, { kind: 'position', position, email });

describe('an invitation to disciples', () => {
  it('belongs to a leader, is valid for 30 days and 100 people, and does not show its code', async () => {
    const { leader, id, code } = await invitingLeader();
    const stored = await invitationAt(id);
    expect(stored).toMatchObject({ leader_id: leader.uid, uses: 0, max_uses: 100, position: null });
    const expires: unknown = stored?.['expires_at'];
    const left = expires instanceof Timestamp ? expires.toMillis() - Date.now() : 0;
    expect(left / DAY).toBeCloseTo(30, 1);
    expect(parseCode(code)).toBe(code);
    expect(JSON.stringify([id, stored])).not.toContain(code);
    expect(await dataAt(serverPaths.invitationCode(leader.uid, id))).toMatchObject({ code });
  });

  it('can be created by an admin for any leader, who shares it too', async () => {
    const { uid } = await createUser({ position: 'pastor' });
    const { id, code } = await inviteTo(admin, uid);
    for (const each of [uid, admin.uid]) {
      expect(await dataAt(serverPaths.invitationCode(each, id))).toMatchObject({ code });
    }
    expect(await invitationAt(id)).toMatchObject({ leader_id: uid, created_by: admin.uid });
  });

  it('can be revoked by the leader, even if an admin created it, and by an admin, and its code goes with it', async () => {
    const leader = await signedIn({ position: 'pastor' });
    const byAdmin = await inviteTo(admin, leader.uid);
    const byLeader = await inviteTo(leader, leader.uid);
    expect((await leader.call('revoke-invitation', { id: byAdmin.id })).status).toBe(200);
    expect((await admin.call('revoke-invitation', { id: byLeader.id })).status).toBe(200);
    for (const { id, code } of [byAdmin, byLeader]) {
      expect(await tracesOf(id, code)).toEqual([]);
      expect((await peekInvitation(code)).answer).toEqual({ result: gone });
    }
    expect((await leader.call('revoke-invitation', { id: byAdmin.id })).status).toBe(404);
  });

  it('cannot be created by someone whose erasure has begun', async () => {
    const leader = await signedIn({ position: 'lider' });
    await erasureOf(leader.uid).set({ erased_at: new Date() });
    const request = { kind: 'disciple', leaderId: leader.uid };
    expect((await leader.call('create-invitation', request)).status).toBe(401);
    const made = db.collection(collections.invitations).where('leader_id', '==', leader.uid);
    expect((await made.get()).empty).toBe(true);
  });

  it('is subject to a daily limit', async () => {
    const leader = await signedIn({ position: 'lider' });
    const quota = { day: brasiliaDay(new Date()), count: DAILY_INVITATIONS - 1 };
    await db.doc(paths.quota(leader.uid, 'invitations')).set(quota);
    const request = { kind: 'disciple', leaderId: leader.uid };
    expect((await leader.call('create-invitation', request)).status).toBe(200);
    expect((await leader.call('create-invitation', request)).status).toBe(429);
  });
});

describe('a leader under 18 without a guardian’s consent', () => {
  it('cannot invite, nobody can invite for them, and invitations already shared stop working', async () => {
    const leader = await signedIn({ position: 'lider', minor: true });
    const request = { kind: 'disciple', leaderId: leader.uid };
    for (const by of [leader, admin]) {
      const { error } = await by.call('create-invitation', request);
      expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
      expect(JSON.stringify(error)).toContain('autorização do responsável');
    }
    const profile = db.doc(paths.profile(leader.uid));
    await profile.update({ guardianship: 'recorded' });
    const { code } = await inviteTo(leader, leader.uid);
    const [ana, bia] = await Promise.all([signedIn(), signedIn()]);
    expect((await redeem(ana, code)).result).toMatchObject({ state: 'linked' });

    await profile.update({ guardianship: 'needed' });
    expect((await peekInvitation(code)).answer).toEqual({ result: gone });
    expect((await redeem(bia, code)).result).toEqual(gone);
    expect(await profileOf(bia.uid)).toMatchObject({ pastor_id: null });
    expect(await profileOf(ana.uid)).toMatchObject({ pastor_id: leader.uid });
  });

  it('can still invite while their age is unknown', async () => {
    const leader = await signedIn({ position: 'lider', withoutConsents: true });
    const { code } = await inviteTo(leader, leader.uid);
    expect((await peekInvitation(code)).answer).toMatchObject({ result: { state: 'leader' } });
  });
});

describe('someone without an account', () => {
  it('sees who invites them to which church, however the code is written', async () => {
    const { code } = await invitingLeader('Lia Prado');
    const shown = {
      church: 'Igreja Raízes',
      leader: { full_name: 'Lia Prado', position: 'lider' },
    };
    for (const typed of [code, ` ${code.slice(0, 5)} - ${code.slice(5).toLowerCase()} `]) {
      expect((await peekInvitation(typed)).answer).toEqual({
        result: { state: 'leader', ...shown },
      });
    }
  });

  it('can try ten wrong codes an hour, even concurrently; after that not even a correct code works', async () => {
    const { code } = await invitingLeader();
    const address = newAddress();
    const answers = await Promise.all(
      wrongCodes.slice(0, 20).map((each) => peekInvitation(each, address)),
    );
    const answered = answers.filter(({ status }) => status === 200);
    expect(answered).toHaveLength(HOURLY_WRONG_CODES);
    for (const { answer } of answered) expect(answer).toEqual({ result: gone });
    expect((await peekInvitation(code, address)).status).toBe(429);
    // A forged X-Forwarded-For entry does not count.
    expect((await peekInvitation(code, `${newAddress()}, ${address}`)).status).toBe(429);
    expect((await peekInvitation(code)).status).toBe(200);
    expect(await tracesOf(address)).toEqual([]);
  });

  it('shares the hourly limit with the same IPv6 network, but not with another', async () => {
    const { code } = await invitingLeader();
    const network = `2001:db8:${(Date.now() % 65_536).toString(16)}`;
    for (const [host, each] of wrongCodes.slice(0, HOURLY_WRONG_CODES).entries()) {
      await peekInvitation(each, `${network}::${host + 1}`);
    }
    expect((await peekInvitation(code, `${network}:0:1:2:3:4`)).status).toBe(429);
    expect((await peekInvitation(code, `${network}:1::1`)).status).toBe(200);
  });

  it('can use a correct code as often as needed, since a whole church can share one address', async () => {
    const { code } = await invitingLeader();
    const address = newAddress();
    for (let each = 0; each <= HOURLY_WRONG_CODES; each++) {
      expect((await peekInvitation(code, address)).status).toBe(200);
    }
  });

  it('is not locked out by expired or revoked codes, however often they are scanned from one address', async () => {
    const [{ code }, ended, revoked] = await Promise.all([
      invitingLeader(),
      invitingLeader(),
      invitingLeader(),
    ]);
    await expireInvitation(ended.id);
    await revoked.leader.call('revoke-invitation', { id: revoked.id });
    const address = newAddress();
    for (let each = 0; each <= HOURLY_WRONG_CODES; each++) {
      for (const old of [ended, revoked]) {
        expect((await peekInvitation(old.code, address)).answer).toEqual({ result: gone });
      }
    }
    expect((await peekInvitation(code, address)).answer).toMatchObject({
      result: { state: 'leader' },
    });
    // Each old code still counts once towards the ten, like an unknown code.
    const others = wrongCodes.slice(0, HOURLY_WRONG_CODES - 2);
    for (const each of others) expect((await peekInvitation(each, address)).status).toBe(200);
    expect((await peekInvitation(code, address)).status).toBe(429);
    expect(await tracesOf(revoked.code)).toEqual([]);
  });
});

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
    expect(await invitationAt(id)).toMatchObject({ uses: 1 });
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
    const { leader, code } = await invitingLeader();
    const { error } = await redeem(leader, code);
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
    expect(await profileOf(leader.uid)).toMatchObject({ position: 'lider', pastor_id: null });
  });
});

describe('an invitation with a position', () => {
  it('waits until the e-mail address is confirmed, and can be used once', async () => {
    const invited = await signedIn({ unconfirmed: true });
    const { id, code } = await positionFor(invited.email.toUpperCase());
    expect((await peekInvitation(code)).answer).toEqual({
      result: { state: 'position', church: 'Igreja Raízes', position: 'lider' },
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
    expect((await peekInvitation(code)).answer).toEqual({ result: gone });
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
    expect((await peekInvitation(ended.code)).answer).toEqual({ result: gone });
  });
});

describe('erasing the account', () => {
  it('of a leader ends their invitations, and the redeemed invitation no longer names the leader', async () => {
    const { leader, id, code } = await invitingLeader('Salomé Vidigal');
    const ana = await signedIn();
    await redeem(ana, code);
    await leader.call('erase-my-account');
    await expect
      .poll(() => tracesOf(leader.uid, 'Salomé Vidigal', id), pollOptions)
      .toEqual([expect.stringContaining(`redeemed_invitations/${id}`)]);
    expect((await peekInvitation(code)).answer).toEqual({ result: gone });
  });

  it('of a disciple leaves no notification about them, and no invitation to their address', async () => {
    const { leader, code } = await invitingLeader();
    const ana = await signedIn({ fullName: 'Zoraide Peçanha' });
    await redeem(ana, code);
    await positionFor(ana.email);
    await ana.call('erase-my-account');
    await expect
      .poll(() => tracesOf(ana.uid, ana.email, 'Zoraide Peçanha'), pollOptions)
      .toEqual([]);
    expect(await profileOf(leader.uid)).toBeDefined();
  });

  it('with an unconfirmed address neither deletes nor exports the invitation to that address', async () => {
    const squatter = await signedIn({ unconfirmed: true });
    const { id } = await positionFor(squatter.email);
    const { result } = await squatter.call('export-my-data', { after: null });
    expect(result).toMatchObject({ person: { invitations: [] } });
    await squatter.call('erase-my-account');
    expect(await invitationAt(id)).toMatchObject({ email: squatter.email });
  });

  it('of an admin keeps the invitations they created for leaders and ends those with a position', async () => {
    const other = await signedIn({ admin: true });
    const { uid } = await createUser({ position: 'pastor' });
    const kept = await inviteTo(other, uid);
    const ended = await invite(other, {
      kind: 'position',
      position: 'lider',
      email: 'alguem@igreja.test',
    });
    await other.call('erase-my-account');
    expect(await invitationAt(kept.id)).toMatchObject({ created_by: 'erased', leader_id: uid });
    expect(await invitationAt(ended.id)).toBeUndefined();
    expect(await tracesOf(other.uid)).toEqual([]);
  });

  it('can follow an export, which contains the invitations', async () => {
    const { leader, code } = await invitingLeader();
    const { result } = await leader.call('export-my-data', { after: null });
    expect(result).toMatchObject({ person: { invitations: [{ uses: 0, max_uses: 100 }] } });
    expect(JSON.stringify(result)).toContain(code);
  });
});
