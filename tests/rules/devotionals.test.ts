import { DEVOTIONAL_TEXT_MAX_LENGTH } from '@raizes/domain/limits';
import { describe, it } from 'vitest';
import { admins, itIsWrittenByAdminsAlone } from './support/admin-content';
import { day, filled, fixed, text } from './support/field-shapes';
import { itIsReadBySignedInPeople, itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('devotionals');
const longText = text(DEVOTIONAL_TEXT_MAX_LENGTH);

const devotional = (id: string) => ({
  id,
  date: id,
  verse_reference: 'João 15:5',
  verse_text: 'Eu sou a videira, vós, as varas.',
  opening_text: 'Bom dia.',
  context: '',
  central_insight: '**Permanecer**',
  reflection_question: 'Onde está a sua raiz?',
  application_question: 'O que você fará hoje?',
  closing_text: 'Amém.',
  created_by: 'chefe',
});

describe('devotionals', () => {
  itIsReadBySignedInPeople(rules, 'devotionals');

  itIsWrittenByAdminsAlone(rules, {
    collection: 'devotionals',
    ids: ['2026-11-21', '2026-11-22'],
    make: devotional,
    shapes: {
      id: fixed(['another day', '2026-11-20']),
      date: fixed(['another day', '2026-11-20']),
      verse_reference: filled(100),
      verse_text: filled(DEVOTIONAL_TEXT_MAX_LENGTH),
      opening_text: longText,
      context: longText,
      central_insight: longText,
      reflection_question: filled(2000),
      application_question: filled(2000),
      closing_text: longText,
      created_by: fixed(['another admin', 'outra']),
    },
  });

  const notDays = day.refuses.filter(([, id]) => typeof id === 'string' && /^[^/]+$/.test(id));
  it.each(notDays)('refuses %s as its id', async (_label, id) => {
    await rules.given(admins);
    const document = devotional(String(id));
    await assert.refused(rules.as('chefe').doc(`devotionals/${document.id}`).set(document));
  });

  it('takes a leap day as its id', async () => {
    await rules.given(admins);
    const document = devotional('2028-02-29');
    await assert.allowed(rules.as('chefe').doc('devotionals/2028-02-29').set(document));
  });

  it('lets another admin change one, which stays its author’s', async () => {
    const document = devotional('2026-11-23');
    const target = rules.as('outra').doc('devotionals/2026-11-23');
    await rules.given({ ...admins, 'devotionals/2026-11-23': document });
    await assert.refused(target.set({ ...document, created_by: 'outra' }));
    await assert.allowed(target.set({ ...document, context: 'A caminho do Getsêmani.' }));
  });

  it('lets an admin delete one that nobody has completed, and no other', async () => {
    const [open, completed] = ['2026-12-01', '2026-12-02'].map((id) => `devotionals/${id}`);
    await rules.given({
      ...admins,
      [`${open}`]: devotional('2026-12-01'),
      [`${completed}`]: devotional('2026-12-02'),
      'devotional_completions/2026-12-02': { first_completed_at: new Date() },
    });
    await assert.refused(rules.as('chefe').doc(`${completed}`).delete());
    await assert.allowed(rules.as('chefe').doc(`${open}`).delete());
  });

  itSawEveryCondition(rules, 'match /devotionals/{day}');
});
