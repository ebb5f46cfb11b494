import type { Page } from '@playwright/test';
import { addDays, formatDay } from '@raizes/domain/day';
import { collections, paths } from '@raizes/domain/paths';
import { anAudit } from '../factories';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { alert } from './support/faults';
import { openPage, signIn } from './support/session';
import { setDay, deletePublishedVideos } from './support/content';
import { openChallenges } from './support/dashboard';
import {
  applicationField,
  entries,
  continueTo,
  historyDays,
  memorize,
  reflectionField,
  searchField,
  writeHistory,
} from './support/devotional';
import {
  NAME,
  TAG,
  TEXT,
  writeHostileConversation,
  expectHarmless,
  hostileDay,
  hostileStats,
  offerHostileChallenge,
  publishHostile,
  publishHostileVideos,
  recordHostilePush,
  notifyHostile,
} from './support/hostile';
import { detail, messageCards, tab, writeMessages } from './support/messages';
import { expect, testAlone as test } from './support/test';

const dialog = (page: Page) => page.getByRole('dialog');

async function createPeople(stats = {}, name = NAME) {
  const admin = await createUser({ fullName: name, position: 'lider', admin: true });
  const leader = { id: admin.uid, full_name: name, position: 'lider' as const };
  const disciple = await createUser({ fullName: name, leader, stats });
  await db.doc(paths.profile(disciple.uid)).update({ church_denomination: NAME });
  await writeMessages(
    disciple,
    { message: TEXT, disciple_name: NAME, verse_reference: NAME, devotional_date: '2026-11-18' },
    { message: TEXT, response: TEXT, disciple_name: NAME, verse_reference: NAME },
  );
  return { admin, disciple };
}

test.afterEach(deletePublishedVideos);

test('hostile content is shown as text in a disciple’s day', async ({ page }) => {
  const day = hostileDay();
  const id = `hostile-${day}`;
  const { disciple } = await createPeople(hostileStats(id));
  const { uid } = disciple;
  await Promise.all([publishHostile(day), notifyHostile(uid), writeHostileConversation(uid)]);
  const withdraw = await offerHostileChallenge(id);
  await setDay(page, day);

  await test.step('on the dashboard and in its dialogs', async () => {
    await signIn(page, disciple);
    const newBadge = page.getByRole('status').filter({ hasText: TAG });
    await expectHarmless(page, newBadge);
    await openChallenges(page);
    for (const name of ['Devocional de hoje', 'Leitura de hoje', 'Desafios', 'Conquistas']) {
      await expectHarmless(page, page.getByRole('region', { name }));
    }
    await withdraw();
    await page.getByRole('button', { name: /^Notificações/ }).click();
    await expectHarmless(page, dialog(page));
    const links = await dialog(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => (each as HTMLAnchorElement).host));
    expect(new Set(links)).toEqual(new Set([new URL(page.url()).host]));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mentor IA' }).click();
    await page.getByRole('button', { name: 'Conversas anteriores' }).click();
    await expectHarmless(page, dialog(page));
    await dialog(page).getByRole('button', { name: TAG }).first().click();
    await expectHarmless(page, dialog(page).getByRole('log'));
  });

  await test.step('in the eight steps', async () => {
    await openPage(page, '/devotional');
    for (let step = 1; step < 8; step += 1) {
      await expectHarmless(page);
      if (step === 5) await reflectionField(page).fill(TEXT);
      if (step === 6) await applicationField(page).fill(TEXT);
      if (step === 7) await memorize(page, TEXT);
      await continueTo(page, step + 1);
    }
    await expectHarmless(page);
    const today = { xp: 50, memorized: false, devotional_at: new Date(), readings: {} };
    await db.doc(paths.userStats(uid)).update({ days: { [day]: today } });
    // With words that were not sent, the page would stay.
    await page.evaluate((key) => localStorage.removeItem(key), `raizes.draft.${uid}.${day}`);
    await page.goto('/devotional');
    await page.getByRole('button', { name: 'Compartilhar' }).click();
    await expectHarmless(page, dialog(page));
    await openPage(page, '/daily-reading');
    await expectHarmless(page);
    await page.getByRole('button', { name: /^Falar com/ }).click();
    await expectHarmless(page, dialog(page));
  });
});

