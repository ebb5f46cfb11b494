import { addDays, westernmostDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { COMPLETION_LATE_DAYS } from '@raizes/domain/limits';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import { aUserChallenge, aUserDailyReading, aUserDevotional } from '../factories';
import { firestoreOf, given, startDatabase } from './support/environment';
import type { Fields } from './support/fields';
import {
  dayFromNow,
  dayOf,
  daysFromNow,
  minutesFromNow,
  timeInWindow,
  noonFromNow,
} from './support/fields';

beforeAll(() => startDatabase('time-windows'));

/** Every document with a timestamp and a calendar day from the device. */
const kinds = [
  {
    what: 'a completed devotional',
    path: (day: Day) => `users/ana/user_devotionals/${day}`,
    document: (completed_on: Day, completed_at: Date) =>
      aUserDevotional({ completed_on, completed_at }),
  },
  {
    what: 'a completed reading',
    path: () => 'users/ana/user_daily_readings/sl-23',
    document: (completed_on: Day, completed_at: Date) =>
      aUserDailyReading({ daily_reading_id: 'sl-23', completed_on, completed_at }),
  },
  {
    what: 'a started challenge',
    path: () => 'users/ana/user_challenges/sete-dias',
    document: (started_on: Day, started_at: Date) => aUserChallenge({ started_on, started_at }),
  },
];

describe.each(kinds)('$what', ({ what, path, document }) => {
  beforeAll(async () => {
    await given({
      'daily_readings/sl-23': { id: 'sl-23' },
      'challenges/sete-dias': { id: 'sete-dias' },
    });
  });

  /** Writes a new document of this day and time. */
  const save = async (day: Day, at: Date) => {
    await given({ [path(day)]: null });
    await firestoreOf('ana').doc(path(day)).set(document(day, at));
  };

  it.each(Object.entries(timeInWindow.accepts))('is accepted with %s', async (_label, at) => {
    if (!(at instanceof Date)) throw new Error('Not a timestamp');
    await assertSucceeds(save(dayOf(at), at));
  });

  it('is accepted up to ten minutes ahead, to the minute', async () => {
    const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const [within, beyond] = [ahead(9.5), ahead(10.5)];
    await assertSucceeds(save(dayOf(within), within));
    await assertFails(save(dayOf(beyond), beyond));
  });

  it.each([-1, 0, 1])(
    'is accepted on a day that differs by %i from its timestamp in UTC',
    async (days) => {
      await assertSucceeds(save(dayFromNow(-3 + days), noonFromNow(-3)));
    },
  );

  it.each([-3, -2, 2, 3])(
    'is refused on a day that differs by %i from its timestamp in UTC',
    async (days) => {
      await assertFails(save(dayFromNow(-3 + days), noonFromNow(-3)));
    },
  );

  it('is accepted for the next day as soon as that has begun in the easternmost time zone', async () => {
    const at = (time: string) => new Date(`${dayFromNow(-3)}T${time}Z`);
    await assertFails(save(dayFromNow(-2), at('09:59:59')));
    await assertSucceeds(save(dayFromNow(-2), at('10:00:00')));
  });

  it('is accepted for the seventh day before the westernmost current day, and refused for the eighth', async () => {
    const first = westernmostDay(minutesFromNow(0));
    const weekAgo = daysFromNow(-COMPLETION_LATE_DAYS, 15);
    await assertSucceeds(save(addDays(first, -7), weekAgo));
    await assertFails(save(addDays(first, -8), weekAgo));
  });

  it('is refused for a day long ago with the current time', async () => {
    await assertFails(save(dayFromNow(-COMPLETION_LATE_DAYS - 1), minutesFromNow(0)));
  });

  describe('after its week has passed', () => {
    const day = dayFromNow(-9);
    const update = (fields: Fields) => firestoreOf('ana').doc(path(day)).update(fields);
    beforeEach(() => given({ [path(day)]: document(day, daysFromNow(-9)) }));

    it('cannot be changed', async () => {
      const change = what.includes('devotional')
        ? { reflection: 'Tarde demais.' }
        : { reading_time_seconds: 300 };
      await assertFails(update(change));
    });

    it('cannot be given the current time', async () => {
      const late = { completed_at: minutesFromNow(0) };
      await assertFails(update(late));
    });
  });
});
