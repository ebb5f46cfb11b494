import { beforeEach, describe, it } from 'vitest';
import { minutesFromNow } from './support/clock';
import { people } from './support/people';
import { itIsReadByItsOwnerAlone, itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('consent-log');
const entry = {
  kind: 'answer',
  at: minutesFromNow(-5),
  version: 1,
  leader_progress: true,
  ai: false,
  notifications: false,
};

describe('the record of what a person consented to', () => {
  beforeEach(() => rules.given({ ...people, 'users/ana/consent_log/e1': entry }));

  itIsReadByItsOwnerAlone(rules, 'consent_log');

  it.each(['ana', 'pastor', 'chefe'])('is not written by %s', async (uid) => {
    const log = rules.as(uid).collection('users/ana/consent_log');
    await assert.refused(log.doc('e2').set(entry));
    await assert.refused(log.doc('e1').update({ ai: true }));
    await assert.refused(log.doc('e1').delete());
  });

  itSawEveryCondition(rules, 'match /consent_log/{entryId}');
});