test('hostile content is shown as text on a disciple’s other screens', async ({ page }) => {
  const { disciple } = await createPeople();
  const { uid } = disciple;
  const [done = hostileDay()] = historyDays(1);
  const written = { reflection: TEXT, application: TEXT, verse_memorization: TEXT };
  await Promise.all([
    publishHostileVideos(),
    recordHostilePush(uid),
    writeHistory(uid, [done], () => written),
  ]);
  await test.step('in the history', async () => {
    await signIn(page, disciple, '/devotional-history');
    await entries(page).first().click();
    await expectHarmless(page, page.getByRole('region', { name: formatDay(done) }));
    await searchField(page).fill(TAG);
    await expect(page.locator('mark').first()).toHaveText('<img');
    await expectHarmless(page);
  });

  await test.step('in the messages', async () => {
    await openPage(page, '/my-messages');
    for (const name of ['Respondidas', 'Aguardando']) {
      await tab(page, name).click();
      await messageCards(page).first().click();
      await expectHarmless(page, detail(page));
      await page.goBack();
      await expectHarmless(page);
    }
  });

  await test.step('in the videos, which play only from YouTube', async () => {
    await openPage(page, '/bible-videos');
    const hostile = page.getByRole('tabpanel').getByRole('button', { name: TAG });
    await expect(hostile).toHaveCount(1);
    await expectHarmless(page);
    await hostile.click();
    await expectHarmless(page, dialog(page));
    await expect(dialog(page).locator('iframe')).toHaveCount(0);
    await expect(dialog(page).getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  });

  await test.step('in the person’s own data, and no address leads to another site', async () => {
    await openPage(page, '/my-data');
    await expectHarmless(page);
    await openPage(page, '/push-debug');
    await expectHarmless(page);
    await page.goto('/auth?redirect=//evil.test&next=javascript:window.ran=9');
    await expect(page).toHaveURL('/dashboard');
  });
});

test('hostile content is shown as text on every screen of leaders and admins', async ({ page }) => {
  const day = hostileDay();
  const id = `hostile-admin-${day}`;
  // The list of people is live, so these have a different name from those of the other tests.
  const { admin, disciple } = await createPeople({}, NAME.replaceAll('W', 'V'));
  await publishHostile(day);
  await publishHostileVideos();
  await setDay(page, day);
  await signIn(page, admin);

  await test.step('the leader’s panel', async () => {
    await openPage(page, '/pastor-panel');
    await expectHarmless(page);
    for (const name of ['Pendentes', 'Respondidas', 'Discípulos']) {
      await page.getByRole('tab', { name }).click();
      await expectHarmless(page);
      if (name === 'Discípulos') continue;
      await page.getByRole('main').getByRole('link', { name: TAG }).first().click();
      await expectHarmless(page, detail(page));
      await page.goBack();
    }
  });

  await test.step('the content and settings of admins', async () => {
    const withdraw = await offerHostileChallenge(id);
    const change = anAudit({ actor: admin.uid, subject: disciple.uid });
    await db.collection(collections.audit).add(change);
    for (const address of [
      `/create-devotional?edit=${day}`,
      '/manage-daily-readings',
      '/manage-challenges',
      '/manage-bible-videos',
      `/content-calendar?month=${day.slice(0, 7)}`,
      '/church-settings',
      `/admin/historico?person=${disciple.uid}`,
    ]) {
      await openPage(page, address);
      await expectHarmless(page);
    }
    await withdraw();
  });

  await test.step('the people', async () => {
    await openPage(page, '/manage-users');
    await page.getByLabel('Procurar por nome').fill('vvvvv');
    const people = page.getByRole('list', { name: 'Usuários' }).getByRole('listitem');
    await expect(people.filter({ hasText: TAG })).not.toHaveCount(0);
    // A menu opened on the earlier results would close when the answer arrives.
    await expect(people.filter({ hasNotText: TAG })).toHaveCount(0);
    await expectHarmless(page);
    for (const task of ['Recalcular progresso', 'Corrigir ano de nascimento']) {
      await page.getByRole('button', { name: 'Mais opções' }).first().click();
      await page.getByRole('menuitem', { name: task }).click();
      await expectHarmless(page, page.getByRole('alertdialog'));
      await page.keyboard.press('Escape');
    }
    const needed = { guardianship: 'needed', adult_from_year: 9999 };
    await db.doc(paths.profile(disciple.uid)).update(needed);
    await page.getByRole('button', { name: 'Outras ações da lista' }).click();
    await page.getByRole('menuitem', { name: 'Menores de 18 anos' }).click();
    const minors = page.getByRole('dialog', { name: 'Menores de 18 anos' });
    await expectHarmless(page, minors);
    const minor = minors.getByRole('listitem').filter({ hasText: TAG }).first();
    await minor.getByRole('button', { name: /^Registrar consentimento/ }).click();
    await expectHarmless(page, page.getByRole('dialog', { name: 'Registrar consentimento' }));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    const created_at = new Date(`${addDays(day, 1)}T00:00:00Z`);
    await writeMessages(disciple, { message: TEXT, disciple_name: NAME, created_at });
    await expectHarmless(page, alert(page, 'escreveu para você'));
  });
});
