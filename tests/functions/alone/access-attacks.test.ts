import { claim } from '../../../functions/src/people/claim-church';
import { onConsentsWritten } from '../../../functions/src/privacy/consents';
import { erasureSteps } from '../../../functions/src/privacy/erase-account';
import { deleteOwnDocuments, erasureOf } from '../../../functions/src/privacy/erasure';
import { collections, paths, serverPaths } from '@raizes/domain/paths';
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_CLAIM_SECRET } from '../../../tools/launcher/emulators.mjs';
import { db } from '../../support/admin';
import { asLeader, createUser } from '../../support/people';
import { callInProcess } from '../support/callables';
import { call, signedIn } from '../support/calls';
import { dataAt, writtenEvent } from '../support/database';
import {
  updateInvitation,
  discipleOfOtherLeader,
  expireInvitation,
  invitationAt,
  invite,
  invitingLeader,
  newAddress,
  peekInvitation,
  redeem,
  wrongCodes,
} from '../support/invitations';
import { pollOptions } from '../support/progress';
import { consents } from '../../factories';

// These tests change the church's admins and settings, which would break any test running in parallel.

const rows = db.collection(collections.userRoles);
const adminsNow = async () => (await rows.where('role', '==', 'admin').get()).docs;

let before: Map<string, FirebaseFirestore.DocumentData>;
beforeAll(async () => {
  before = new Map((await adminsNow()).map((row) => [row.id, row.data()]));
});
const dismissAll = async () => {
  await Promise.all((await adminsNow()).map(({ ref }) => ref.delete()));
};
afterAll(async () => {
  await dismissAll();
  await Promise.all([...before].map(([id, row]) => rows.doc(id).set(row)));
});

const secret = 'o segredo do link';
const hash = createHash('sha256').update(secret).digest('hex');

type Person = Awaited<ReturnType<typeof signedIn>>;

/** An attempt that must change nothing for `by`, nor the invitation. */
interface Attack {
  by: Person;
  /** Resolves to the answer, or rejects. */
  run: () => Promise<unknown>;
  /** The invitation that is attacked. */
  id?: string;
}

const throwIfRefused = (answer: { status: number; error?: unknown }) => {
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
  return answer;
};
const redeeming = async (by: Person, code: string, id?: string): Promise<Attack> => ({
  by,
  run: async () => (await redeem(by, code, true)).result,
  ...(id !== undefined && { id }),
});
const calling = (by: Person, name: string, data: unknown, id?: string): Attack => ({
  by,
  run: async () => throwIfRefused(await by.call(name, data)),
  ...(id !== undefined && { id }),
});

async function positionInvitation(email: string) {
  const admin = await signedIn({ admin: true });
  const made = await invite(admin, { kind: 'position', position: 'pastor', email });
  return { admin, ...made };
}

const withAdmin = async () => {
  await createUser({ admin: true });
};

