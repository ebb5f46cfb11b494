import type { Notification } from '@raizes/domain/documents/notification';
import { paths } from '@raizes/domain/paths';
import type { Page } from '@playwright/test';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { openPage, signIn } from './support/session';
import { expect, testAlone as test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const bell = (page: Page) => page.getByRole('button', { name: /^Notificações/ });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notificações' });
const rows = (page: Page) => list(page).getByRole('link');
const celebration = (page: Page) => page.getByRole('status').filter({ hasText: 'Nova conquista!' });

async function notify(uid: string, id: string, changes: Partial<Notification>) {
  await db.doc(paths.notification(uid, id)).set({
    user_id: uid,
    kind: 'challenge',
    title: 'Desafio concluído!',
    body: 'Você concluiu o desafio “Sete dias com Deus”.',
    url: '/dashboard',
    read: false,
    created_at: new Date(),
    ...changes,
  });
}

async function isRead(uid: string, id: string): Promise<unknown> {
  return (await db.doc(paths.notification(uid, id)).get()).get('read');
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const reply = {
  kind: 'reply',
  title: 'Resposta recebida',
  body: 'Seu líder respondeu sua mensagem',
  url: '/my-messages',
} as const;

test('the bell counts unread notifications live and opens the list, newest first', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await expect(bell(page)).toHaveAccessibleName('Notificações');
  await notify(person.uid, 'resposta', { ...reply, created_at: minutesAgo(5) });
  await expect(bell(page)).toHaveAccessibleName('Notificações: 1 não lida');
  await bell(page).click();
  await expect(rows(page)).toHaveCount(1);
  await notify(person.uid, 'desafio', {});
  await expect(rows(page).first()).toContainText('Sete dias com Deus');
  await expect(rows(page).last()).toContainText('há 5 minutos');
  await expectAccessible(page);

  await rows(page).filter({ hasText: 'Resposta recebida' }).click();
  await expect(page).toHaveURL('/my-messages');
  await page.goBack();
  await expect(list(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notificações: 1 não lida');

  await bell(page).click();
  await list(page).getByRole('button', { name: 'Marcar todas como lidas' }).click();
  await expect(list(page).getByText('(não lida)')).toHaveCount(0);
  // The clicked button is now disabled, so the list takes the focus back.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName('Notificações');
  await expect(bell(page)).toBeFocused();

  await test.step('a new badge is said at the next visit, without animation if reduced motion is preferred', async () => {
    await openPage(page, '/bible-videos');
    await notify(person.uid, 'badge-x', {
      kind: 'badge',
      title: 'Nova conquista!',
      body: 'Você ganhou a medalha “Firme na Rocha”.',
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/dashboard');
    await expect(celebration(page)).toContainText('Firme na Rocha');
    const moving = await celebration(page).evaluate(
      (element) =>
        element
          .getAnimations({ subtree: true })
          .filter((each) => each instanceof CSSAnimation && each.playState === 'running').length,
    );
    expect(moving).toBe(0);
    await expect.poll(() => isRead(person.uid, 'badge-x')).toBe(true);
  });
});
