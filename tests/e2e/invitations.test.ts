import { notificationIds } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import type { Locator, Page } from '@playwright/test';
import { auth, db } from '../support/admin';
import { createUser } from '../support/people';
import { expectAccessible } from './support/accessible';
import { startDevotional } from './support/dashboard';
import { expectStep } from './support/devotional';
import {
  agreeButton,
  beginButton,
  birthYearField,
  createAccountButton,
  enterButton,
  newcomer,
  noReminderButton,
  signIn,
} from './support/session';
import { expect, test } from './support/test';

/** Counts the clicks on the page and the fields that are typed into. */
async function countEffort(page: Page) {
  const effort = { taps: 0, fields: new Set<string>() };
  await page.exposeFunction('noteTap', () => void effort.taps++);
  await page.exposeFunction('noteField', (name: string) => void effort.fields.add(name));
  await page.addInitScript(() => {
    const call = (name: string, value?: string): void =>
      (Reflect.get(window, name) as (given?: string) => void)(value);
    addEventListener('click', () => call('noteTap'), true);
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement) {
          call('noteField', target.labels?.[0]?.textContent ?? target.name);
        }
      },
      true,
    );
  });
  return effort;
}

/** Types as on a phone: the field is tapped first. */
async function type(field: Locator, text: string) {
  await field.tap();
  await field.pressSequentially(text);
}

const addressIn = (shown: string | null) =>
  /\/entrar\/[A-Z\d]{10}/.exec(shown ?? '')?.[0] ?? 'no address';

test('a person with a QR code gets an account, the inviting leader and the first devotional in 11 taps and 4 fields', async ({
  page,
  otherPage: leaderPage,
}) => {
  const leader = await createUser({ position: 'lider', fullName: 'Lia Prado' });
  const person = newcomer();

  const address =
    await test.step('a leader creates an invitation with one tap and shows its QR code', async () => {
      await signIn(leaderPage, leader, '/invitations');
      await expect(leaderPage.getByText('Nenhum convite em aberto')).toBeVisible();
      await expectAccessible(leaderPage);
      await leaderPage.getByRole('button', { name: 'Novo convite' }).click();
      const dialog = leaderPage.getByRole('dialog', { name: 'Compartilhar o convite' });
      await expect(dialog.getByRole('img', { name: /^QR code do convite/ })).toBeVisible();
      await expectAccessible(leaderPage);
      const shown = await dialog.getByText(/\/entrar\//).textContent();
      return addressIn(shown);
    });

  const effort = await countEffort(page);

  await test.step('the code leads to the sign-up, which names church and leader', async () => {
    await page.goto(address);
    await expect(page.getByText('Lia Prado convidou você')).toBeVisible();
    await expect(page.getByText(/^Líder da Igreja/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the person creates an account', async () => {
    await type(page.getByLabel('Nome completo'), person.fullName);
    await expect(page.getByLabel('Denominação da igreja')).toHaveValue(/^Igreja/);
    await type(page.getByLabel('E-mail'), person.email);
    await type(page.getByLabel('Senha'), person.password);
    await createAccountButton(page).tap();
    await expect(page).toHaveURL(/mode=login/);
    await enterButton(page).tap();
    await beginButton(page).tap();
    await type(birthYearField(page), '1990');
    await agreeButton(page).tap();
    await noReminderButton(page).tap();
  });

  await test.step('the leader is named', async () => {
    const dialog = page.getByRole('dialog', { name: 'Lia Prado caminha com você' });
    await expect(dialog).toContainText('quem lê as mensagens que você enviar');
    await dialog.getByRole('button', { name: 'Começar' }).tap();
    await expect(dialog).toBeHidden();
  });

  await test.step('the first devotional opens', async () => {
    await startDevotional(page).tap();
    await expectStep(page, 1);
  });

  expect([...effort.fields]).toHaveLength(4);
  expect(effort.taps).toBeGreaterThanOrEqual(8);
  expect(effort.taps).toBeLessThanOrEqual(11);

  const { uid } = await auth.getUserByEmail(person.email);
  expect((await db.doc(paths.profile(uid)).get()).get('pastor_id')).toBe(leader.uid);
  const notification = db.doc(paths.notification(leader.uid, notificationIds.joined(uid)));
  expect((await notification.get()).get('title')).toBe('Novo discípulo');
  await leaderPage.keyboard.press('Escape');
  await expect(leaderPage.getByText('1 de 100 já entrou')).toBeVisible();
});

test('an admin’s invitation gives a position after its e-mail address is confirmed', async ({
  page,
  otherPage: adminPage,
  admin,
}) => {
  const invited = await createUser({ fullName: 'Josué Prado', unconfirmed: true });

  const address =
    await test.step('the admin creates it for that address and shares it', async () => {
      await signIn(adminPage, admin, '/invitations');
      await adminPage.getByRole('button', { name: 'Novo convite' }).click();
      await adminPage.getByLabel('Quem entra como').selectOption('Líder');
      await adminPage.getByLabel('E-mail de quem é convidado').fill(invited.email);
      await adminPage.getByRole('button', { name: 'Fazer convite' }).click();
      const shown = await adminPage.getByText(/\/entrar\//).textContent();
      await expect(adminPage.getByText(`Líder: ${invited.email}`)).toBeAttached();
      return addressIn(shown);
    });

  await test.step('the person opens it without a confirmed address and sees what is missing', async () => {
    await signIn(page, invited, address);
    await expect(page.getByText('Falta confirmar o seu e-mail')).toBeVisible();
    expect((await db.doc(paths.profile(invited.uid)).get()).get('position')).toBe('discipulo');
  });

  await test.step('it takes effect when the address is confirmed elsewhere', async () => {
    await auth.updateUser(invited.uid, { emailVerified: true });
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    const dialog = page.getByRole('dialog', { name: 'Agora você é Líder' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Começar' }).click();
    await expect(page.getByRole('link', { name: 'Painel Pastor' })).toBeVisible();
    expect((await db.doc(paths.profile(invited.uid)).get()).get('position')).toBe('lider');
  });
});
