import { collections } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { reportFault } from '../support/report-fault';
import { alert } from './support/faults';
import { storeSession } from './support/session';
import {
  answers,
  applicationField,
  completeButton,
  continueTo,
  memorize,
  openStep,
  reflectionField,
  storedXp,
  successHeading,
} from './support/devotional';
import { expect, test } from './support/test';

test('a device without storage space says so, and the completion still reaches the server', async ({
  page,
  context,
  person,
}) => {
  await storeSession(page, person);
  await openStep(page, person.uid, 5);

  await test.step('the app has used all of its storage, and the device has no space left', async () => {
    await page.evaluate(() => localStorage.setItem('raizes.full', 'x'.repeat(2 * 1024 * 1024)));
    const session = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  });

  await reflectionField(page).fill(answers.reflection);
  await expect(alert(page, 'Sem espaço neste aparelho')).toContainText(
    'Conclua antes de fechar o aplicativo.',
  );
  await continueTo(page, 6);
  await applicationField(page).fill(answers.application);
  await continueTo(page, 7);
  await memorize(page);
  await continueTo(page, 8);
  await completeButton(page).click();
  await expect(successHeading(page)).toBeVisible();
  await expect.poll(() => storedXp(person.uid)).toBe(75);
  const [completion] = (await db.collection(collections.userDevotionals(person.uid)).get()).docs;
  const stored = completion?.data() ?? {};
  const lost = Object.entries(answers).filter(([name, words]) => stored[name] !== words);
  reportFault({
    fault: 'a full device',
    tried: `${Object.keys(answers).length} texts`,
    lost: lost.length,
  });
});
