import { onChallengeStarted } from '../../functions/src/progress/on-challenge-started';
import { paths } from '@raizes/domain/paths';
import { afterAll, expect, it } from 'vitest';
import { db } from '../support/admin';
import {
  complete,
  daysAgo,
  newUid,
  offer,
  patiently,
  readChapter,
  start,
  statsOf,
  today,
  untilStats,
  userChallengeOf,
  withdrawOffers,
} from './support/progress';
import { creation } from './support/database';

afterAll(withdrawOffers);

const progressOf = async (uid: string, id: string) =>
  (await db.doc(paths.userChallenge(uid, id)).get()).data();

it('moves a challenge from its start to its completion, and rewards it once', async () => {
  const uid = newUid();
  const id = await offer({ category: 'devotionals', duration_days: 3, reward_value: '120' });
  await start(uid, id, daysAgo(3));
  await untilStats(uid, { started_challenge_ids: [id] });

  await complete(uid, daysAgo(2));
  await untilStats(uid, { total_xp: 50 });
  expect(await progressOf(uid, id)).toMatchObject({ status: 'in_progress', progress: 33 });

  await complete(uid, daysAgo(1));
  await complete(uid, today);
  await untilStats(uid, { total_xp: 150 + 120, active_challenges: [], current_level: 3 });
  const completed = await progressOf(uid, id);
  expect(completed).toMatchObject({ status: 'completed', progress: 100 });
  expect(completed?.completed_at).not.toBeNull();
  const news = await db.doc(paths.notification(uid, `challenge-${id}`)).get();
  expect(news.data()).toMatchObject({ title: 'Desafio concluído!', read: false });

  await complete(uid, daysAgo(4));
  await untilStats(uid, { total_xp: 200 + 120, total_devotionals_completed: 4 });
});

it('gives a medal by its name', async () => {
  const uid = newUid();
  const id = await offer({
    category: 'streak',
    duration_days: 2,
    reward_type: 'medalha',
    reward_value: 'Firme na Rocha',
  });
  await start(uid, id, daysAgo(1));
  await untilStats(uid, { started_challenge_ids: [id] });
  await Promise.all([complete(uid, today), complete(uid, daysAgo(1))]);
  const stats = await untilStats(uid, { total_xp: 100, active_challenges: [] });
  expect(stats?.badge_ids).toContain(`medalha-${id}`);
  const medal = await db.doc(paths.userBadge(uid, `medalha-${id}`)).get();
  expect(medal.data()).toMatchObject({ name: 'Firme na Rocha', badge_id: `medalha-${id}` });
});

it('counts readings for a challenge of readings', async () => {
  const uid = newUid();
  const id = await offer({ category: 'Leitura Bíblica', duration_days: 2 });
  await start(uid, id, today);
  await untilStats(uid, { started_challenge_ids: [id] });
  await readChapter(uid, today, 'salmos-1');
  await expect.poll(() => progressOf(uid, id), patiently).toMatchObject({ progress: 50 });
});

it('starts a challenge once, however often its start is delivered', async () => {
  const uid = newUid();
  const id = await offer({ category: 'devotionals', duration_days: 4 });
  await start(uid, id, daysAgo(1));
  await untilStats(uid, { started_challenge_ids: [id] });
  await complete(uid, today);
  await untilStats(uid, { total_xp: 50 });

  await onChallengeStarted.run(
    await creation(paths.userChallenge(uid, id), { uid, challengeId: id }),
  );
  const stats = await statsOf(uid);
  expect(stats?.active_challenges).toHaveLength(1);
  expect(stats?.active_challenges[0]).toMatchObject({ challenge_id: id, progress: 25 });
});

it('keeps the terms that a challenge had when it was started, edited or archived since', async () => {
  const uid = newUid();
  const id = await offer({ category: 'devotionals', duration_days: 1, reward_value: '30' });
  await start(uid, id, today);
  await untilStats(uid, { started_challenge_ids: [id] });
  await db.doc(paths.challenge(id)).update({
    title: 'Outro desafio',
    category: 'streak',
    duration_days: 365,
    reward_type: 'medalha',
    reward_value: 'Outra',
    archived: true,
  });
  await complete(uid, today);
  await untilStats(uid, { total_xp: 80, active_challenges: [] });
});

it('drops the start of a challenge that is archived', async () => {
  const uid = newUid();
  const id = await offer({ archived: true });
  await start(uid, id, today);
  await onChallengeStarted.run(
    await creation(paths.userChallenge(uid, id), { uid, challengeId: id }),
  );
  expect(await statsOf(uid)).toBeUndefined();
});

it('drops the start of a challenge that does not exist', async () => {
  const uid = newUid();
  const path = paths.userChallenge(uid, 'nenhum');
  await db.doc(path).set(userChallengeOf(uid, 'nenhum', today));
  await onChallengeStarted.run(await creation(path, { uid, challengeId: 'nenhum' }));
  expect(await statsOf(uid)).toBeUndefined();
});

it('drops a start that does not fit its schema', async () => {
  const uid = newUid();
  const id = await offer({});
  const path = paths.userChallenge(uid, id);
  await db.doc(path).set({ ...userChallengeOf(uid, id, today), started_on: 'hoje' });
  await onChallengeStarted.run(await creation(path, { uid, challengeId: id }));
  expect(await statsOf(uid)).toBeUndefined();
});
