import { newcomer } from './support/accounts';
import { alert } from './support/alert';
import { createAccountButton, enterButton, fillLogin, fillSignUp } from './support/auth-screen';
import { expect, test } from './support/test';

const NAME = 'Nome deve ter no mínimo 2 caracteres';
const CHURCH = 'Denominação é obrigatória';
const EMAIL = 'Email inválido';
const PASSWORD = 'Senha deve ter no mínimo 6 caracteres';

const nothing = { fullName: '', church: '', email: '', password: '' };

test.describe('signing up shows the first validation message only', () => {
  for (const { name, typed, message, field } of [
    { name: 'of an empty form', typed: nothing, message: NAME, field: 'Nome completo' },
    {
      name: 'of a name of one letter',
      typed: { fullName: 'A' },
      message: NAME,
      field: 'Nome completo',
    },
    {
      name: 'of a name of angle brackets',
      typed: { fullName: '<<>>' },
      message: NAME,
      field: 'Nome completo',
    },
    {
      name: 'of a name that is too long',
      typed: { fullName: 'A'.repeat(101) },
      message: 'Nome deve ter no máximo 100 caracteres',
      field: 'Nome completo',
    },
    {
      name: 'of a missing denomination',
      typed: { church: ' I ' },
      message: CHURCH,
      field: 'Denominação da igreja',
    },
    {
      name: 'of an e-mail that is none',
      typed: { email: 'raquel@' },
      message: EMAIL,
      field: 'Email',
    },
    {
      name: 'of a password that is too short',
      typed: { password: '12345' },
      message: PASSWORD,
      field: 'Senha',
    },
  ]) {
    test(name, async ({ page }) => {
      const values = { ...newcomer(), ...typed };
      await page.goto('/auth?mode=signup');
      await fillSignUp(page, values);
      await createAccountButton(page).click();
      await expect(page.getByRole('alert')).toHaveText(`Erro de validação${message}`);
      await expect(page.getByLabel(field)).toBeFocused();
      await expect(page.getByLabel('Nome completo')).toHaveValue(values.fullName);
      await expect(page.getByLabel('Denominação da igreja')).toHaveValue(values.church);
      await expect(page.getByLabel('Email')).toHaveValue(values.email);
      await expect(page.getByLabel('Senha')).toHaveValue(values.password);
    });
  }
});

test.describe('signing in shows the first validation message only', () => {
  for (const { name, email, password, message } of [
    { name: 'of an empty form', email: '', password: '', message: EMAIL },
    { name: 'of an e-mail that is none', email: 'raquel', password: 'segredo1', message: EMAIL },
    {
      name: 'of a password that is too short',
      email: 'raquel@raizes.test',
      password: '12345',
      message: PASSWORD,
    },
  ]) {
    test(name, async ({ page }) => {
      await page.goto('/auth?mode=login');
      await fillLogin(page, { email, password });
      await enterButton(page).click();
      await expect(page.getByRole('alert')).toHaveText(`Erro de validação${message}`);
      await expect(page.getByLabel('Email')).toHaveValue(email);
    });
  }
});

test('a message goes when what it asked for is there', async ({ page }) => {
  await page.goto('/auth?mode=signup');
  await createAccountButton(page).click();
  await expect(alert(page, 'Erro de validação')).toContainText(NAME);
  await page.getByLabel('Nome completo').fill('Raquel');
  await createAccountButton(page).click();
  await expect(alert(page, 'Erro de validação')).toContainText(CHURCH);
});
