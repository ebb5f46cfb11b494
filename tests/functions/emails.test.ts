import { LOOKED_UP_EMAILS_MAX } from '@raizes/domain/limits';
import { expect, it } from 'vitest';
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
