import { collections, paths } from '@raizes/domain/paths';
import type { Page } from '@playwright/test';
import { aPushSubscription } from '../factories';
import { auth, db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { reflectionField, openStep } from './support/devotional';
import { alert } from './support/faults';
import { devicesOf } from './support/push';
import { enterButton, fillLogin, storeSession, newcomer, signIn } from './support/session';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const row = (page: Page, name: RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

async function registerDevice(uid: string, id: string): Promise<void> {
  await db.doc(paths.pushDevice(id)).set({ user_id: uid });
  await db.doc(paths.pushSubscription(uid, id)).set({ user_id: uid, ...aPushSubscription(id) });
}

test('a person changes how the app looks and how they sign in, and ends all sessions', async ({
  page,
  otherPage,
  person,
}) => {
  const next = { email: newcomer().email, password: 'outra-senha' };
  await signIn(page, person);

  await test.step('the account is one click away from the dashboard', async () => {
    await page.getByRole('link', { name: 'Eu', exact: true }).click();
    await expect(heading(page, 'Conta')).toBeVisible();
    await expect(row(page, /^Nome completo/)).toContainText(person.fullName);
    await expect(row(page, /^E-mail/)).toContainText(person.email);
    await expect(page.getByRole('switch', { name: /Receber avisos/ })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the appearance is applied before the first paint, on every page', async () => {
    const scheme = page.locator('html[data-scheme=dark]');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(scheme).toHaveCount(0);
    await page.getByRole('button', { name: 'Escuro' }).press('Enter');
    await page.getByRole('button', { name: 'Aumentar o texto' }).press('Enter');
    await expect(scheme).toHaveAttribute('data-text-size', '2');
    await expectAccessible(page);
    // Only the script in the head has run when the document becomes interactive.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        const { dataset } = document.documentElement;
        dataset.atFirst ??= `${dataset.scheme} ${dataset.textSize}`;
      });
    });
    for (const path of ['/', '/privacidade', '/conta']) {
      await page.goto(path);
      await expect(scheme).toHaveAttribute('data-at-first', 'dark 2');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 24, 20)');
      await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute(
        'content',
        '#141814',
      );
    }
  });

  await test.step('the password is changed with the current one', async () => {
    await row(page, /^Senha/).press('Enter');
    await expect(dialog(page).getByLabel('Senha atual')).toBeFocused();
    await expectAccessible(page);
    await dialog(page).getByLabel('Senha atual').fill('errada123');
    await dialog(page).getByLabel('Nova senha').fill(next.password);
    await page.keyboard.press('Enter');
    await expect(alert(page, 'A senha não foi alterada')).toContainText('Senha incorreta.');
    await dialog(page).getByLabel('Senha atual').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(alert(page, 'Senha alterada com sucesso!')).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await expect(row(page, /^Senha/)).toBeFocused();
  });

  await test.step('the e-mail address changes after the new one is confirmed', async () => {
    await row(page, /^E-mail/).click();
    await dialog(page).getByLabel('Novo e-mail').fill(next.email);
    await dialog(page).getByLabel('Senha atual').fill(next.password);
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText(`O link que confirma ${next.email}`);
    await expectAccessible(page);
    expect((await auth.getUser(person.uid)).email).toBe(person.email);

    await dialog(page).getByRole('link', { name: 'Abrir o link do e-mail' }).click();
    await page.getByRole('button', { name: 'Trocar o e-mail' }).click();
    await expect(heading(page, 'E-mail alterado')).toBeVisible();
    expect((await auth.getUser(person.uid)).email).toBe(next.email);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await fillLogin(page, next);
    await enterButton(page).click();
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('all sessions end, and all push subscriptions are removed', async () => {
    await storeSession(otherPage, next);
    await openStep(otherPage, person.uid, 5);
    await reflectionField(otherPage).fill('Só neste aparelho');
    await registerDevice(person.uid, `${person.uid}-1`);
    await registerDevice(person.uid, `${person.uid}-2`);

    await page.getByRole('link', { name: 'Eu', exact: true }).click();
    await expect(row(page, /^E-mail/)).toContainText(next.email);
    await row(page, /^Sair de todos/).click();
    const question = page.getByRole('alertdialog', { name: 'Sair de todos os aparelhos?' });
    await expect(question).toContainText('em até uma hora');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Sair de todos' }).click();
    await expect(page).toHaveURL('/auth');
    expect(await devicesOf(person.uid)).toEqual([]);
    const owned = db.collection(collections.pushDevices).where('user_id', '==', person.uid);
    expect((await owned.get()).size).toBe(0);

    await otherPage.reload();
    await expect(otherPage).toHaveURL('/auth');
    await expect(otherPage.getByText('Sua sessão terminou')).toBeVisible();
    await expect(otherPage.getByText('Há algo não enviado neste aparelho.')).toBeVisible();
  });
});
