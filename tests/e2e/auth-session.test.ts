import { enterButton, signIn } from './support/session';
import { expect, test } from './support/test';

test('a guarded route without a session opens /auth, after a spinner; a session survives a reload, and /auth leads to /dashboard', async ({
  page,
  person,
}) => {
  for (const route of ['/dashboard', '/devotional']) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/session-*.js', async (asset) => {
      await released;
      await asset.continue();
    });
    await page.goto(route);
    await expect(page.getByRole('progressbar', { name: 'Carregando' })).toBeVisible();
    release();
    await expect(page).toHaveURL('/auth');
    await expect(enterButton(page)).toBeVisible();
    await page.unroute('**/assets/session-*.js');
  }

  await signIn(page, person);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Maria$/);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/auth?mode=signup');
  await expect(page).toHaveURL('/dashboard');
});

test('sign-up is shown when mode=signup, login otherwise, and the toggle changes it', async ({
  page,
}) => {
  await page.goto('/auth');
  await expect(enterButton(page)).toBeVisible();
  await page.getByLabel('Email').fill('raquel@raizes.test');
  await page.getByRole('button', { name: 'Criar conta', exact: true }).click();
  await expect(page).toHaveURL('/auth?mode=signup');
  await expect(page.getByLabel('Nome completo')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('raquel@raizes.test');
  await page.getByRole('button', { name: 'Fazer login' }).click();
  await expect(page).toHaveURL('/auth?mode=login');
  await expect(page.getByLabel('Nome completo')).toBeHidden();
  await page.goto('/auth?mode=anything');
  await expect(enterButton(page)).toBeVisible();

  await test.step('the password can be shown and hidden again', async () => {
    await page.getByLabel('Senha').fill('segredo1');
    await expect(page.getByLabel('Senha')).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Mostrar caracteres' }).click();
    await expect(page.getByLabel('Senha')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar caracteres' }).click();
    await expect(page.getByLabel('Senha')).toHaveAttribute('type', 'password');
  });
});
