import { onChallengeStarted } from '../../functions/src/progress/on-challenge-started';
import { paths } from '@raizes/domain/paths';
import { expect, it } from 'vitest';
import { db } from '../support/admin';
import { dataAt } from './support/database';
import { notificationOf } from './support/messages';
import { daysAgo, offerChallenge, today, userChallengeOf } from './support/progress';
import { change, deliver, newPerson, startChallenge } from './support/triggers';

const progressOf = (uid: string, id: string) => dataAt(paths.userChallenge(uid, id));

/** A person who has started a challenge created for them. */
async function withChallenge(terms: Parameters<typeof offerChallenge>[0], day = today) {
  const person = newPerson();
  const id = await offerChallenge(terms);
  await startChallenge(person.uid, id, day);
  expect(await person.stats()).toMatchObject({ started_challenge_ids: [id] });
  return { ...person, id };
}

it('moves a challenge from start to completion and rewards it once', async () => {
  const terms = { category: 'devotionals', duration_days: 3, reward_value: '120' } as const;
  const { uid, id, complete, stats } = await withChallenge(terms, daysAgo(3));

  await complete(daysAgo(2));
  expect(await stats()).toMatchObject({ total_xp: 50 });
  expect(await progressOf(uid, id)).toMatchObject({ status: 'in_progress', progress: 33 });

  await complete(daysAgo(1));
  await complete(today);
  expect(await stats()).toMatchObject({
    total_xp: 150 + 120,
    active_challenges: [],
    current_level: 3,
  });
  const completed = await progressOf(uid, id);
  expect(completed).toMatchObject({ status: 'completed', progress: 100 });
  expect(completed?.completed_at).not.toBeNull();
  const notification = await notificationOf(uid, `challenge-${id}`);
  expect(notification).toMatchObject({ title: 'Desafio concluído!', read: false });

  await complete(daysAgo(4));
  expect(await stats()).toMatchObject({ total_xp: 200 + 120, total_devotionals_completed: 4 });
});

it('starts a challenge once, even if the event is redelivered', async () => {
  const terms = { category: 'devotionals', duration_days: 4 } as const;
  const { uid, id, complete, stats } = await withChallenge(terms, daysAgo(1));
  await complete(today);
  expect(await stats()).toMatchObject({ total_xp: 50 });

  await deliver(onChallengeStarted, paths.userChallenge(uid, id));
  const active = (await stats())?.active_challenges;
  expect(active).toHaveLength(1);
  expect(active?.[0]).toMatchObject({ challenge_id: id, progress: 25 });
});

it('keeps the terms from the start of a challenge that is edited or archived later', async () => {
  const terms = { category: 'devotionals', duration_days: 1, reward_value: '30' } as const;
  const { id, complete, stats } = await withChallenge(terms);
  await db.doc(paths.challenge(id)).update({
    title: 'Outro desafio',
    category: 'streak',
    duration_days: 365,
    reward_type: 'medalha',
    reward_value: 'Outra',
    archived: true,
  });
  await complete(today);
  expect(await stats()).toMatchObject({ total_xp: 80, active_challenges: [] });
});

it.each([
  ['of an archived challenge', () => offerChallenge({ archived: true }), {}],
  ['of a challenge that does not exist', async () => 'nenhum', {}],
  ['that does not fit its schema', () => offerChallenge({}), { started_on: 'hoje' }],
])('drops a start %s', async (_, offered, changes) => {
  const { uid, stats } = newPerson();
  const id = await offered();
  const started = { ...userChallengeOf(uid, id, today), ...changes };
  await change(onChallengeStarted, paths.userChallenge(uid, id), (ref) => ref.set(started));
  expect(await stats()).toBeUndefined();
});