const attacks: Record<string, () => Promise<Attack>> = {
  'a code is guessed': async () => redeeming(await signedIn(), 'BCDFGHJKMN'),
  'a malformed code is sent': async () => redeeming(await signedIn(), '../../profiles'),
  'the id of an invitation is sent as its code': async () => {
    const { id } = await invitingLeader();
    return redeeming(await signedIn(), id, id);
  },
  'a code with one letter changed is sent': async () => {
    const { id, code } = await invitingLeader();
    return redeeming(await signedIn(), `${code.slice(0, 9)}${code.endsWith('B') ? 'C' : 'B'}`, id);
  },
  'an expired code is sent': async () => {
    const { id, code } = await invitingLeader();
    await expireInvitation(id);
    return redeeming(await signedIn(), code, id);
  },
  'a used-up code is sent': async () => {
    const { id, code } = await invitingLeader();
    await updateInvitation(id, { uses: 100 });
    return redeeming(await signedIn(), code, id);
  },
  'a revoked code is sent': async () => {
    const { leader, id, code } = await invitingLeader();
    await leader.call('revoke-invitation', { id });
    return redeeming(await signedIn(), code);
  },
  'the code of a former leader is sent': async () => {
    const { leader, id, code } = await invitingLeader();
    await db.doc(paths.profile(leader.uid)).update({ position: 'discipulo' });
    return redeeming(await signedIn(), code, id);
  },
  'the code of an erased leader is sent': async () => {
    const { leader, code } = await invitingLeader();
    await leader.call('erase-my-account');
    return redeeming(await signedIn(), code);
  },
  'the correct code is sent after ten wrong ones': async () => {
    const { id, code } = await invitingLeader();
    const by = await signedIn();
    for (let each = 0; each < 10; each++) await redeem(by, 'BBBBBBBBBB');
    return redeeming(by, code, id);
  },
  'a code is sent without an account': async () => {
    const { id, code } = await invitingLeader();
    const run = async () =>
      throwIfRefused(await call('redeem-invitation', { code, replace: true }));
    return { by: await signedIn(), id, run };
  },
  'an expired code is looked up': async () => {
    const { id, code } = await invitingLeader();
    await expireInvitation(id);
    const run = async () => (await peekInvitation(code)).answer;
    return { by: await signedIn(), id, run };
  },
  'an address sends its eleventh guess': async () => {
    const { id, code } = await invitingLeader();
    const address = newAddress();
    for (const each of wrongCodes.slice(0, 10)) await peekInvitation(each, address);
    const run = async () => throwIfRefused(await peekInvitation(code, `1.2.3.4, ${address}`));
    return { by: await signedIn(), id, run };
  },
  'an invitation with a position is redeemed by another address': async () => {
    const { id, code } = await positionInvitation('pastor@igreja.test');
    return redeeming(await signedIn(), code, id);
  },
  'an invitation with a position is redeemed with an unconfirmed address': async () => {
    const by = await signedIn({ unconfirmed: true });
    const { id, code } = await positionInvitation(by.email);
    return redeeming(by, code, id);
  },
  'an invitation with a position by a former admin is redeemed': async () => {
    const by = await signedIn();
    const { admin, id, code } = await positionInvitation(by.email);
    await db.doc(paths.userRole(admin.uid, 'admin')).delete();
    return redeeming(by, code, id);
  },
  'a disciple invites to themselves': async () => {
    const by = await signedIn();
    return calling(by, 'create-invitation', { kind: 'disciple', leaderId: by.uid });
  },
  'a disciple invites people to a leader': async () => {
    const { uid } = await createUser({ position: 'pastor' });
    return calling(await signedIn(), 'create-invitation', { kind: 'disciple', leaderId: uid });
  },
  'a person invites themselves to a position': async () => {
    const by = await signedIn();
    const request = { kind: 'position', position: 'pastor', email: by.email };
    return calling(by, 'create-invitation', request);
  },
  'another person’s invitation is revoked': async () => {
    const { id } = await invitingLeader();
    return calling(await signedIn(), 'revoke-invitation', { id }, id);
  },
  'the church is claimed with a wrong secret': async () => {
    const by = await signedIn();
    return { by, run: () => claim(by.uid, 'outro segredo', hash) };
  },
  'the church is claimed with the hash instead of the secret': async () => {
    const by = await signedIn();
    return { by, run: () => claim(by.uid, hash, hash) };
  },
  'a church is claimed whose deployment has no claim link': async () => {
    const by = await signedIn();
    return { by, run: () => claim(by.uid, '', '') };
  },
  'the church is claimed although it has an admin': async () => {
    await withAdmin();
    const by = await signedIn();
    return { by, run: () => claim(by.uid, secret, hash) };
  },
  'the church is claimed with an unconfirmed address': async () => {
    const by = await signedIn({ unconfirmed: true });
    return { by, run: () => claim(by.uid, secret, hash) };
  },
  'the church is claimed without an account': async () => ({
    by: await signedIn(),
    run: async () => throwIfRefused(await call('claim-church', { secret })),
  }),
};

describe('an attack on invitations or the claim gains nothing', () => {
  beforeEach(dismissAll);

  it.each(Object.entries(attacks))('when %s', async (_, prepare) => {
    const { by, run, id } = await prepare();
    const attacked = invitationAt.bind(null, id ?? 'none');
    const invitation = await attacked();
    const admins = (await adminsNow()).map((row) => row.id);

    const [end] = await Promise.allSettled([run()]);

    // All codes get the same answer, or a refusal that says nothing about them.
    const answer: unknown = end.status === 'fulfilled' ? end.value : null;
    const nothing = [null, undefined, 'gone', 'unconfirmed'];
    const { state, result } = (answer ?? {}) as { state?: unknown; result?: { state?: unknown } };
    expect(nothing).toContain(state ?? result?.state);
    expect(await dataAt(paths.profile(by.uid))).toMatchObject({
      position: 'discipulo',
      pastor_id: null,
    });
    expect((await adminsNow()).map((row) => row.id)).toEqual(admins);
    expect(await attacked()).toEqual(invitation);
    const made = db.collection(collections.invitations).where('created_by', '==', by.uid);
    expect((await made.get()).empty).toBe(true);
  });
});

