import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { auth } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import { enterButton, fillLogin, newcomer } from './support/session';
import { expect, test } from './support/test';

const codes = v.object({
  oobCodes: v.array(v.object({ email: v.string(), oobCode: v.string(), requestType: v.string() })),
});

/** The code of the last e-mail of this type to an address; undefined if there was none. */
async function lastCode(email: string, type = 'PASSWORD_RESET'): Promise<string | undefined> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const project = process.env.GCLOUD_PROJECT;
  const sent = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = v.parse(codes, await sent.json());
  return oobCodes.findLast((code) => code.email === email && code.requestType === type)?.oobCode;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const passwordField = (page: Page) => page.getByLabel('Nova senha');
const openLink = (page: Page) => page.getByRole('link', { name: 'Abrir o link do e-mail' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Salvar nova senha' }).click();

test('a person who forgot the password gets a link, chooses another and signs in, the link works once, and an address without an account gets the same answer', async ({
  page,
  person,
}) => {
  await test.step('an address without an account gets the same answer and no link', async () => {
    const { email } = newcomer();
    await page.goto('/auth?mode=forgot');
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(heading(page, 'E-mail enviado')).toBeVisible();
    await expect(page.getByText(`Se existe uma conta com ${email}`)).toBeVisible();
    expect(await lastCode(email)).toBeUndefined();
  });

  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(heading(page, 'Esqueceu a senha?')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(heading(page, 'E-mail enviado')).toBeVisible();
  await expectAccessible(page);

  // The emulator's codes do not expire.
  const check = '**/accounts:resetPassword*';
  const expired = { error: { code: 400, message: 'EXPIRED_OOB_CODE' } };
  await page.route(check, (route) => route.fulfill({ status: 400, json: expired }));
  await openLink(page);
  await expect(heading(page, 'Este link venceu')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(check);
  await page.getByRole('link', { name: 'Pedir outro link' }).click();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await openLink(page);
  await expect(page.getByText(`Para ${person.email}`)).toBeVisible();
  const link = page.url();
  expect(link).toContain(await lastCode(person.email));
  await expectAccessible(page);
  await passwordField(page).fill('12345');
  await save(page);
  await expect(alert(page, 'Erro de validação')).toContainText('mínimo 6 caracteres');
  await passwordField(page).fill('outra-senha');
  await save(page);
  await expect(heading(page, 'Senha alterada')).toBeVisible();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await fillLogin(page, person);
  await enterButton(page).click();
  await expect(alert(page, 'Erro ao fazer login')).toContainText('Email ou senha incorretos');
  await fillLogin(page, { email: person.email, password: 'outra-senha' });
  await enterButton(page).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto(link);
  await expect(heading(page, 'Este link não vale mais')).toBeVisible();
  await expectAccessible(page);
});

test('the link that restores an e-mail address does so after the person confirms it', async ({
  page,
  person,
}) => {
  const account = () => auth.getUser(person.uid);
  const next = newcomer().email;
  // The emulator sends an e-mail to the previous address only for a change like this.
  await auth.updateUser(person.uid, { email: next });
  const code = await lastCode(person.email, 'RECOVER_EMAIL');
  await page.goto(`/auth/acao?mode=recoverEmail&oobCode=${code}`);
  await expect(page.getByText(`volta a usar ${person.email}`)).toBeVisible();
  await expectAccessible(page);
  // Opening the link alone changes nothing.
  expect((await account()).email).toBe(next);
  await page.getByRole('button', { name: 'Desfazer a troca' }).click();
  await expect(heading(page, 'E-mail restaurado')).toBeVisible();
  await expect(page.getByText(`voltou a usar ${person.email}`)).toBeVisible();
  expect((await account()).email).toBe(person.email);
});
