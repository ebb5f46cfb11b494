import { expectAccessible } from './support/accessible';
import { signIn } from './support/session';
import { publishVideo, tab, videoCard, withdrawVideos, withoutYouTube } from './support/content';
import { installServiceWorker } from './support/push';
import { expect, test } from './support/test';

test.afterEach(withdrawVideos);

test('the dashboard leads to the summaries in the Bible’s order; a card opens the player that sets no cookies, and the back button closes it', async ({
  page,
  person,
}) => {
  const asked = await withoutYouTube(page);
  await signIn(page, person);
  await test.step('two tabs in the Bible’s order, and the chosen one survives a reload', async () => {
    const recent = await publishVideo({ testament: 'Novo', book_order: 49 });
    await page.getByRole('link', { name: 'Resumos Bíblicos videos de 5 minutos' }).click();
    await expect(page).toHaveURL('/bible-videos');
    await expect(page).toHaveTitle('Resumos Bíblicos · Raízes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resumos Bíblicos');
    await expect(page.getByRole('main')).toContainText('Vídeos de 5 minutos');
    await tab(page, 'Novo Testamento').click();
    await expect(videoCard(page, recent.book_name)).toBeVisible();
    const books = await page.getByRole('tabpanel').getByRole('listitem').allTextContents();
    const placeOf = (book: string) => books.findIndex((text) => text.includes(book));
    expect(placeOf('Romanos')).toBeLessThan(placeOf(recent.book_name));
    expect(placeOf(recent.book_name)).toBeLessThan(placeOf('Filipenses'));
    await page.reload();
    await expect(tab(page, 'Novo Testamento')).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page);
  });
  await test.step('the player is not there before', async () => {
    const { book_name, description } = await publishVideo();
    await page.goto('/bible-videos');
    await expect(videoCard(page, book_name)).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);

    await videoCard(page, book_name).click();
    const dialog = page.getByRole('dialog', { name: book_name });
    await expect(dialog).toContainText('Antigo Testamento · 5 minutos');
    await expect(dialog).toContainText(description ?? '');
    const player = dialog.getByTitle(`Resumo de ${book_name}`);
    await expect(player).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
    );
    await expect(player).toHaveAttribute('allowfullscreen');
    await expect(player.contentFrame().getByRole('heading')).toHaveText('Player');
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(videoCard(page, book_name)).toBeFocused();
  });
  await test.step('the device’s back button closes the video and stays on the list', async () => {
    const { id, book_name } = await publishVideo({ testament: 'Novo' });
    await page.goto('/bible-videos');
    await tab(page, 'Novo Testamento').click();
    await videoCard(page, book_name).click();
    await expect(page).toHaveURL(`/bible-videos?testamento=novo&video=${id}`);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/bible-videos?testamento=novo');

    await page.goto(`/bible-videos?testamento=novo&video=${id}`);
    await expect(page.getByRole('dialog', { name: book_name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/bible-videos?testamento=novo');
  });
  await test.step('a video that is not on YouTube opens in a tab of its own', async () => {
    const { book_name, video_url } = await publishVideo({
      video_url: 'https://vimeo.com/76979871',
    });
    await page.goto('/bible-videos');
    await videoCard(page, book_name).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Assistir em vimeo.com' });
    await expect(link).toHaveAttribute('href', video_url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a device that has seen the list shows it, one that never has says so, and a video waits for the network', async ({
    page,
    context,
    person,
  }) => {
    const { book_name } = await publishVideo();
    await signIn(page, person);
    await installServiceWorker(page);

    await context.setOffline(true);
    await page.goto('/bible-videos');
    await expect(page.getByRole('tabpanel')).toContainText(
      'Você está sem internet, e os vídeos ainda não foram guardados neste aparelho.',
    );
    await context.setOffline(false);
    await expect(videoCard(page, book_name)).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    await videoCard(page, book_name).click();
    const dialog = page.getByRole('dialog', { name: book_name });
    await expect(dialog).toContainText('Você está sem internet, e este vídeo precisa dela.');
    await expect(dialog.locator('iframe')).toHaveCount(0);
    await expectAccessible(page);

    await withoutYouTube(page);
    await context.setOffline(false);
    await expect(dialog.getByTitle(`Resumo de ${book_name}`)).toBeVisible();
    await expect(dialog).not.toContainText('Você está sem internet');
  });
});
