import { collections, paths } from '@raizes/domain/paths';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claim as claimWith } from '../../functions/src/people/admins';
import { erasureOf } from '../../functions/src/privacy/erasure';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { signedIn } from './support/calls';
import type { Caller } from './support/calls';
import { dataAt } from './support/database';

const secret = 'o segredo do link';
const hash = createHash('sha256').update(secret).digest('hex');

// The deployment writes it.
beforeEach(() => vi.stubEnv('CLAIM_HASH', hash));
afterEach(() => void vi.unstubAllEnvs());

const claim = ({ call }: Caller, of = secret) => call('claim-church', { secret: of });

async function adminsNow() {
  const rows = db.collection(collections.userRoles).where('role', '==', 'admin');
  return (await rows.get()).docs.map(({ id }) => id);
}

describe('the first admin', () => {
  it('claims the church with the deployment’s link, which is recorded and works only once', async () => {
    const [person, late] = await Promise.all([signedIn(), signedIn()]);
    const { uid } = person;
    expect(await claim(person)).toMatchObject({ status: 200, result: { claimed: true } });
    expect(await dataAt(paths.userRole(uid, 'admin'))).toEqual({ user_id: uid, role: 'admin' });
    const audit = await db.collection(collections.audit).where('subject', '==', uid).get();
    expect(audit.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'admin', actor: uid, before: null, after: 'admin' },
    ]);
    for (const each of [late, person]) expect((await claim(each)).status).toBe(403);
    expect(await adminsNow()).toEqual([`${uid}_admin`]);
  });

  it('is exactly one of several people who claim concurrently', async () => {
    const people = await Promise.all([signedIn(), signedIn(), signedIn()]);
    const answers = await Promise.all(people.map((each) => claim(each)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await adminsNow()).toHaveLength(1);
  });
});

describe('the church cannot be claimed', () => {
  it.each([
    ['a wrong secret', 'outro segredo', hash],
    ['the hash instead of the secret', hash, hash],
    ['the link of another deployment', secret, 'b'.repeat(64)],
    ['any secret where no link was written', secret, ''],
  ])('with %s', async (_, given, expected) => {
    vi.stubEnv('CLAIM_HASH', expected);
    const { error } = await claim(await signedIn(), given);
    expect(error).toMatchObject({ status: 'PERMISSION_DENIED' });
    expect(await adminsNow()).toEqual([]);
  });

  it('with an empty secret where no link was written', async () => {
    const { uid } = await createUser();
    await expect(claimWith(uid, '', '')).rejects.toMatchObject({ code: 'permission-denied' });
    expect(await adminsNow()).toEqual([]);
  });

  it('if it has an admin', async () => {
    const { uid } = await createUser({ admin: true });
    expect((await claim(await signedIn())).error).toMatchObject({ status: 'PERMISSION_DENIED' });
    expect(await adminsNow()).toEqual([`${uid}_admin`]);
  });

  it('again, even if the first admin is gone', async () => {
    const first = await signedIn();
    await claim(first);
    await db.doc(paths.userRole(first.uid, 'admin')).delete();
    expect((await claim(await signedIn())).status).toBe(403);
    expect(await adminsNow()).toEqual([]);
  });

  it('without a confirmed e-mail address', async () => {
    const { error } = await claim(await signedIn({ unconfirmed: true }));
    expect(error).toMatchObject({ status: 'FAILED_PRECONDITION' });
    expect(await adminsNow()).toEqual([]);
  });

  it('by someone whose erasure has begun', async () => {
    const person = await signedIn();
    await erasureOf(person.uid).set({ uid: person.uid });
    expect((await claim(person)).status).toBe(401);
    expect(await adminsNow()).toEqual([]);
  });
});
