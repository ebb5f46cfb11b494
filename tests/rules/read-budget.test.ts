import type { Day } from '@raizes/domain/day';
import { beforeAll, describe, expect, it } from 'vitest';
import { aUserDailyReading, aUserDevotional } from '../factories';
import { as, startDatabase, coverage, given } from './support/environment';
import type { Answer } from './support/environment';
import { dayFromNow, minutesFromNow } from './support/fields';
import { documentReads } from './support/coverage';
import { people } from './support/people';

const today = dayFromNow(0);
/** Published late. */
const skipped = dayFromNow(-3);

/** The collections that the rules read in order to allow `request`. */
async function readsOf(request: () => Promise<Answer>): Promise<string[]> {
  const before = documentReads(await coverage());
  expect(await request()).toBe('allowed');
  const after = documentReads(await coverage());
  return [...after.keys()].filter((collection) => after.get(collection) !== before.get(collection));
}

describe('the documents that the rules read', () => {
  beforeAll(async () => {
    await startDatabase('read-budget');
    await given({
      ...people,
      'user_stats/ana': { user_id: 'ana', consents: { leader_progress: true } },
      [`content_days/${skipped}`]: { id: skipped, late_until: minutesFromNow(60) },
      'daily_readings/sl-23': { id: 'sl-23', date: today },
      'challenges/sete-dias': { id: 'sete-dias' },
    });
  });

  const ana = () => as('ana');
  const renamed = { path: 'profiles/ana', fields: { full_name: 'Ana Maria' }, only: ['full_name'] };

  it.each([
    ['one’s own stats', () => ana().get('user_stats/ana')],
    ['one’s own profile', () => ana().get('profiles/ana')],
    ['one’s own admin row', () => ana().get('user_roles/ana_admin')],
    ['the content day', () => ana().get(`content_days/${today}`)],
    ['today’s devotional', () => ana().get(`devotionals/${today}`)],
    ['today’s readings', () => ana().list('daily_readings', { where: { date: today }, limit: 10 })],
    ['the challenges', () => ana().list('challenges', { limit: 50 })],
    ['one’s own history', () => ana().list('users/ana/user_devotionals', { limit: 50 })],
    ['one’s own name', () => ana().write({ ...renamed, exists: true })],
  ])('are none for %s', async (_what, request) => {
    expect(await readsOf(request)).toEqual([]);
  });

  const complete = (day: Day, reflection: string) => () => {
    const completed_at = minutesFromNow(0);
    const fields = aUserDevotional({ completed_on: day, completed_at, reflection });
    return ana().write({ path: `users/ana/user_devotionals/${day}`, fields });
  };

  it('are none for completing the day’s devotional or changing its answers', async () => {
    expect(await readsOf(complete(today, 'Primeira.'))).toEqual([]);
    expect(await readsOf(complete(today, 'Segunda.'))).toEqual([]);
  });

  it('are the content day for completing a day that was published late', async () => {
    expect(await readsOf(complete(skipped, 'Depois.'))).toEqual(['content_days']);
  });

  it.each([
    [`plano-${today}-3`, []],
    [`${today}-1`, []],
    ['sl-23', ['daily_readings']],
  ])('for completing the reading %s are %j', async (daily_reading_id, expected) => {
    const completed_at = minutesFromNow(0);
    const fields = aUserDailyReading({ daily_reading_id, completed_on: today, completed_at });
    const path = `users/ana/user_daily_readings/${daily_reading_id}`;
    expect(await readsOf(() => ana().write({ path, fields }))).toEqual(expected);
  });

  it('are the two profiles for a leader who opens a disciple’s stats', async () => {
    expect(await readsOf(() => as('pastor').get('user_stats/ana'))).toEqual(['profiles']);
  });
});
