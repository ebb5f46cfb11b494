import { expectAccessible } from './support/accessible';
import { signIn } from './support/session';
import { publishVideo, tab, videoCard, withdrawVideos, withoutYouTube } from './support/content';
import { findNothing } from './support/faults';
import { installServiceWorker } from './support/push';
import { expect, test } from './support/test';

test.afterEach(withdrawVideos);

test('the summaries of the Bible’s books stand in two tabs in its order, reached from the dashboard', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await test.step('the dashboard leads to them and to the history; where there are none it says so', async () => {
    const findAgain = await findNothing(page, 'book_order');
    const history = page.getByRole('link', { name: 'Histórico de devocionais' });
    await expect(history).toHaveAttribute('href', '/devotional-history');
    await page.getByRole('link', { name: 'Resumos Bíblicos videos de 5 minutos' }).click();
    await expect(page).toHaveURL('/bible-videos');
    await expect(page).toHaveTitle('Resumos Bíblicos · Raízes');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resumos Bíblicos');
    await expect(page.getByRole('main')).toContainText('Vídeos de 5 minutos');
    await expect(page.getByText('Nenhum vídeo disponível no momento.')).toBeVisible();
    await findAgain();
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
  await test.step('each testament has a tab with its count', async () => {
    const old = await publishVideo({ duration_minutes: 1 });
    const recent = await publishVideo({ testament: 'Novo', book_order: 49, duration_minutes: 12 });
    await page.goto('/bible-videos');
    const cards = page.getByRole('tabpanel').getByRole('listitem');

    for (const name of ['Antigo Testamento', 'Novo Testamento']) {
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect
        .poll(
          async () => (await tab(page, name).textContent()) === `${name} (${await cards.count()})`,
        )
        .toBe(true);
    }
    await expect(cards.filter({ hasText: recent.book_name })).toContainText('12 minutos');
    await expect(cards.filter({ hasText: old.book_name })).toBeHidden();
    const books = await cards.allTextContents();
    const placeOf = (book: string) => books.findIndex((text) => text.includes(book));
    expect(placeOf('Romanos')).toBeLessThan(placeOf(recent.book_name));
    expect(placeOf(recent.book_name)).toBeLessThan(placeOf('Filipenses'));

    await page.reload();
    await expect(tab(page, 'Novo Testamento')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Antigo Testamento').click();
    await expect(cards.filter({ hasText: old.book_name })).toContainText('1 minuto');
    await expectAccessible(page);
  });
  await test.step('a thumbnail is loaded lazily, and a broken one gives way to the drawn cover', async () => {
    const whole = await publishVideo({ thumbnail_url: 'https://igreja.test/capa.png' });
    const broken = await publishVideo({ thumbnail_url: 'https://igreja.test/quebrada.png' });
    await page.route('https://igreja.test/*', (route) =>
      route.request().url().endsWith('capa.png')
        ? route.fulfill({
            contentType: 'image/svg+xml',
            body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
          })
        : route.abort(),
    );
    await page.goto('/bible-videos');
    await videoCard(page, whole.book_name).scrollIntoViewIfNeeded();
    const picture = videoCard(page, whole.book_name).locator('img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await expect(videoCard(page, broken.book_name).locator('img')).toHaveCount(0);
    const [shown, drawn] = await Promise.all(
      [whole, broken].map(({ book_name }) => videoCard(page, book_name).boundingBox()),
    );
    expect(shown?.height).toBe(drawn?.height);
  });
});

test('a card opens the player that sets no cookies, and the back button closes it', async ({
  page,
  person,
}) => {
  const asked = await withoutYouTube(page);
  await signIn(page, person);
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
