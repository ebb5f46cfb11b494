import { beforeAll, beforeEach, describe, it } from 'vitest';
import { dayFromNow, dayOf, daysFromNow, minutesFromNow, noonOf } from './support/clock';
import { allowedCases, refusedCases } from './support/field-cases';
import { day, fixed, momentInWindow, whole } from './support/field-shapes';
import { itIsReadByItsOwnerAlone, itSawEveryCondition } from './support/readers';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('user-daily-readings');
const path = 'users/ana/user_daily_readings/sl-23';

const reading = () => ({
  user_id: 'ana',
  daily_reading_id: 'sl-23',
  reading_time_seconds: 240,
  completed_at: minutesFromNow(0),
  completed_on: dayFromNow(0),
});

const shapes = {
  user_id: fixed(['somebody else’s uid', 'bia']),
  daily_reading_id: fixed(['another reading', 'sl-1']),
  reading_time_seconds: whole(0, 86_400),
  completed_at: { ...momentInWindow, accepts: [] },
  completed_on: { ...day, accepts: [] },
};

describe('a completed reading', () => {
  beforeAll(() => rules.given({ 'daily_readings/sl-23': { id: 'sl-23' } }));
  beforeEach(() => rules.given({ [path]: null }));

  itIsReadByItsOwnerAlone(rules, 'user_daily_readings');

  const save = (document: object, uid = 'ana') => rules.as(uid).doc(path).set(document);

  it('is saved by its owner', async () => {
    await assert.allowed(save(reading()));
  });

  it('is saved by nobody else, in nobody else’s name', async () => {
    await assert.refused(save(reading(), 'bia'));
    await assert.refused(save({ ...reading(), user_id: 'bia' }, 'bia'));
    await assert.refused(save(reading(), 'chefe'));
    await assert.refused(rules.nobody().doc(path).set(reading()));
  });

  it('is of a reading that there is', async () => {
    const target = rules.as('ana').doc('users/ana/user_daily_readings/sl-151');
    await assert.refused(target.set({ ...reading(), daily_reading_id: 'sl-151' }));
  });

  it.each(allowedCases(shapes))('may have %s', async (_title, change) => {
    await assert.allowed(save(change(reading())));
  });

  it.each(refusedCases(shapes))('is refused %s', async (_title, change) => {
    await assert.refused(save(change(reading())));
  });

  it.each(momentInWindow.accepts)('is taken with %s', async (_label, at) => {
    if (!(at instanceof Date)) throw new Error('Not a moment');
    await assert.allowed(save({ ...reading(), completed_at: at, completed_on: dayOf(at) }));
  });

  const on = (days: number) => ({
    ...reading(),
    completed_at: noonOf(-3),
    completed_on: dayFromNow(-3 + days),
  });

  it.each([-1, 0, 1])('is taken on %i days from its moment in UTC', async (days) => {
    await assert.allowed(save(on(days)));
  });

  it.each([-3, -2, 2, 3])('is refused on %i days from its moment in UTC', async (days) => {
    await assert.refused(save(on(days)));
  });

  describe('saved again', () => {
    beforeEach(() => rules.given({ [path]: reading() }));

    it('may change its time and its moment', async () => {
      const change = { reading_time_seconds: 300, completed_at: minutesFromNow(1) };
      await assert.allowed(save({ ...reading(), ...change }));
    });

    it('keeps its day', async () => {
      await assert.refused(save({ ...reading(), completed_on: dayFromNow(-1) }));
    });

    it.each(refusedCases(shapes))('is refused %s', async (_title, change) => {
      await assert.refused(save(change(reading())));
    });

    it('is not changed when its week has passed', async () => {
      const old = { ...reading(), completed_at: daysFromNow(-9), completed_on: dayFromNow(-9) };
      await rules.given({ [path]: old });
      await assert.refused(rules.as('ana').doc(path).update({ reading_time_seconds: 300 }));
      await assert.refused(save(reading()));
    });

    it('is changed by nobody else and deleted by nobody', async () => {
      await assert.refused(save(reading(), 'bia'));
      await assert.refused(rules.as('ana').doc(path).delete());
    });
  });

  itSawEveryCondition(rules, 'match /user_daily_readings/{readingId}');
});
