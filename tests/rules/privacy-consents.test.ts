import { serverTimestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { minutesFromNow } from './support/clock';
import { allowedCases, refusedCases } from './support/field-cases';
import { fixed, flag, whole } from './support/field-shapes';
import { people } from './support/people';
import { itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('privacy-consents');
const path = 'users/ana/privacy/consents';
const year = new Date().getUTCFullYear();
const answer = {
  version: 1,
  account: true,
  leader_progress: false,
  ai: false,
  notifications: true,
  birth_year: 1985,
  answered_at: serverTimestamp(),
};
const stored = { ...answer, answered_at: minutesFromNow(-60) };

const shapes = {
  version: whole(1, 1000),
  account: fixed(['no', false]),
  leader_progress: flag,
  ai: flag,
  notifications: flag,
  birth_year: whole(1900, year),
  answered_at: fixed(
    ['the device’s clock', minutesFromNow(0)],
    ['another day', minutesFromNow(-1440)],
  ),
};

const write = (uid: string, document: object, at = path) => rules.as(uid).doc(at).set(document);

describe('what a person consents to', () => {
  beforeEach(() => rules.given({ ...people, [path]: null }));

  it('is answered by themselves', async () => {
    await assert.allowed(write('ana', answer));
  });

  it.each(['bia', 'pastor', 'chefe'])('is not answered by %s in their name', async (uid) => {
    await assert.refused(write(uid, answer));
    await rules.given({ [path]: stored });
    await assert.refused(write(uid, { ...answer, ai: true }));
  });

  it('is not answered by somebody who has not signed in', async () => {
    await assert.refused(rules.nobody().doc(path).set(answer));
    await assert.refused(rules.nobody().doc(path).get());
  });

  it('is not answered before there is a profile, on which a minor’s age is noted', async () => {
    await assert.refused(write('novo', answer, 'users/novo/privacy/consents'));
  });

  it.each(allowedCases(shapes))('takes %s', async (_title, change) => {
    await assert.allowed(write('ana', change(answer)));
  });

  it.each(refusedCases(shapes))('refuses %s', async (_title, change) => {
    await assert.refused(write('ana', change(answer)));
  });

  it('is changed as often as the person likes', async () => {
    await rules.given({ [path]: stored });
    await assert.allowed(write('ana', { ...answer, leader_progress: true, ai: true }));
    await assert.allowed(write('ana', { ...answer, version: 2 }));
    await assert.refused(write('ana', { ...answer, version: 1 }));
  });

  it('keeps the birth year that was given', async () => {
    await rules.given({ [path]: stored });
    await assert.refused(write('ana', { ...answer, birth_year: 1984 }));
    await assert.refused(rules.as('ana').doc(path).update({ birth_year: 1984 }));
  });

  it('is read by themselves alone, and not listed', async () => {
    await rules.given({ [path]: stored });
    await assert.allowed(rules.as('ana').doc(path).get());
    for (const uid of ['bia', 'pastor', 'chefe'])
      await assert.refused(rules.as(uid).doc(path).get());
    await assert.refused(rules.as('ana').collection('users/ana/privacy').limit(1).get());
  });

  it('is not deleted: it is taken back, or the account is erased', async () => {
    await rules.given({ [path]: stored });
    await assert.refused(rules.as('ana').doc(path).delete());
  });

  it('is one document, and no other', async () => {
    await assert.refused(write('ana', answer, 'users/ana/privacy/outra'));
  });

  itSawEveryCondition(rules, 'match /privacy/consents');
});
