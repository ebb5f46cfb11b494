import { collections } from '@raizes/domain/paths';
import type { Locator, Page } from '@playwright/test';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { openPage, signIn } from './support/session';
import { linkedDisciple } from './support/messages';
import { expect, test } from './support/test';
import { todayOn } from './support/content';

const mentor = (page: Page) => page.getByRole('dialog', { name: 'Mentor IA' });
const field = (page: Page) => mentor(page).getByLabel('Sua mensagem');
const send = (page: Page) => mentor(page).getByRole('button', { name: 'Enviar' });
const log = (page: Page) => mentor(page).getByRole('log');
/** The mentor's complete answers. */
const answers = (page: Page) => log(page).locator('> *').filter({ hasText: 'Mentor: ' });
const openers = (page: Page) => page.getByRole('button', { name: 'Mentor IA' });

const placeOf = (element: Locator) =>
  element.evaluate((shown) => shown.getBoundingClientRect().toJSON() as DOMRect);

async function conversationsOf(uid: string) {
  return (await db.collection(collections.mentorConversations(uid)).get()).docs;
}

/** Records the length of the answer each time it grows. */
async function recordAnswerGrowth(page: Page) {
  await page.evaluate(() => {
    const lengths: number[] = [];
    Object.assign(window, { lengths });
    new MutationObserver(() => {
      const length = document.querySelector('[data-writing]')?.textContent.length ?? 0;
      if (length > (lengths.at(-1) ?? 0)) lengths.push(length);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const growthSteps = (page: Page) =>
  page.evaluate(() => (window as unknown as { lengths: number[] }).lengths.length);

test('a person talks with the mentor about the devotional and finds the conversation again', async ({
  page,
  context,
}) => {
  const person = await linkedDisciple();
  const write = `Escrever para ${person.leader?.full_name}`;
  await signIn(page, person, '/devotional');
  const today = await todayOn(page);

  await test.step('opening the mentor creates a conversation about the devotional', async () => {
    await openers(page).click();
    await expect(mentor(page)).toBeVisible();
    await expect.poll(async () => (await conversationsOf(person.uid)).length).toBe(1);
    const [row] = await conversationsOf(person.uid);
    expect(row?.get('devotional_id')).toBe(today);
    await expectAccessible(page);
  });

  await test.step('opening it again without a message reuses the conversation', async () => {
    await page.goBack();
    await expect(mentor(page)).toBeHidden();
    await openPage(page, '/dashboard');
    await page.getByRole('button', { name: 'Mentor IA' }).click();
    await expect(mentor(page)).toBeVisible();
    expect(await conversationsOf(person.uid)).toHaveLength(1);
  });

  await test.step('without a network the question waits, then Enter sends it and the answer streams', async () => {
    await context.setOffline(true);
    await expect(mentor(page).getByRole('status')).toContainText('Você está sem internet');
    await field(page).fill('Estou ansioso com o futuro');
    await expect(send(page)).toBeDisabled();
    await mentor(page).getByRole('button', { name: 'Fechar' }).click();
    await expect(mentor(page)).toBeHidden();
    await page.getByRole('button', { name: 'Mentor IA' }).click();
    await expect(field(page)).toHaveValue('Estou ansioso com o futuro');
    await context.setOffline(false);
    await expect(send(page)).toBeEnabled();
    await recordAnswerGrowth(page);
    await page.setViewportSize({ width: 390, height: 600 });
    await field(page).press('Enter');
    await expect(answers(page)).toHaveCount(1);
    expect(await growthSteps(page)).toBeGreaterThan(3);
    // The answer is longer than the screen, and is read from its first line.
    const { top, bottom } = await placeOf(mentor(page).getByRole('region'));
    const answer = await placeOf(answers(page));
    expect(answer.top).toBeGreaterThan(top);
    expect(answer.bottom).toBeGreaterThan(bottom);
    await expect(mentor(page)).toContainText('Respostas preparadas pelo Raízes, sem IA externa.');
    expect(await conversationsOf(person.uid)).toHaveLength(1);
  });

  await test.step('a message in a crisis shows helplines and a way to write to the leader', async () => {
    await field(page).fill('Não quero mais viver');
    // Enter sends nothing until the previous answer is complete.
    await expect(send(page)).toBeEnabled();
    await field(page).press('Enter');
    const help = mentor(page).getByRole('region', { name: 'Ajuda agora' });
    await expect(help.locator('a[href="tel:188"]')).toBeVisible();
    await expectAccessible(page);
    await help.getByRole('button', { name: write }).click();
    const message = page.getByRole('dialog', { name: write });
    await expect(message.getByLabel('Sua mensagem')).toBeEditable();
    await message.getByRole('button', { name: 'Fechar' }).click();
    await expect(message).toBeHidden();
  });

  await test.step('the conversation is in the history, can be continued and can be deleted', async () => {
    await openPage(page, '/daily-reading');
    await openers(page).click();
    await mentor(page).getByRole('button', { name: 'Conversas anteriores' }).click();
    const history = page.getByRole('dialog', { name: 'Conversas anteriores' });
    await expect(history.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await history.getByRole('button', { name: /^Estou ansioso/ }).click();
    await expect(answers(page)).toHaveCount(2);
    await field(page).fill('Obrigado!');
    await send(page).click();
    await expect(answers(page)).toHaveCount(3);
    await mentor(page).getByRole('button', { name: 'Conversas anteriores' }).click();
    await history.getByRole('button', { name: /^Apagar/ }).click();
    await history.getByRole('button', { name: 'Apagar', exact: true }).click();
    const isTitled = async () =>
      (await conversationsOf(person.uid)).some((row) => typeof row.get('title') === 'string');
    await expect.poll(isTitled).toBe(false);
  });
});