describe('the first admin', () => {
  beforeEach(dismissAll);

  it('claims the church with the secret, which is recorded and works only once', async () => {
    const { uid } = await createUser();
    await claim(uid, secret, hash);
    expect(await dataAt(paths.userRole(uid, 'admin'))).toEqual({ user_id: uid, role: 'admin' });
    const audit = await db.collection(collections.audit).where('subject', '==', uid).get();
    expect(audit.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'admin', actor: uid, before: null, after: 'admin' },
    ]);
    const late = await createUser();
    for (const each of [late.uid, uid]) {
      await expect(claim(each, secret, hash)).rejects.toMatchObject({ code: 'permission-denied' });
    }
    expect(await adminsNow()).toHaveLength(1);
  });

  it('cannot be someone whose erasure has begun', async () => {
    const { uid } = await createUser();
    await erasureOf(uid).set({ uid });
    await expect(claim(uid, secret, hash)).rejects.toThrow('erased');
    expect(await adminsNow()).toEqual([]);
  });

  it('is exactly one of several people who claim concurrently', async () => {
    const people = await Promise.all([createUser(), createUser(), createUser()]);
    const ends = await Promise.allSettled(people.map(({ uid }) => claim(uid, secret, hash)));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await adminsNow()).toHaveLength(1);
  });

  it('claims the church through the callable with the deployment’s link, but not with another', async () => {
    const person = await signedIn();
    expect(await person.call('claim-church', { secret })).toMatchObject({ status: 403 });
    expect(await adminsNow()).toEqual([]);
    const answer = await person.call('claim-church', { secret: TEST_CLAIM_SECRET });
    expect(answer).toMatchObject({ status: 200, result: { claimed: true } });
    expect((await adminsNow()).map(({ id }) => id)).toEqual([`${person.uid}_admin`]);
  });

  it('cannot claim through the callable if no claim link was written', async () => {
    const { uid } = await createUser();
    await expect(callInProcess('claim-church', uid, { secret })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});

it('a leader demoted together with the default leader is linked to nobody', async () => {
  const church = db.doc(paths.church);
  const settings = (await church.get()).data() ?? {};
  const [admin, leader, standard] = await Promise.all([
    createUser({ admin: true }),
    createUser({ position: 'lider' }),
    createUser({ position: 'pastor' }),
  ]);
  await church.set({ ...settings, default_leader_id: standard.uid });
  const userIds = [leader.uid, standard.uid];
  const bulk = { change: 'position', batch: randomUUID(), userIds, position: 'discipulo' };
  const answer = await callInProcess('change-people', admin.uid, bulk);
  await church.set(settings);
  expect(answer).toEqual({ changed: 2, refused: [] });
  for (const uid of userIds) {
    const disciple = { position: 'discipulo', pastor_id: null };
    expect(await dataAt(paths.profile(uid))).toMatchObject(disciple);
  }
});

it('an erased leader is no longer the church’s default leader', async () => {
  const church = db.doc(paths.church);
  const settings = (await church.get()).data() ?? {};
  const leader = await signedIn({ position: 'pastor' });
  await church.set({ ...settings, default_leader_id: leader.uid });
  expect(await leader.call('erase-my-account')).toMatchObject({ status: 200 });
  const left: unknown = (await church.get()).get('default_leader_id');
  await church.set(settings);
  expect(left).toBeNull();
});

it('a leader chosen during their erasure does not stay the church’s default leader', async () => {
  const church = db.doc(paths.church);
  const settings = (await church.get()).data() ?? {};
  const { uid } = await createUser({ position: 'pastor' });
  const splitAt = erasureSteps.indexOf(deleteOwnDocuments);
  for (const step of erasureSteps.slice(0, splitAt)) await step(uid);
  await church.set({ ...settings, default_leader_id: uid });
  for (const step of erasureSteps.slice(splitAt)) await step(uid);
  const left: unknown = (await church.get()).get('default_leader_id');
  await church.set(settings);
  expect(left).toBeNull();
});

describe('a newcomer', () => {
  const church = db.doc(paths.church);
  let settings: FirebaseFirestore.DocumentData = {};
  beforeAll(async () => {
    settings = (await church.get()).data() ?? {};
  });
  afterEach(() => church.set(settings));

  const answer = (uid: string) => db.doc(paths.consents(uid)).set(consents());
  const hasAnswered = async (uid: string) => {
    const { consents: answered }: Record<string, unknown> =
      (await dataAt(paths.userStats(uid))) ?? {};
    return Boolean(answered);
  };
  const leaderOf = async (uid: string): Promise<unknown> =>
    (await dataAt(paths.profile(uid)))?.['pastor_id'];

  it('has no leader unless the church links newcomers to the default leader', async () => {
    const leader = await createUser({ position: 'pastor' });
    const { link_newcomers: _, ...older } = settings;
    for (const off of [older, { ...older, link_newcomers: false }]) {
      await church.set({ ...off, default_leader_id: leader.uid });
      const { uid } = await createUser({ withoutConsents: true });
      await answer(uid);
      await expect.poll(() => hasAnswered(uid), pollOptions).toBe(true);
      expect(await leaderOf(uid)).toBeNull();
    }
    await church.update({ link_newcomers: true });
    const { uid } = await createUser({ withoutConsents: true });
    await answer(uid);
    await expect.poll(() => leaderOf(uid), pollOptions).toBe(leader.uid);
    expect(await dataAt(paths.notification(leader.uid, `joined-${uid}`))).toMatchObject({
      body: 'Maria Teste chegou, e agora caminha com você.',
    });

    const audit = db.collection(collections.audit).where('subject', '==', uid);
    expect((await audit.get()).docs.map((entry) => entry.data())).toMatchObject([
      { action: 'link', actor: 'church', after: leader.uid, people: [uid, leader.uid] },
    ]);

    // A pending invitation on the device replaces the automatically assigned leader without asking, but a day later it asks.
    const { leader: other, code } = await invitingLeader();
    const record = db.doc(serverPaths.redeemedInvitation(uid, 'newcomer'));
    const given = (await record.get()).data() ?? {};
    await record.update({ redeemed_at: new Date(Date.now() - 25 * 60 * 60 * 1000) });
    const late = await callInProcess('redeem-invitation', uid, { code, replace: false });
    expect(late).toMatchObject({ state: 'asks' });
    await record.set(given);
    const answered = await callInProcess('redeem-invitation', uid, { code, replace: false });
    expect(answered).toMatchObject({ state: 'linked' });
    expect(await leaderOf(uid)).toBe(other.uid);
  });

  it('under 12 gets the default leader after a guardian has consented, and the leader is not notified before', async () => {
    const leader = await createUser({ position: 'pastor' });
    await church.set({ ...settings, link_newcomers: true, default_leader_id: leader.uid });
    const { uid } = await createUser({ withoutConsents: true });
    const birth_year = new Date().getUTCFullYear() - 9;
    await db.doc(paths.consents(uid)).set({ ...consents(), birth_year });
    await expect.poll(() => hasAnswered(uid), pollOptions).toBe(true);
    await onConsentsWritten.run(await writtenEvent(paths.consents(uid), { uid }));
    expect(await leaderOf(uid)).toBeNull();
    const notification = paths.notification(leader.uid, `joined-${uid}`);
    expect(await dataAt(notification)).toBeUndefined();

    const admin = await createUser({ admin: true });
    const today = new Date().toISOString().slice(0, 10);
    const consent = { action: 'record', guardianName: 'Marta Reis', consentedOn: today };
    await callInProcess('record-guardian-consent', admin.uid, { userId: uid, ...consent });
    expect(await leaderOf(uid)).toBe(leader.uid);
    expect(await dataAt(notification)).toBeDefined();
  });

  it('keeps an existing leader, and is not linked to a default leader who was demoted or is a minor without consent', async () => {
    const { own, disciple } = await discipleOfOtherLeader();
    const [leader, demoted, minor] = await Promise.all([
      createUser({ position: 'pastor' }),
      createUser(),
      createUser({ position: 'lider', minor: true }),
    ]);
    const linking = { ...settings, link_newcomers: true };
    await church.set({ ...linking, default_leader_id: leader.uid });
    const invited = await createUser({ withoutConsents: true, leader: asLeader(own) });
    await answer(invited.uid);
    await expect.poll(() => hasAnswered(invited.uid), pollOptions).toBe(true);
    expect(await leaderOf(invited.uid)).toBe(own.uid);
    expect(await leaderOf(disciple.uid)).toBe(own.uid);

    for (const { uid: default_leader_id } of [demoted, minor]) {
      await church.set({ ...linking, default_leader_id });
      const newcomer = await createUser({ withoutConsents: true });
      await db.doc(paths.consents(newcomer.uid)).set(consents());
      await onConsentsWritten.run(
        await writtenEvent(paths.consents(newcomer.uid), { uid: newcomer.uid }),
      );
      expect(await leaderOf(newcomer.uid)).toBeNull();
    }
  });
});
