import {
  createAccountButton,
  enterButton,
  fillLogin,
  fillSignUp,
  newcomer,
} from './support/session';
import { alert } from './support/faults';
import { expect, test } from './support/test';

const NAME = 'Nome deve ter no mínimo 2 caracteres';
const LONG_NAME = 'Nome deve ter no máximo 100 caracteres';
const CHURCH = 'Denominação é obrigatória';
const EMAIL = 'Email inválido';
const PASSWORD = 'Senha deve ter no mínimo 6 caracteres';

const nothing = { fullName: '', church: '', email: '', password: '' };

// Two that say the same don't follow one another: what is expected was not there before.
test('signing up shows the first validation message only, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/auth?mode=signup');
  for (const { typed, message, field } of [
    { typed: nothing, message: NAME, field: 'Nome completo' },
    { typed: { church: ' I ' }, message: CHURCH, field: 'Denominação da igreja' },
    { typed: { fullName: 'A' }, message: NAME, field: 'Nome completo' },
    { typed: { email: 'raquel@' }, message: EMAIL, field: 'Email' },
    { typed: { fullName: '<<>>' }, message: NAME, field: 'Nome completo' },
    { typed: { password: '12345' }, message: PASSWORD, field: 'Senha' },
    { typed: { fullName: 'A'.repeat(101) }, message: LONG_NAME, field: 'Nome completo' },
  ]) {
    const values = { ...newcomer(), ...typed };
    await fillSignUp(page, values);
    await createAccountButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(`Erro de validação${message}`);
    await expect(page.getByLabel(field)).toBeFocused();
    await expect(page.getByLabel('Nome completo')).toHaveValue(values.fullName);
    await expect(page.getByLabel('Denominação da igreja')).toHaveValue(values.church);
    await expect(page.getByLabel('Email')).toHaveValue(values.email);
    await expect(page.getByLabel('Senha')).toHaveValue(values.password);
  }

  await test.step('a message goes when what it asked for is there', async () => {
    await fillSignUp(page, { ...nothing, fullName: 'Raquel' });
    await createAccountButton(page).click();
    await expect(alert(page, 'Erro de validação')).toContainText(CHURCH);
  });
});

test('signing in shows the first validation message only', async ({ page }) => {
  await page.goto('/auth?mode=login');
  for (const { email, password, message } of [
    { email: '', password: '', message: EMAIL },
    { email: 'raquel@raizes.test', password: '12345', message: PASSWORD },
    { email: 'raquel', password: 'segredo1', message: EMAIL },
  ]) {
    await fillLogin(page, { email, password });
    await enterButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(`Erro de validação${message}`);
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
});
