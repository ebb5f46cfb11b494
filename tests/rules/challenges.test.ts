import { challengeCategories } from '@raizes/domain/documents/challenge';
import { CHALLENGE_REWARD_XP_MAX, DESCRIPTION_MAX_LENGTH } from '@raizes/domain/limits';
import { beforeAll, describe, it } from 'vitest';
import { admins, itIsWrittenByAdminsAlone } from './support/admin-content';
import { daysFromNow, minutesFromNow } from './support/clock';
import { filled, fixed, flag, momentInWindow, oneOf, whole } from './support/field-shapes';
import { itIsReadBySignedInPeople, itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('challenges');
const path = 'challenges/terceiro';

const challenge = (id: string) => ({
  id,
  title: 'Sete dias com Deus',
  description: 'Um devocional por dia, durante uma semana.',
  category: 'streak',
  duration_days: 7,
  reward_type: 'xp',
  reward_value: '100',
  created_by: 'chefe',
  created_at: minutesFromNow(0),
});

describe('challenges', () => {
  itIsReadBySignedInPeople(rules, 'challenges');

  itIsWrittenByAdminsAlone(rules, {
    collection: 'challenges',
    ids: ['primeiro', 'segundo'],
    make: challenge,
    shapes: {
      id: fixed(['the id of another', 'terceiro']),
      title: filled(100),
      description: filled(DESCRIPTION_MAX_LENGTH),
      category: oneOf(...challengeCategories, 'streak', 'devotionals'),
      duration_days: whole(1, 365),
      reward_type: fixed(['a kind that nobody knows', 'moedas']),
      reward_value: {
        accepts: [
          ['1', '1'],
          [`${CHALLENGE_REWARD_XP_MAX}`, `${CHALLENGE_REWARD_XP_MAX}`],
        ],
        refuses: [
          ['a number', 100],
          ['null', null],
          ['nothing', ''],
          ['zero', '0'],
          ['a negative amount', '-5'],
          ['words', 'cem'],
          ['digits and words', '100 XP'],
          ['a fraction', '1.5'],
          ['too much', `${CHALLENGE_REWARD_XP_MAX + 1}`],
          ['far too much', '9'.repeat(30)],
        ],
      },
      created_by: fixed(['another admin', 'outra']),
      created_at: momentInWindow,
    },
  });

  describe('a medal', () => {
    const medal = { ...challenge('terceiro'), reward_type: 'medalha' };
    beforeAll(() => rules.given(admins));

    it.each(filled(100).accepts)('takes %s as its name', async (_label, reward_value) => {
      await assert.allowed(
        rules
          .as('chefe')
          .doc(path)
          .set({ ...medal, reward_value }),
      );
      await rules.given({ [path]: null });
    });

    it.each(filled(100).refuses)('refuses %s as its name', async (_label, reward_value) => {
      await assert.refused(
        rules
          .as('chefe')
          .doc(path)
          .set({ ...medal, reward_value }),
      );
    });
  });

  it('is taken off the list and put back by an admin', async () => {
    const offered = challenge('terceiro');
    await rules.given({ ...admins, [path]: offered });
    const target = rules.as('outra').doc(path);
    await assert.allowed(target.update({ archived: true }));
    await assert.refused(rules.as('ana').doc(path).update({ archived: false }));
    for (const [, archived] of flag.refuses) await assert.refused(target.update({ archived }));
    await assert.allowed(target.update({ archived: false }));
    await assert.allowed(target.set(offered));
  });

  it('lets another admin change an old one, which keeps its author and its date', async () => {
    const old = { ...challenge('terceiro'), created_at: daysFromNow(-90) };
    await rules.given({ ...admins, [path]: old });
    const target = rules.as('outra').doc(path);
    await assert.refused(target.set({ ...old, created_by: 'outra' }));
    await assert.refused(target.set({ ...old, created_at: minutesFromNow(0) }));
    await assert.allowed(target.set({ ...old, title: 'Sete dias em oração' }));
  });

  itSawEveryCondition(
    rules,
    'match /challenges/{challengeId}',
    'function isRecent(moment)',
    'function keepsItsAuthor()',
  );
});
