import { paths } from '@raizes/domain/paths';
import { auth, db } from '../support/admin';
import {
  createAccountButton,
  enterButton,
  fillLogin,
  fillSignUp,
  newcomer,
} from './support/session';
import { alert } from './support/faults';
import { expect, test } from './support/test';

const OFFLINE = 'Sem conexão com a internet. Verifique sua rede e tente novamente.';

test('sign-up and sign-in report errors, keep the typed values, and work after the network returns', async ({
  page,
  context,
  person,
}) => {
  const { fullName, ...newPerson } = newcomer();
  const typed = { ...newPerson, fullName: `  ${fullName} <b>`, church: ' <i>Igreja Batista ' };
  const expectError = async (title: string, words: string, email: string) => {
    await expect(alert(page, title)).toContainText(words);
    // An e-mail field trims its value.
    await expect(page.getByLabel('E-mail')).toHaveValue(email.trim());
    await expect(page.getByLabel('Senha')).toHaveValue(typed.password);
  };
  await test.step('signing up', async () => {
    await page.goto('/auth?mode=signup');
    await fillSignUp(page, { ...typed, email: person.email });
    await createAccountButton(page).click();
    await expectError('Erro ao criar conta', 'Este email já está cadastrado', person.email);
    await context.setOffline(true);
    const email = `  ${typed.email.toUpperCase()} `;
    await page.getByLabel('E-mail').fill(email);
    await createAccountButton(page).click();
    await expectError('Erro ao criar conta', OFFLINE, email);
    await expect(page.getByLabel('Nome completo')).toHaveValue(typed.fullName);
    await context.setOffline(false);
    await createAccountButton(page).click();
    await expect(alert(page, 'Conta criada com sucesso!')).toBeVisible();
    const { uid } = await auth.getUserByEmail(typed.email);
    expect((await db.doc(paths.profile(uid)).get()).data()).toMatchObject({
      id: uid,
      full_name: `${fullName} b`,
      church_denomination: 'iIgreja Batista',
      position: 'discipulo',
      pastor_id: null,
    });
  });
  await test.step('signing in', async () => {
    await fillLogin(page, { email: person.email, password: typed.password });
    await enterButton(page).click();
    await expectError('Erro ao fazer login', 'Email ou senha incorretos', person.email);
    await page.getByRole('button', { name: 'Mostrar caracteres' }).click();
    await expect(page.getByLabel('Senha')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar caracteres' }).click();
    await expect(page.getByLabel('Senha')).toHaveAttribute('type', 'password');
    await context.setOffline(true);
    await page.getByLabel('E-mail').fill(typed.email.toUpperCase());
    await enterButton(page).click();
    await expectError('Erro ao fazer login', OFFLINE, typed.email.toUpperCase());
    await context.setOffline(false);
    await enterButton(page).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
