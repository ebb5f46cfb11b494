import { expect, testAlone as test } from './support/test';

const SECTIONS = [
  'O que é o Raízes?',
  'Como funciona',
  'Instale o aplicativo',
  'Comece Sua Jornada Espiritual Hoje',
];

test('the landing page explains the installation on Android and iPhone, and installs where the browser supports it', async ({
  page,
}) => {
  await page.goto('/');
  const [android, iphone] = [
    page.getByRole('tabpanel', { name: 'Android' }),
    page.getByRole('tabpanel', { name: 'iOS (iPhone)' }),
  ];
  await expect(android).toBeVisible();
  await expect(iphone).toBeHidden();
  await page.getByRole('tab', { name: 'iOS (iPhone)' }).click();
  await expect(iphone).toContainText('16.4');
  await expect(android).toBeHidden();

  const install = page.getByRole('button', { name: 'Instalar agora' });
  await expect(install).toBeHidden();
  // Chrome on Android dispatches this event when the app can be installed.
  await page.evaluate(() => {
    const prompt = async () => {
      document.title = 'asked';
      return { outcome: 'accepted' };
    };
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }),
    );
  });
  await install.click();
  await expect(page).toHaveTitle('asked');
  await expect(install).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(page.getByRole('status')).toContainText('está instalado neste aparelho');
});

test.describe('the landing page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('can be read and navigated', async ({ page }) => {
    await page.goto('/');
    for (const name of SECTIONS) await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByText('Safari').first()).toBeVisible();
    await page.getByRole('link', { name: 'Privacidade' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    const start = page.getByRole('link', { name: 'Começar Agora' });
    await expect(start).toHaveAttribute('href', '/auth');
  });
});
