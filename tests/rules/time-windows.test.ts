import { COMPLETION_LATE_DAYS } from '@raizes/domain/limits';
import { beforeAll, beforeEach, describe, it } from 'vitest';
import {
  dayFromNow,
  dayOf,
  daysFromNow,
  minutesFromNow,
  momentInWindow,
  noonOf,
} from './support/fields';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('time-windows');

interface Kind {
  what: string;
  path: (day: string) => string;
  document: (day: string, at: Date) => Record<string, unknown>;
}

/** All that carries the device’s moment and its calendar day. */
const kinds: Kind[] = [
  {
    what: 'a completed devotional',
    path: (day) => `users/ana/user_devotionals/${day}`,
    document: (day, at) => ({
      user_id: 'ana',
      devotional_id: day,
      reflection: 'Tenho corrido muito e escutado pouco.',
      application: 'Dez minutos de oração antes do trabalho.',
      verse_memorization: '',
      memorization_validated: false,
      completed_at: at,
      completed_on: day,
    }),
  },
  {
    what: 'a completed reading',
    path: () => 'users/ana/user_daily_readings/sl-23',
    document: (day, at) => ({
      user_id: 'ana',
      daily_reading_id: 'sl-23',
      reading_time_seconds: 240,
      completed_at: at,
      completed_on: day,
    }),
  },
  {
    what: 'a started challenge',
    path: () => 'users/ana/user_challenges/sete-dias',
    document: (day, at) => ({
      user_id: 'ana',
      challenge_id: 'sete-dias',
      status: 'in_progress',
      progress: 0,
      started_at: at,
      started_on: day,
      completed_at: null,
    }),
  },
];

describe.each(kinds)('$what', ({ what, path, document }) => {
  beforeAll(async () => {
    const days = Array.from({ length: 14 }, (_, index) => dayFromNow(index - 11));
    await rules.given({
      ...Object.fromEntries(days.map((day) => [`devotionals/${day}`, { id: day }])),
      'daily_readings/sl-23': { id: 'sl-23' },
      'challenges/sete-dias': { id: 'sete-dias' },
    });
  });

  const save = async (day: string, at: Date) => {
    await rules.given({ [path(day)]: null });
    return rules.as('ana').doc(path(day)).set(document(day, at));
  };

  it.each(momentInWindow.accepts)('is taken with %s', async (_label, at) => {
    if (!(at instanceof Date)) throw new Error('Not a moment');
    await assert.allowed(save(dayOf(at), at));
  });

  it('is taken up to ten minutes ahead, to the minute', async () => {
    const ahead = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    const [within, beyond] = [ahead(9.5), ahead(10.5)];
    await assert.allowed(save(dayOf(within), within));
    await assert.refused(save(dayOf(beyond), beyond));
  });

  it.each([-1, 0, 1])('is taken on %i days from its moment in UTC', async (days) => {
    await assert.allowed(save(dayFromNow(-3 + days), noonOf(-3)));
  });

  it.each([-3, -2, 2, 3])('is refused on %i days from its moment in UTC', async (days) => {
    await assert.refused(save(dayFromNow(-3 + days), noonOf(-3)));
  });

  it('is refused for a day of long ago with a moment of now', async () => {
    await assert.refused(save(dayFromNow(-COMPLETION_LATE_DAYS - 1), minutesFromNow(0)));
  });

  describe('whose week has passed', () => {
    const day = dayFromNow(-9);
    beforeEach(() => rules.given({ [path(day)]: document(day, daysFromNow(-9)) }));

    it('is not changed', async () => {
      const change = what.includes('devotional')
        ? { reflection: 'Tarde demais.' }
        : { reading_time_seconds: 300 };
      await assert.refused(rules.as('ana').doc(path(day)).update(change));
    });

    it('does not get a moment of now', async () => {
      const late = { completed_at: minutesFromNow(0) };
      await assert.refused(rules.as('ana').doc(path(day)).update(late));
    });
  });
});
