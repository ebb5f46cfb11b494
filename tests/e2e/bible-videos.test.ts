import { expectAccessible } from './support/accessible';
import { tellOffline } from './support/device';
import { signIn } from './support/session';
import {
  publishVideo,
  tab,
  videoCard,
  deletePublishedVideos,
  fakeYouTube,
} from './support/content';
import { expect, test, testInstalled } from './support/test';

test.afterEach(deletePublishedVideos);

test('a card opens the player without cookies, the back button closes it, and a video that is not on YouTube opens in a tab', async ({
  page,
  person,
}) => {
  const requested = await fakeYouTube(page);
  const { book_name, description, id } = await publishVideo({ testament: 'Novo', book_order: 49 });
  const elsewhere = await publishVideo({ video_url: 'https://vimeo.com/76979871' });
  await signIn(page, person);
  await page.getByRole('link', { name: 'Resumos Bíblicos videos de 5 minutos' }).click();
  await expect(page).toHaveTitle('Resumos Bíblicos · Raízes');
  await tab(page, 'Novo Testamento').click();
  const book = videoCard(page, book_name);
  await expect(book).toBeVisible();
  const books = await page.getByRole('tabpanel').getByRole('listitem').allTextContents();
  const placeOf = (name: string) => books.findIndex((text) => text.includes(name));
  expect(placeOf('Romanos')).toBeLessThan(placeOf(book_name));
  expect(placeOf(book_name)).toBeLessThan(placeOf('Filipenses'));
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(requested).toEqual([]);

  await test.step('the player', async () => {
    await book.click();
    await expect(page).toHaveURL(`/bible-videos?testamento=novo&video=${id}`);
    const dialog = page.getByRole('dialog', { name: book_name });
    await expect(dialog).toContainText('Novo Testamento · 5 minutos');
    await expect(dialog).toContainText(description ?? '');
    const player = dialog.getByTitle(`Resumo de ${book_name}`);
    await expect(player).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/,
    );
    await expect(player).toHaveAttribute('allowfullscreen');
    await expect(player.contentFrame().getByRole('heading')).toHaveText('Player');
    await expectAccessible(page);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/bible-videos?testamento=novo');

    await page.goto(`/bible-videos?testamento=novo&video=${id}`);
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page).toHaveURL('/bible-videos?testamento=novo');
    await book.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(book).toBeFocused();
  });

  await test.step('a video that is not on YouTube', async () => {
    await tab(page, 'Antigo Testamento').click();
    await videoCard(page, elsewhere.book_name).click();
    const link = page.getByRole('dialog').getByRole('link', { name: 'Assistir em vimeo.com' });
    await expect(link).toHaveAttribute('href', elsewhere.video_url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

testInstalled(
  'without a network the list appears only on a device that has loaded it before, and a video waits for the network',
  async ({ page, context, person }) => {
    const { book_name } = await publishVideo();
    await signIn(page, person);

    await context.setOffline(true);
    await page.goto('/bible-videos');
    await tellOffline(page);
    await expect(page.getByRole('tabpanel')).toContainText(
      'Você está sem internet, e os vídeos ainda não foram guardados neste aparelho.',
    );
    await context.setOffline(false);
    await expect(videoCard(page, book_name)).toBeVisible();

    await context.setOffline(true);
    await page.reload();
    const card = videoCard(page, book_name);
    await expect(card).toBeVisible();
    await tellOffline(page);
    await card.click();
    const dialog = page.getByRole('dialog', { name: book_name });
    await expect(dialog).toContainText('Você está sem internet, e este vídeo precisa dela.');
    await expect(dialog.locator('iframe')).toHaveCount(0);
    await expectAccessible(page);

    await fakeYouTube(page);
    await context.setOffline(false);
    await expect(dialog.getByTitle(`Resumo de ${book_name}`)).toBeVisible();
    await expect(dialog).not.toContainText('Você está sem internet');
  },
);
