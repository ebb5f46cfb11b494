import { beforeAll, describe, expect, it } from 'vitest';
import { dayFromNow, minutesFromNow } from './support/fields';
import { documentReads } from './support/coverage';
import { people } from './support/people';
import { assert, rulesProject } from './support/rules-project';

const rules = rulesProject('read-budget');
const today = dayFromNow(0);

/** The collections that `ask` makes the rules read beside the documents that it asks for. */
async function readsOf(ask: () => Promise<unknown>): Promise<string[]> {
  const before = documentReads(await rules.coverage());
  await assert.allowed(ask());
  const after = documentReads(await rules.coverage());
  return [...after.keys()].filter((collection) => after.get(collection) !== before.get(collection));
}

describe('what the rules read to decide', () => {
  beforeAll(() =>
    rules.given({
      ...people,
      'user_stats/ana': { user_id: 'ana' },
      [`devotionals/${today}`]: { id: today },
      'daily_readings/sl-23': { id: 'sl-23', date: today },
      'challenges/sete-dias': { id: 'sete-dias' },
    }),
  );

  const db = () => rules.as('ana');

  it.each([
    ['one’s own stats', () => db().doc('user_stats/ana').get()],
    ['one’s own profile', () => db().doc('profiles/ana').get()],
    ['one’s own admin row', () => db().doc('user_roles/ana_admin').get()],
    ['today’s devotional', () => db().doc(`devotionals/${today}`).get()],
    [
      'today’s readings',
      () => db().collection('daily_readings').where('date', '==', today).limit(10).get(),
    ],
    ['the challenges', () => db().collection('challenges').limit(50).get()],
    ['one’s own history', () => db().collection('users/ana/user_devotionals').limit(50).get()],
    ['one’s own name', () => db().doc('profiles/ana').update({ full_name: 'Ana Maria' })],
  ])('is nothing for %s', async (_what, ask) => {
    expect(await readsOf(ask)).toEqual([]);
  });

  const completion = (reflection: string) => ({
    user_id: 'ana',
    devotional_id: today,
    reflection,
    application: 'Orar dez minutos.',
    verse_memorization: '',
    memorization_validated: false,
    completed_at: minutesFromNow(0),
    completed_on: today,
  });
  const completed = () => db().doc(`users/ana/user_devotionals/${today}`);

  it('is the devotional when it is completed, and nothing when its answers are changed', async () => {
    expect(await readsOf(() => completed().set(completion('Primeira.')))).toEqual(['devotionals']);
    expect(await readsOf(() => completed().set(completion('Segunda.')))).toEqual([]);
  });

  it('is the reading when it is completed', async () => {
    const reading = {
      user_id: 'ana',
      daily_reading_id: 'sl-23',
      reading_time_seconds: 240,
      completed_at: minutesFromNow(0),
      completed_on: today,
    };
    const readIt = () => db().doc('users/ana/user_daily_readings/sl-23').set(reading);
    expect(await readsOf(readIt)).toEqual(['daily_readings']);
  });

  it('is the two profiles when a leader looks at stats', async () => {
    const ask = () => rules.as('pastor').doc('user_stats/ana').get();
    expect(await readsOf(ask)).toEqual(['profiles']);
  });
});
