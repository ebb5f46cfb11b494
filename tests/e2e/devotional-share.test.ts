import { alert } from './support/faults';
import { signIn } from './support/session';
import { completeBefore } from './support/devotional';
import { expect, test } from './support/test';
import { devotionalOn, todayOn } from './support/content';

const shareButton = 'Compartilhar';

test('the completed devotional is shared by the device’s sheet, or else by WhatsApp or copying', async ({
  page,
  context,
  person,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, person);
  await completeBefore(person.uid, await todayOn(page));
  const { verse_text, verse_reference } = await devotionalOn(page);
  await page.goto('/devotional');
  const share = page.getByRole('button', { name: shareButton });
  const dialog = page.getByRole('dialog', { name: shareButton });

  await test.step('WhatsApp or copying where there is no share sheet', async () => {
    await share.click();
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

  await test.step('the share sheet, and closing it is no failure', async () => {
    await page.evaluate(() => {
      navigator.share = async (data) => {
        document.body.dataset.shared = data?.text ?? '';
        throw new DOMException('closed', 'AbortError');
      };
    });
    await share.click();
    await expect
      .poll(() => page.evaluate(() => document.body.dataset.shared))
      .toContain(verse_text);
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Fechar' })).toBeVisible();
  });

  await test.step('the rest when the share sheet fails', async () => {
    await page.evaluate(() => {
      navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await share.click();
    await expect(dialog).toBeVisible();
  });
});
