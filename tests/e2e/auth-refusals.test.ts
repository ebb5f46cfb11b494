import { newcomer } from './support/accounts';
import { alert } from './support/alert';
import { createAccountButton, enterButton, fillLogin, fillSignUp } from './support/auth-screen';
import { expect, test } from './support/test';

const OFFLINE = 'Sem conexão com a internet. Verifique sua rede e tente novamente.';

test('a wrong password is refused, and what was typed stays', async ({ page, person }) => {
  const typed = { email: person.email, password: 'errada123' };
  await page.goto('/auth');
  await fillLogin(page, typed);
  await enterButton(page).click();
  await expect(alert(page, 'Erro ao fazer login')).toContainText('Email ou senha incorretos');
  await expect(page.getByLabel('Email')).toHaveValue(typed.email);
  await expect(page.getByLabel('Senha')).toHaveValue(typed.password);
});

test('an unknown e-mail is refused with the same words', async ({ page }) => {
  const typed = newcomer();
  await page.goto('/auth');
  await fillLogin(page, typed);
  await enterButton(page).click();
  await expect(alert(page, 'Erro ao fazer login')).toContainText('Email ou senha incorretos');
  await expect(page.getByLabel('Email')).toHaveValue(typed.email);
  await expect(page.getByLabel('Senha')).toHaveValue(typed.password);
});

test('a taken e-mail is refused, and what was typed stays', async ({ page, person }) => {
  const typed = { ...newcomer(), email: person.email };
  await page.goto('/auth?mode=signup');
  await fillSignUp(page, typed);
  await createAccountButton(page).click();
  await expect(alert(page, 'Erro ao criar conta')).toContainText('Este email já está cadastrado');
  await expect(page.getByLabel('Nome completo')).toHaveValue(typed.fullName);
  await expect(page.getByLabel('Denominação da igreja')).toHaveValue(typed.church);
  await expect(page.getByLabel('Email')).toHaveValue(typed.email);
  await expect(page.getByLabel('Senha')).toHaveValue(typed.password);
});

test('signing in without a network says so, keeps what was typed, and works when it is back', async ({
  page,
  context,
  person,
}) => {
  await page.goto('/auth');
  await fillLogin(page, person);
  await context.setOffline(true);
  await enterButton(page).click();
  await expect(alert(page, 'Erro ao fazer login')).toContainText(OFFLINE);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Senha')).toHaveValue(person.password);
  await context.setOffline(false);
  await enterButton(page).click();
  await expect(page).toHaveURL('/dashboard');
});

test('signing up without a network says so, keeps what was typed, and works when it is back', async ({
  page,
  context,
}) => {
  const typed = newcomer();
  await page.goto('/auth?mode=signup');
  await fillSignUp(page, typed);
  await context.setOffline(true);
  await createAccountButton(page).click();
  await expect(alert(page, 'Erro ao criar conta')).toContainText(OFFLINE);
  await expect(page.getByLabel('Nome completo')).toHaveValue(typed.fullName);
  await expect(page.getByLabel('Senha')).toHaveValue(typed.password);
  await context.setOffline(false);
  await createAccountButton(page).click();
  await expect(alert(page, 'Conta criada com sucesso!')).toBeVisible();
});

test('a service that does not answer is told from a wrong password', async ({ page, person }) => {
  await page.route('**/accounts:signInWithPassword*', (route) => route.abort());
  await page.goto('/auth');
  await fillLogin(page, person);
  await enterButton(page).click();
  await expect(alert(page, 'Erro ao fazer login')).toContainText(OFFLINE);
  await expect(page.getByLabel('Senha')).toHaveValue(person.password);
});
