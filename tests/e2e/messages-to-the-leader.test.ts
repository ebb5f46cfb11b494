import { paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { createUser } from '../support/people';
import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import { openPage, signIn } from './support/session';
import { expectStep, continueTo } from './support/devotional';
import {
  linkedDisciple,
  messageCards,
  messageDialog,
  messageField,
  storedMessages,
  tab,
  talkButton,
} from './support/messages';
import { completeReadingButton, todayOn } from './support/content';
import { expect, test, testInstalled } from './support/test';

test('a linked disciple writes to the leader from the devotional and from the reading, and a draft is kept', async ({
  page,
}) => {
  const leader = await createUser({ fullName: 'Tiago Menezes', position: 'lider' });
  const disciple = await createUser({ fullName: 'Marta Lima' });
  await signIn(page, disciple, '/devotional');
  const today = await todayOn(page);

  await test.step('without a leader, the dialog says so', async () => {
    await talkButton(page).click();
    await expect(alert(page, 'Pastor não configurado')).toBeVisible();
    await expectAccessible(page);
    await db.doc(paths.profile(disciple.uid)).update({ pastor_id: leader.uid });
  });

  await test.step('with a leader, the dialog opens from a step of the devotional', async () => {
    await page.goto('/devotional');
    await expectStep(page, 1);
    await continueTo(page, 2);
    await talkButton(page).click();
    await expect(messageDialog(page)).toContainText('Líder Tiago Menezes');
    await expectAccessible(page);
  });

  await test.step('a draft survives a reload, and Enter sends', async () => {
    await messageField(page).fill('Como posso orar melhor?');
    await page.reload();
    await talkButton(page).click();
    await messageField(page).press('Enter');
    await alert(page, 'Mensagem enviada!').getByRole('button', { name: 'Dispensar' }).click();
    await expect(messageDialog(page)).toBeHidden();
    await expect
      .poll(() => storedMessages(disciple.uid))
      .toMatchObject([
        {
          pastor_id: leader.uid,
          devotional_id: today,
          message: 'Como posso orar melhor?',
          status: 'pending',
          response: null,
          disciple_name: 'Marta Lima',
          pastor_name: 'Tiago Menezes',
          devotional_date: today,
        },
      ]);
  });

  await test.step('a message from the reading has no devotional', async () => {
    await openPage(page, '/daily-reading');
    await expect(completeReadingButton(page)).toBeVisible();
    await talkButton(page).click();
    await expect(messageField(page)).toHaveValue('');
    await messageField(page).fill('Não entendi o versículo 5.');
    await messageDialog(page).getByRole('button', { name: 'Enviar' }).click();
    await expect(alert(page, 'Mensagem enviada!')).toBeVisible();
    await openPage(page, '/my-messages');
    await tab(page, 'Aguardando (2)').click();
    await expect(messageCards(page).first()).toContainText('Não entendi o versículo 5.');
    await expect(messageCards(page).first()).not.toContainText('salva neste aparelho');
  });
});

testInstalled(
  'a message written without a network is stored on the device and sent after the network returns, and becomes a draft again if it is refused',
  async ({ page, context }) => {
    const disciple = await linkedDisciple();
    await signIn(page, disciple);

    await test.step('stored and sent', async () => {
      await openPage(page, '/devotional');
      await context.setOffline(true);
      await talkButton(page).click();
      await messageField(page).fill('Escrevo sem internet.');
      await messageField(page).press('Enter');
      await expect(alert(page, 'Mensagem salva neste aparelho')).toContainText(
        'Ela será enviada assim que houver internet.',
      );
      await page.goto('/my-messages?tab=waiting');
      await expect(messageCards(page)).toContainText('salva neste aparelho');
      await expect(messageCards(page)).toContainText('Escrevo sem internet.');
      expect(await storedMessages(disciple.uid)).toEqual([]);
      await context.setOffline(false);
      await expect(messageCards(page)).not.toContainText('salva neste aparelho');
      await expect.poll(() => storedMessages(disciple.uid)).toHaveLength(1);
    });

    await test.step('refused on a later visit', async () => {
      await openPage(page, '/devotional');
      await expect(talkButton(page)).toBeVisible();
      await context.setOffline(true);
      await talkButton(page).click();
      await messageField(page).fill('Não me percam.');
      await messageField(page).press('Enter');
      await expect(alert(page, 'Mensagem salva neste aparelho')).toBeVisible();
      const other = await linkedDisciple();
      await db.doc(paths.profile(disciple.uid)).update({ pastor_id: other.leader?.id });
      await page.goto('/dashboard');
      await context.setOffline(false);
      await expect(alert(page, 'Erro ao enviar mensagem')).toContainText(
        'Não foi possível enviar a mensagem. Tente novamente.',
      );
      await openPage(page, '/devotional');
      await talkButton(page).click();
      await expect(messageField(page)).toHaveValue('Não me percam.');
    });
  },
);
