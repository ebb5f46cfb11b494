import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { BibleVideo } from '@raizes/domain/documents/content';
import { paths } from '@raizes/domain/paths';
import { db } from '../../support/admin';

const published: string[] = [];

/** Publishes a video of its own for a test. */
export async function publishVideo(changes: Partial<BibleVideo> = {}): Promise<BibleVideo> {
  const id = randomUUID();
  const video: BibleVideo = {
    id,
    book_name: `Livro ${id.slice(0, 8)}`,
    book_order: 7,
    testament: 'Antigo',
    video_url: 'https://www.youtube.com/embed/dQw4w9WgXcQ',
    thumbnail_url: null,
    duration_minutes: 5,
    description: 'Deus levanta libertadores num tempo sem rei.',
    ...changes,
  };
  await db.doc(paths.bibleVideo(id)).set(video);
  published.push(id);
  return video;
}

export async function withdrawVideos() {
  await Promise.all(published.splice(0).map((id) => db.doc(paths.bibleVideo(id)).delete()));
}

/** Stands in for YouTube, which a test must not need; tells what has been asked of it. */
export async function withoutYouTube(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Player</title><main><h1>Player</h1></main></html>',
    });
  });
  return asked;
}

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The card of a book; opens its video. */
export const videoCard = (page: Page, book: string): Locator =>
  page.getByRole('tabpanel').getByRole('button', { name: book });
