import { NAME_MAX_LENGTH } from '@raizes/domain/limits';
import { beforeAll, describe, it } from 'vitest';
import { admins } from './support/admin-content';
import { allowedCases, refusedCases } from './support/field-cases';
import { filled, text } from './support/field-shapes';
import { itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('settings-church');
const path = 'settings/church';

const church = {
  name: 'Igreja Raízes',
  default_leader_id: 'pastor',
  time_zone: 'America/Sao_Paulo',
  privacy_contact: 'privacidade@raizes.test',
};

const shapes = {
  name: filled(NAME_MAX_LENGTH),
  default_leader_id: {
    accepts: [
      ['no leader', null],
      ['a leader', 'lider'],
    ],
    refuses: [
      ['a disciple', 'ana'],
      ['somebody who does not exist', 'ninguem'],
      ['a number', 7],
      ['nothing', ''],
    ],
  },
  time_zone: {
    accepts: [
      ['a city', 'America/Sao_Paulo'],
      ['UTC', 'UTC'],
      ['a city of a state', 'America/Argentina/Buenos_Aires'],
    ],
    refuses: [
      ['nothing', ''],
      ['words', 'hora de Brasília'],
      ['null', null],
      ['a number', -3],
      ['101 letters', 'A'.repeat(101)],
    ],
  },
  privacy_contact: text(200),
} satisfies Parameters<typeof refusedCases>[0];

describe('the church’s settings', () => {
  beforeAll(() =>
    rules.given({
      ...admins,
      'profiles/pastor': { position: 'pastor' },
      'profiles/lider': { position: 'lider' },
      'profiles/ana': { position: 'discipulo' },
    }),
  );

  it('are read by every signed-in person, and nobody else', async () => {
    await assert.allowed(rules.as('ana').doc(path).get());
    await assert.refused(rules.nobody().doc(path).get());
  });

  it('are one document: there is no other and no list', async () => {
    await assert.refused(rules.as('chefe').doc('settings/outra').get());
    await assert.refused(rules.as('chefe').doc('settings/outra').set(church));
    await assert.refused(rules.as('chefe').collection('settings').limit(1).get());
  });

  it('are created and changed by an admin, and deleted by nobody', async () => {
    const target = rules.as('chefe').doc(path);
    await assert.allowed(target.set(church));
    await assert.allowed(target.set({ ...church, name: 'Igreja da Videira' }));
    await assert.refused(target.delete());
  });

  it.each(['ana', 'pastor', 'lider'])('are not written by %s', async (uid) => {
    await assert.refused(rules.as(uid).doc(path).set(church));
  });

  it('are not written by somebody who has not signed in', async () => {
    await assert.refused(rules.nobody().doc(path).set(church));
  });

  it.each(allowedCases(shapes))('take %s', async (_title, change) => {
    await assert.allowed(rules.as('chefe').doc(path).set(change(church)));
  });

  it.concurrent.each(refusedCases(shapes))('refuse %s', async (_title, change) => {
    await assert.refused(rules.as('chefe').doc(path).set(change(church)));
  });

  itSawEveryCondition(rules, 'match /settings/church');
});
