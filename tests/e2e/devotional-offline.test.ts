import { paths } from '@raizes/domain/paths';
import type { Locator } from '@playwright/test';
import { db } from '../support/admin';
import { reportFault } from '../support/report-fault';
import { openPage, signIn } from './support/session';
import {
  answers,
  completeButton,
  continueButton,
  expectStep,
  figure,
  storedXp,
  successHeading,
  verseField,
  completeSteps,
} from './support/devotional';
import { card, expectFigures, startDevotional, todayInWeek } from './support/dashboard';
import { alert } from './support/faults';
import { expect, testAlone as test, testInstalled } from './support/test';
import { todayOn } from './support/content';

const counted = { xp: '75', streak: '1 dia', level: '1', label: 'Iniciante' };

testInstalled(
  'a devotional completed without a network is stored on the device, and counts once after the network returns',
  async ({ page, context, person }) => {
    await signIn(page, person);
    await expect(card(page, 'Devocional de hoje').locator('blockquote')).toBeVisible();
    const today = await todayOn(page);
    await context.setOffline(true);

    await test.step('the eight steps', async () => {
      await page.goto('/devotional');
      await completeSteps(page);
      await completeButton(page).click();
      await expect(successHeading(page)).toBeVisible();
      await expect(alert(page, 'Salvo neste aparelho')).toBeVisible();
      await expect(figure(page, 'XP ganho')).toHaveText('+75');
    });

    await test.step('it survives a reload', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Já completou hoje' })).toBeVisible();
      await expect(alert(page, 'Salvo neste aparelho')).toBeVisible();
      await openPage(page, '/dashboard');
      await expect(card(page, 'Devocional de hoje')).toContainText('salvo neste aparelho');
      await expectFigures(page, counted);
      await expect(todayInWeek(page)).toHaveAccessibleName(/: concluído$/);
      expect((await db.doc(paths.userDevotional(person.uid, today)).get()).exists).toBe(false);
    });

    await test.step('it counts once', async () => {
      await context.setOffline(false);
      await expect(card(page, 'Devocional de hoje')).not.toContainText('salvo neste aparelho');
      await expectFigures(page, counted);
      await expect.poll(() => storedXp(person.uid)).toBe(75);
      const stored = await db.doc(paths.userDevotional(person.uid, today)).get();
      expect(stored.get('reflection')).toBe(answers.reflection);
      await page.reload();
      await expectFigures(page, counted);
      await expect(card(page, 'Devocional de hoje')).toContainText('Concluído hoje · +75 XP');
      reportFault({ fault: 'completing without a network', tried: '1 completion', lost: 0 });
    });
  },
);

test.describe('a first visit', () => {
  test.use({ serviceWorkers: 'allow' });

  test('losing the network blocks nothing, and the shortest answers take at most 15 taps', async ({
    page,
    context,
    person,
  }) => {
    await signIn(page, person);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    let taps = 0;
    async function tap(target: Locator) {
      await target.click();
      taps += 1;
    }

    await tap(startDevotional(page));
    for (const step of [1, 2, 3, 4, 5, 6, 7]) {
      await expectStep(page, step);
      if (step === 5 || step === 6)
        await tap(page.getByRole('button', { name: 'Ficar em silêncio' }));
      if (step === 7) await tap(page.getByRole('button', { name: 'Hoje vou só ler' }));
      await tap(continueButton(page));
    }
    await expect(verseField(page)).toBeHidden();
    await tap(completeButton(page));
    await expect(successHeading(page)).toBeVisible();
    expect(taps).toBeLessThanOrEqual(15);
  });
});
