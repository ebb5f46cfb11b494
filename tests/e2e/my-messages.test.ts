import { expectAccessible } from './support/accessible';
import { followLink, signIn } from './support/session';
import {
  answerMessage,
  detail,
  linkedDisciple,
  messageCards,
  messagesLink,
  tab,
  writeMessages,
} from './support/messages';
import { expect, test } from './support/test';

test('a reply arrives live, counts as new and is marked as seen when it is opened', async ({
  page,
  context,
}) => {
  const disciple = await linkedDisciple();
  const [id = ''] = await writeMessages(disciple, { message: 'Como posso servir?' });
  await signIn(page, disciple, '/my-messages');
  const dashboard = await context.newPage();
  await dashboard.goto('/dashboard');
  // The browser hardly renders a page in the background.
  await page.bringToFront();
  await expect(page.getByText('Nenhuma resposta ainda')).toBeVisible();
  await tab(page, 'Aguardando (1)').click();
  await messageCards(page).click();
  await expect(detail(page)).toContainText('Aguardando resposta do Pastor');
  await followLink(page, '/my-messages');
  await answerMessage(disciple.uid, id, 'Comece pela porta da igreja.');
  await expect(messageCards(page)).toContainText('Nova');
  await expect(page.getByText('1 resposta nova')).toBeVisible();
  await expect(messagesLink(dashboard)).toContainText('1 resposta nova');
  await expect(tab(page, 'Aguardando')).toHaveText('Aguardando');

  await messageCards(page).click();
  await expect(detail(page)).toContainText('Comece pela porta da igreja.');
  await expect(detail(page)).toContainText('Resposta do Pastor');
  await expect(page.getByText('1 resposta nova')).toBeHidden();
  await expect(messagesLink(dashboard)).toContainText('com seu pastor ou líder');
  await followLink(page, '/my-messages?tab=waiting');
  await expect(page.getByText('Nenhuma mensagem pendente')).toBeVisible();
  await expectAccessible(page);

  await test.step('loaded messages can be read without a network', async () => {
    await tab(page, 'Respondidas').click();
    await context.setOffline(true);
    await messageCards(page).click();
    await expect(detail(page)).toContainText('Comece pela porta da igreja.');
    await page.getByRole('button', { name: 'Voltar às mensagens' }).click();
    await expect(messageCards(page)).toBeFocused();
    await expect(page.getByText(/^Sem internet · o que você fizer/)).toBeVisible();
  });
});
