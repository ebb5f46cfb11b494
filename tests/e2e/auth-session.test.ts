import { paths } from '@raizes/domain/paths';
import { auth, db } from '../support/admin';
import {
  createAccountButton,
  enterButton,
  fillLogin,
  fillSignUp,
  newcomer,
  signIn,
} from './support/session';
import { alert } from './support/faults';
import { expect, test } from './support/test';

test('the session survives a reload, and /auth leads whoever has one to /dashboard', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Maria$/);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/auth?mode=signup');
  await expect(page).toHaveURL('/dashboard');
});

test('a guarded route without a session opens /auth, after a spinner', async ({ page }) => {
  for (const route of ['/dashboard', '/devotional']) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/watch-session-*.js', async (asset) => {
      await released;
      await asset.continue();
    });
    await page.goto(route);
    await expect(page.getByRole('progressbar', { name: 'Carregando' })).toBeVisible();
    release();
    await expect(page).toHaveURL('/auth');
    await expect(enterButton(page)).toBeVisible();
    await page.unroute('**/assets/watch-session-*.js');
  }
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

test('the e-mail is trimmed and lower-cased, and angle brackets are stripped from names', async ({
  page,
}) => {
  const person = newcomer();
  await page.goto('/auth?mode=signup');
  await fillSignUp(page, {
    ...person,
    fullName: '  Raquel <b>Antunes</b> ',
    church: ' <i>Igreja Batista ',
    email: `  ${person.email.toUpperCase()} `,
  });
  await createAccountButton(page).click();
  await expect(alert(page, 'Conta criada com sucesso!')).toBeVisible();

  const { uid } = await auth.getUserByEmail(person.email);
  const profile = await db.doc(paths.profile(uid)).get();
  expect(profile.data()).toMatchObject({
    id: uid,
    full_name: 'Raquel bAntunes/b',
    church_denomination: 'iIgreja Batista',
    position: 'discipulo',
    pastor_id: null,
  });

  await fillLogin(page, { ...person, email: ` ${person.email.toUpperCase()}  ` });
  await enterButton(page).click();
  await expect(page).toHaveURL('/dashboard');
});
