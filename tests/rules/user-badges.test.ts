import { describe, it } from 'vitest';
import { minutesFromNow } from './support/clock';
import { people } from './support/people';
import { itIsReadByItsOwnerAlone, itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('user-badges');
const path = 'users/ana/user_badges/primeiro-devocional';
const earned = {
  user_id: 'ana',
  badge_id: 'primeiro-devocional',
  earned_at: minutesFromNow(0),
};

describe('an earned badge', () => {
  itIsReadByItsOwnerAlone(rules, 'user_badges');

  it.each(['ana', 'pastor', 'chefe'])('is not awarded, changed or taken by %s', async (uid) => {
    await rules.given({ ...people, [path]: null });
    await assert.refused(rules.as(uid).doc(path).set(earned));
    await rules.given({ [path]: earned });
    await assert.refused(
      rules
        .as(uid)
        .doc(path)
        .update({ earned_at: minutesFromNow(5) }),
    );
    await assert.refused(rules.as(uid).doc(path).delete());
  });

  it('is not awarded by somebody who has not signed in', async () => {
    await assert.refused(rules.nobody().doc(path).set(earned));
  });

  itSawEveryCondition(rules, 'match /user_badges/{badgeId}');
});
