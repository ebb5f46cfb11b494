import { paths } from '@raizes/domain/paths';
import { auth, db } from '../support/admin';
import {
  createAccountButton,
  enterButton,
  fillLogin,
  fillSignUp,
  newcomer,
} from './support/session';
import type { Credentials } from './support/session';
import { alert } from './support/faults';
import { expect, test } from './support/test';

const OFFLINE = 'Sem conexão com a internet. Verifique sua rede e tente novamente.';

test('a sign-in that fails says why, keeps what was typed, and works when the network is back', async ({
  page,
  context,
  person,
}) => {
  const refused = async (typed: Credentials, words: string) => {
    await fillLogin(page, typed);
    await enterButton(page).click();
    await expect(alert(page, 'Erro ao fazer login')).toContainText(words);
    await expect(page.getByLabel('Email')).toHaveValue(typed.email);
    await expect(page.getByLabel('Senha')).toHaveValue(typed.password);
  };
  await page.goto('/auth');
  await test.step('a wrong password', () =>
    refused({ email: person.email, password: 'errada123' }, 'Email ou senha incorretos'));
  await test.step('the password can be shown and hidden again', async () => {
    await expect(page.getByLabel('Senha')).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Mostrar caracteres' }).click();
    await expect(page.getByLabel('Senha')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar caracteres' }).click();
    await expect(page.getByLabel('Senha')).toHaveAttribute('type', 'password');
  });
  await test.step('no network', async () => {
    await context.setOffline(true);
    await refused(person, OFFLINE);
    await context.setOffline(false);
    await enterButton(page).click();
    await expect(page).toHaveURL('/dashboard');
  });
});

test('a sign-up that fails says why and keeps what was typed; the e-mail is trimmed and lower-cased, and angle brackets are stripped', async ({
  page,
  context,
  person,
}) => {
  const newPerson = newcomer();
  const typed = {
    ...newPerson,
    fullName: '  Raquel <b>Antunes</b> ',
    church: ' <i>Igreja Batista ',
  };
  const refused = async (email: string, words: string) => {
    await fillSignUp(page, { ...typed, email });
    await createAccountButton(page).click();
    await expect(alert(page, 'Erro ao criar conta')).toContainText(words);
    await expect(page.getByLabel('Nome completo')).toHaveValue(typed.fullName);
    await expect(page.getByLabel('Denominação da igreja')).toHaveValue(typed.church);
    // A field of this type leaves out the blanks itself.
    await expect(page.getByLabel('Email')).toHaveValue(email.trim());
    await expect(page.getByLabel('Senha')).toHaveValue(typed.password);
  };
  await page.goto('/auth?mode=signup');
  await test.step('a taken e-mail', () => refused(person.email, 'Este email já está cadastrado'));
  await test.step('no network', async () => {
    await context.setOffline(true);
    await refused(`  ${typed.email.toUpperCase()} `, OFFLINE);
    await context.setOffline(false);
    await createAccountButton(page).click();
    await expect(alert(page, 'Conta criada com sucesso!')).toBeVisible();
  });

  const { uid } = await auth.getUserByEmail(newPerson.email);
  expect((await db.doc(paths.profile(uid)).get()).data()).toMatchObject({
    id: uid,
    full_name: 'Raquel bAntunes/b',
    church_denomination: 'iIgreja Batista',
    position: 'discipulo',
    pastor_id: null,
  });
  await fillLogin(page, { ...newPerson, email: ` ${newPerson.email.toUpperCase()}  ` });
  await enterButton(page).click();
  await expect(page).toHaveURL('/dashboard');
});
