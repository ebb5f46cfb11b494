import { DAILY_EMAIL_SEARCHES, LOOKED_UP_EMAILS_MAX } from '@raizes/domain/limits';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { signedIn } from './support/calls';
import { newUid } from './support/progress';

it('an admin looks up people’s e-mail addresses and whether they are confirmed', async () => {
  const [{ call }, ana, bia] = await Promise.all([
    signedIn({ admin: true }),
    createUser(),
    createUser({ unconfirmed: true }),
  ]);
  const lookUp = (userIds: string[]) => call('look-up-emails', { userIds });
  expect((await lookUp([ana.uid, newUid()])).result).toEqual({
    emails: [{ userId: ana.uid, email: ana.email, confirmed: true }],
  });
  expect((await lookUp([bia.uid])).result).toEqual({
    emails: [{ userId: bia.uid, email: bia.email, confirmed: false }],
  });
  const many = Array.from({ length: LOOKED_UP_EMAILS_MAX }, newUid);
  expect((await lookUp(many)).result).toEqual({ emails: [] });
  expect((await lookUp([...many, ana.uid])).error).toMatchObject({ status: 'INVALID_ARGUMENT' });
});

it('an admin finds a person by their whole e-mail address, up to a daily limit', async () => {
  const [admin, ana] = await Promise.all([signedIn({ admin: true }), createUser()]);
  const find = (email: string) => admin.call('find-by-email', { email });
  expect((await find(ana.email)).result).toEqual({ userId: ana.uid });
  expect((await find(`  ${ana.email.toUpperCase()} `)).result).toEqual({ userId: ana.uid });
  expect((await find(`x${ana.email}`)).result).toEqual({ userId: null });
  expect((await find(ana.email.slice(0, 12))).error).toMatchObject({ status: 'INVALID_ARGUMENT' });
  await db.doc(paths.quota(admin.uid, 'email-searches')).update({ count: DAILY_EMAIL_SEARCHES });
  expect((await find(ana.email)).error).toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
});
