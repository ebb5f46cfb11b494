import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { auth } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import { enterButton, fillLogin, newcomer } from './support/session';
import { expect, test } from './support/test';

const codes = v.object({
  oobCodes: v.array(v.object({ email: v.string(), oobCode: v.string() })),
});

/** The code of the last e-mail that was sent to an address; undefined when none was. */
async function lastCode(email: string): Promise<string | undefined> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const project = process.env.GCLOUD_PROJECT;
  const sent = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = v.parse(codes, await sent.json());
  return oobCodes.findLast((code) => code.email === email)?.oobCode;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const passwordField = (page: Page) => page.getByLabel('Nova senha');
const save = (page: Page) => page.getByRole('button', { name: 'Salvar nova senha' }).click();

test('who forgot the password gets a link, chooses another and signs in; the link works once', async ({
  page,
  person,
}) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(heading(page, 'Esqueceu a senha?')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(heading(page, 'E-mail enviado')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Abrir o link do e-mail' }).click();
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
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
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

test('the answer is the same for an address without an account, and it gets no link', async ({
  page,
}) => {
  const { email } = newcomer();
  await page.goto('/auth?mode=forgot');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(heading(page, 'E-mail enviado')).toBeVisible();
  await expect(page.getByText(`Se existe uma conta com ${email}`)).toBeVisible();
  expect(await lastCode(email)).toBeUndefined();
});

test('the links that confirm, change and restore an e-mail address do so', async ({
  page,
  person,
}) => {
  const open = async (link: string, title: string) => {
    const code = new URL(link).searchParams;
    await page.goto(`/auth/acao?mode=${code.get('mode')}&oobCode=${code.get('oobCode')}`);
    await expect(heading(page, title)).toBeVisible();
  };
  await open(await auth.generateEmailVerificationLink(person.email), 'E-mail confirmado');
  expect((await auth.getUserByEmail(person.email)).emailVerified).toBe(true);

  const next = newcomer().email;
  await open(await auth.generateVerifyAndChangeEmailLink(person.email, next), 'E-mail alterado');
  await expect(page.getByText(`entre com ${next}`)).toBeVisible();
  expect((await auth.getUser(person.uid)).email).toBe(next);
});
