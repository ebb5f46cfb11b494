import { alert } from './support/alert';
import { signIn } from './support/auth-screen';
import { completeBefore } from './support/completed';
import { expect, test } from './support/test';
import { devotionalOn, todayOn } from './support/today';

const shareButton = 'Compartilhar';

test.describe('sharing the completed devotional', () => {
  test.beforeEach(async ({ page, person }) => {
    await signIn(page, person);
    await completeBefore(person.uid, await todayOn(page));
  });

  test('offers WhatsApp or copying the text where there is no share sheet', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { verse_text, verse_reference } = await devotionalOn(page);
    await page.goto('/devotional');
    await page.getByRole('button', { name: shareButton }).click();
    const dialog = page.getByRole('dialog', { name: shareButton });
    await expect(dialog).toContainText(`“${verse_text}” (${verse_reference})`);

    const link = dialog.getByRole('link', { name: 'WhatsApp' });
    const { origin, searchParams } = new URL((await link.getAttribute('href')) ?? '');
    expect(origin).toBe('https://wa.me');
    expect(searchParams.get('text')).toContain(verse_text);
    expect(searchParams.get('text')).toContain('Sequência: 1 dia.');

    await dialog.getByRole('button', { name: 'Copiar texto' }).click();
    await expect(alert(page, 'Texto copiado!')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      searchParams.get('text'),
    );
  });

  test('uses the device’s share sheet, and closing that is no failure', async ({ page }) => {
    const { verse_text } = await devotionalOn(page);
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.body.dataset.shared = data?.text ?? '';
        throw new DOMException('closed', 'AbortError');
      };
    });
    await page.goto('/devotional');
    await page.getByRole('button', { name: shareButton }).click();
    await expect
      .poll(() => page.evaluate(() => document.body.dataset.shared))
      .toContain(verse_text);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Fechar' })).toBeVisible();
  });

  test('offers the rest when the share sheet fails', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.goto('/devotional');
    await page.getByRole('button', { name: shareButton }).click();
    await expect(page.getByRole('dialog', { name: shareButton })).toBeVisible();
  });
});
