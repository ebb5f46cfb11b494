import { parseCode } from '@raizes/domain/invitations';
import { DAILY_INVITATIONS, HOURLY_WRONG_CODES } from '@raizes/domain/limits';
import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { erasureOf } from '../../functions/src/privacy/erasure';
import { brasiliaDay } from '../../functions/src/quota';
import { aChurch } from '../factories';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { signedIn } from './support/calls';
import type { Caller } from './support/calls';
import { dataAt, tracesOf } from './support/database';
import {
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

const gone = { state: 'gone' };
const profileOf = (uid: string) => dataAt(paths.profile(uid));
const DAY = 24 * 60 * 60 * 1000;

let admin: Caller;
beforeEach(async () => {
  admin = await signedIn({ admin: true });
  await db.doc(paths.church).set(aChurch());
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
    const stranger = await signedIn();
    expect((await stranger.call('revoke-invitation', { id: byLeader.id })).status).toBe(404);
    expect(await invitationAt(byLeader.id)).toBeDefined();
    expect((await leader.call('revoke-invitation', { id: byAdmin.id })).status).toBe(200);
    expect((await admin.call('revoke-invitation', { id: byLeader.id })).status).toBe(200);
    for (const { id, code } of [byAdmin, byLeader]) {
      expect(await tracesOf(id, code)).toEqual([]);
      expect((await peekInvitation(code)).result).toEqual(gone);
    }
    expect((await leader.call('revoke-invitation', { id: byAdmin.id })).status).toBe(404);
  });

  it('can be revoked neither by a former admin who created it nor by a former leader', async () => {
    const [leader, former] = await Promise.all([
      signedIn({ position: 'lider' }),
      signedIn({ admin: true }),
    ]);
    const [byLeader, byFormer] = [
      await inviteTo(leader, leader.uid),
      await inviteTo(former, leader.uid),
    ];
    await db.doc(paths.userRole(former.uid, 'admin')).delete();
    expect((await former.call('revoke-invitation', { id: byFormer.id })).status).toBe(404);
    await db.doc(paths.profile(leader.uid)).update({ position: 'discipulo' });
    expect((await leader.call('revoke-invitation', { id: byLeader.id })).status).toBe(404);
    for (const { id } of [byLeader, byFormer]) expect(await invitationAt(id)).toBeDefined();
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
    expect((await peekInvitation(code)).result).toEqual(gone);
    expect((await redeem(bia, code)).result).toEqual(gone);
    expect(await profileOf(bia.uid)).toMatchObject({ pastor_id: null });
    expect(await profileOf(ana.uid)).toMatchObject({ pastor_id: leader.uid });
  });

  it('can still invite while their age is unknown', async () => {
    const leader = await signedIn({ position: 'lider', withoutConsents: true });
    const { code } = await inviteTo(leader, leader.uid);
    expect((await peekInvitation(code)).result).toMatchObject({ state: 'leader' });
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
      expect((await peekInvitation(typed)).result).toEqual({ state: 'leader', ...shown });
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
    for (const { result: answer } of answered) expect(answer).toEqual(gone);
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
        expect((await peekInvitation(old.code, address)).result).toEqual(gone);
      }
    }
    expect((await peekInvitation(code, address)).result).toMatchObject({ state: 'leader' });
    // Each old code still counts once towards the ten, like an unknown code.
    const others = wrongCodes.slice(0, HOURLY_WRONG_CODES - 2);
    for (const each of others) expect((await peekInvitation(each, address)).status).toBe(200);
    expect((await peekInvitation(code, address)).status).toBe(429);
    expect(await tracesOf(revoked.code)).toEqual([]);
  });
});

describe('erasing the account', () => {
  it('of a leader ends their invitations, and the redeemed invitation no longer names the leader', async () => {
    const { leader, id, code } = await invitingLeader('Salomé Vidigal');
    const ana = await signedIn();
    await redeem(ana, code);
    await leader.call('erase-my-account');
    expect(await tracesOf(leader.uid, 'Salomé Vidigal', id)).toEqual([
      expect.stringContaining(`redeemed_invitations/${id}`),
    ]);
    expect((await peekInvitation(code)).result).toEqual(gone);
  });

  it('of a disciple leaves no notification about them, and no invitation to their address', async () => {
    const { leader, code } = await invitingLeader();
    const ana = await signedIn({ fullName: 'Zoraide Peçanha' });
    await redeem(ana, code);
    await positionFor(ana.email);
    await ana.call('erase-my-account');
    expect(await tracesOf(ana.uid, ana.email, 'Zoraide Peçanha')).toEqual([]);
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
