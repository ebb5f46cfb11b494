import { randomUUID } from 'node:crypto';
import { offerChallenge, deleteOfferedChallenges } from '../functions/support/progress';
import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import { signIn } from './support/session';
import {
  card,
  challenge,
  expectFigures,
  openChallenges,
  startButton,
  startedChallenges,
  storedStart,
} from './support/dashboard';
import { complete } from './support/devotional';
import { expect, test } from './support/test';
import { todayOn } from './support/content';

/** A title that no other test uses. */
const uniqueTitle = () => `Um dia com Deus ${randomUUID().slice(0, 8)}`;

test.afterEach(deleteOfferedChallenges);

test('a challenge is started, and the devotional completes it live, with XP and badge; one started without a network is sent or refused when it returns', async ({
  page,
  context,
  person,
}) => {
  const title = uniqueTitle();
  const medal = `Medalha ${title}`;
  const id = await offerChallenge({ title, duration_days: 1, reward_value: '150' });
  const medalId = await offerChallenge({
    title: medal,
    duration_days: 1,
    reward_type: 'medalha',
    reward_value: 'Fiel no Pouco',
  });
  const [offline, refused] = [uniqueTitle(), uniqueTitle()];
  const offlineId = await offerChallenge({ title: offline, duration_days: 3 });
  await offerChallenge({ title: refused });

  await test.step('both are offered with their terms', async () => {
    await signIn(page, person);
    await openChallenges(page);
    await expect(challenge(page, title)).toContainText('Devocionais · 1 dia');
    await expect(challenge(page, title)).toContainText('Dias seguidos com Deus.');
    await expect(challenge(page, title)).toContainText('+150 XP');
    await expect(challenge(page, medal)).toContainText('Medalha: Fiel no Pouco');
  });

  await test.step('starting one shows its progress, and stores it on the server', async () => {
    for (const each of [title, medal]) {
      await startButton(challenge(page, each)).click();
      const progress = challenge(page, each).getByRole('paragraph').filter({ hasText: '0%' });
      await expect(progress).toHaveText('0 de 1 devocional0%');
      await expect(progress).toBeFocused();
      await expect(challenge(page, each).getByRole('progressbar')).toHaveAttribute(
        'aria-valuenow',
        '0',
      );
    }
    await expect
      .poll(() => storedStart(person.uid, id))
      .toMatchObject({
        user_id: person.uid,
        challenge_id: id,
        status: 'in_progress',
        progress: 0,
        started_on: await todayOn(page),
        completed_at: null,
      });
    await expect(card(page, 'Desafios')).not.toContainText('salvo neste aparelho');
    await expectAccessible(page);
  });

  // The server updates the challenges in the transaction that credits the completion, so the test only waits for the listener.
  await test.step('the devotional completes them, and the dashboard shows the rewards', async () => {
    await complete(person.uid, await todayOn(page));
    for (const each of [title, medal]) {
      await expect(challenge(page, each)).toContainText('Concluído');
      await expect(startButton(challenge(page, each))).toBeHidden();
    }
    await expectFigures(page, { xp: '200', streak: '1 dia', level: '3', label: 'Progredindo' });
    await expect(card(page, 'Conquistas Recentes')).toContainText('Fiel no Pouco');
    await expect(card(page, 'Conquistas Recentes')).toContainText('Desafio Vencido');
    const stored = await storedStart(person.uid, id);
    expect(stored).toMatchObject({ status: 'completed', progress: 100 });
    expect(stored?.completed_at).not.toBeNull();
  });

  const unsent = 'salvo neste aparelho';
  await test.step('one started without a network is sent when it returns', async () => {
    await expect(challenge(page, offline)).toBeVisible();
    await context.setOffline(true);
    await startButton(challenge(page, offline)).click();
    await expect(challenge(page, offline)).toContainText('0 de 3 devocionais');
    await expect(challenge(page, offline)).toContainText(unsent);
    expect(await storedStart(person.uid, offlineId)).toBeUndefined();

    await context.setOffline(false);
    await expect(challenge(page, offline)).not.toContainText(unsent);
    await expect(challenge(page, offline)).toContainText('0 de 3 devocionais');
    const started = [id, medalId, offlineId].toSorted();
    await expect.poll(() => startedChallenges(person.uid)).toEqual(started);
  });

  await test.step('one that the server refuses is removed', async () => {
    await context.setOffline(true);
    await startButton(challenge(page, refused)).click();
    await expect(challenge(page, refused)).toContainText(unsent);
    await deleteOfferedChallenges();
    await context.setOffline(false);
    await expect(alert(page, 'Não foi possível iniciar o desafio.')).toBeVisible();
    await expect(challenge(page, refused)).toBeHidden();
  });
});

test('the challenges are preloaded below the fold, can be retried after a failure, and are reloaded only when they come into view', async ({
  page,
  person,
}) => {
  // A newcomer's page is short.
  await page.setViewportSize({ width: 390, height: 560 });
  let isReachable = false;
  await page.route('**/assets/challenges-card-*.js', (asset) =>
    isReachable ? asset.continue() : asset.abort(),
  );
  const queries: unknown[] = [];
  page.on('request', (request) => {
    if (/Listen.*"challenges"/.test(request.url() + decodeURIComponent(request.postData() ?? ''))) {
      queries.push(request.url());
    }
  });
  await signIn(page, person);
  await expect(alert(page, 'Não foi possível carregar os desafios.')).toBeVisible();
  await expect(card(page, 'XP total')).toBeVisible();
  isReachable = true;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  const starts = card(page, 'Desafios').getByRole('button', { name: 'Iniciar' });
  await expect(starts).not.toHaveCount(0);
  expect(queries).toHaveLength(1);

  // A reload would restore the scroll position.
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await expect(starts).not.toHaveCount(0);
  await expect(card(page, 'Desafios')).not.toBeInViewport();
  expect(queries).toHaveLength(1);
  await openChallenges(page);
  await expect.poll(() => queries.length).toBe(2);
});
