import {
  APPLICATION_MAX_LENGTH,
  REFLECTION_MAX_LENGTH,
  VERSE_MAX_LENGTH,
} from '@raizes/domain/limits';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { dayFromNow, dayOf, daysFromNow, minutesFromNow, noonOf } from './support/clock';
import { allowedCases, refusedCases } from './support/field-cases';
import { filled, fixed, flag, momentInWindow } from './support/field-shapes';
import { itIsReadByItsOwnerAlone, itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('user-devotionals');
const today = dayFromNow(0);
const path = `users/ana/user_devotionals/${today}`;

const completion = (day = today, completed_at = minutesFromNow(0)) => ({
  user_id: 'ana',
  devotional_id: day,
  reflection: 'Tenho corrido muito e escutado pouco.',
  application: 'Dez minutos de oração antes do trabalho.',
  verse_memorization: 'Eu sou a videira, vós, as varas.',
  memorization_validated: true,
  completed_at,
  completed_on: day,
});

const otherDays: [string, unknown][] = [
  ['yesterday', dayFromNow(-1)],
  ['tomorrow', dayFromNow(1)],
];
const shapes = {
  user_id: fixed(['somebody else’s uid', 'bia']),
  devotional_id: fixed(...otherDays),
  completed_on: fixed(...otherDays),
  reflection: filled(REFLECTION_MAX_LENGTH),
  application: filled(APPLICATION_MAX_LENGTH),
  verse_memorization: filled(VERSE_MAX_LENGTH),
  memorization_validated: flag,
  completed_at: { ...momentInWindow, accepts: [] },
};

describe('a completed devotional', () => {
  beforeAll(async () => {
    const days = Array.from({ length: 14 }, (_, index) => dayFromNow(index - 11));
    await rules.given(Object.fromEntries(days.map((day) => [`devotionals/${day}`, { id: day }])));
  });
  beforeEach(() => rules.given({ [path]: null }));

  itIsReadByItsOwnerAlone(rules, 'user_devotionals');

  describe('being saved', () => {
    const save = (document: object, uid = 'ana') => rules.as(uid).doc(path).set(document);

    it('is saved by its owner', async () => {
      await assert.allowed(save(completion()));
    });

    it('is saved by nobody else, in nobody else’s name', async () => {
      await assert.refused(save(completion(), 'bia'));
      await assert.refused(save({ ...completion(), user_id: 'bia' }, 'bia'));
      await assert.refused(rules.nobody().doc(path).set(completion()));
    });

    it.each(allowedCases(shapes))('may have %s', async (_title, change) => {
      await assert.allowed(save(change(completion())));
    });

    it.each(refusedCases(shapes))('is refused %s', async (_title, change) => {
      await assert.refused(save(change(completion())));
    });

    it.each([
      ['XP', { xp: 75 }],
      ['a streak', { current_streak: 30 }],
      ['the mark of being credited', { credited: true }],
    ])('is refused %s of its own making', async (_what, extra) => {
      await assert.refused(save({ ...completion(), ...extra }));
    });

    it('goes without the verse when the bonus is not claimed', async () => {
      const unclaimed = { verse_memorization: '', memorization_validated: false };
      await assert.allowed(save({ ...completion(), ...unclaimed }));
      await assert.refused(save({ ...completion(), verse_memorization: '' }));
    });

    it('needs a devotional of its day', async () => {
      await rules.given({ [`devotionals/${today}`]: null });
      await assert.refused(save(completion()));
      await rules.given({ [`devotionals/${today}`]: { id: today } });
      await assert.allowed(save(completion()));
    });

    it('is not saved under an id that is no day', async () => {
      const document = completion('joao-15');
      await rules.given({ 'devotionals/joao-15': { id: 'joao-15' } });
      await assert.refused(rules.as('ana').doc('users/ana/user_devotionals/joao-15').set(document));
    });
  });

  describe('arriving late or early', () => {
    const save = async (day: string, at: Date) => {
      const target = `users/ana/user_devotionals/${day}`;
      await rules.given({ [target]: null });
      return rules.as('ana').doc(target).set(completion(day, at));
    };

    it.each(momentInWindow.accepts)('is taken with %s', async (_label, at) => {
      if (!(at instanceof Date)) throw new Error('Not a moment');
      await assert.allowed(save(dayOf(at), at));
    });

    it.each([
      [-1, 'the day before'],
      [0, 'the day'],
      [1, 'the day after'],
    ])('is taken on %i days from its moment in UTC: %s', async (days) => {
      await assert.allowed(save(dayFromNow(-3 + days), noonOf(-3)));
    });

    it.each([-3, -2, 2, 3])('is refused on %i days from its moment in UTC', async (days) => {
      await assert.refused(save(dayFromNow(-3 + days), noonOf(-3)));
    });

    it('is refused for a day of long ago with a moment of now', async () => {
      await assert.refused(save(dayFromNow(-8), minutesFromNow(0)));
    });
  });

  describe('being saved again', () => {
    const again = (document: object, uid = 'ana') => rules.as(uid).doc(path).set(document);
    beforeEach(() => rules.given({ [path]: completion() }));

    it.each([
      ['reflection', { reflection: 'Percebi ainda outra coisa.' }],
      ['application', { application: 'Ligar para o meu irmão.' }],
      ['verse from memory', { verse_memorization: 'Sem mim nada podereis fazer.' }],
      ['claim of the bonus', { memorization_validated: false }],
      ['moment', { completed_at: minutesFromNow(1) }],
    ])('may change its %s', async (_what, change) => {
      await assert.allowed(again({ ...completion(), ...change }));
    });

    it('costs no devotional to be there still', async () => {
      await rules.given({ [`devotionals/${today}`]: null });
      await assert.allowed(again(completion()));
      await rules.given({ [`devotionals/${today}`]: { id: today } });
    });

    it.each(refusedCases(shapes))('is refused %s', async (_title, change) => {
      await assert.refused(again(change(completion())));
    });

    it('keeps its person, its devotional and its day, even where they were wrong', async () => {
      await rules.given({ [path]: { ...completion(), completed_on: dayFromNow(-1) } });
      await assert.refused(again(completion()));
    });

    it('is not changed when its week has passed', async () => {
      const day = dayFromNow(-9);
      const old = `users/ana/user_devotionals/${day}`;
      await rules.given({ [old]: completion(day, daysFromNow(-9)) });
      await assert.refused(rules.as('ana').doc(old).update({ reflection: 'Tarde demais.' }));
      await assert.refused(
        rules
          .as('ana')
          .doc(old)
          .update({ completed_at: minutesFromNow(0) }),
      );
    });

    it('is changed by nobody else and deleted by nobody', async () => {
      await assert.refused(again(completion(), 'bia'));
      await assert.refused(rules.nobody().doc(path).set(completion()));
      await assert.refused(rules.as('ana').doc(path).delete());
    });
  });

  itSawEveryCondition(
    rules,
    'match /user_devotionals/{day}',
    'function isText(value, max)',
    'function isFilled(value, max)',
    'function isDayOf(day, moment)',
  );
});
