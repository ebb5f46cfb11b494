import { paths } from '@raizes/domain/paths';
import { auth, db } from '../support/admin';
import { createUser, withdrawConsent } from '../support/people';
import { expectAccessible } from './support/accessible';
import { logIn, openPage, signIn } from './support/session';
import { signOutButton } from './support/dashboard';
import {
  devicesOf,
  installServiceWorker,
  isBrowserSubscribed,
  fakeSubscription,
  pushService,
  pushSwitch,
  shownNotifications,
  subscribeBrowser,
  tapNotification,
} from './support/push';
import { expect, testAlone as test } from './support/test';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

test('a push is shown, logged and opens its route, and the subscription ends with the session', async ({
  page,
  context,
  person,
}) => {
  await fakeSubscription(context);
  await signIn(page, person);
  await installServiceWorker(page);
  const alert = page.getByRole('alert');
  const card = (name: string) => page.getByRole('region', { name });
  const log = card('Registro de eventos');

  await test.step('clicking the switch registers the device', async () => {
    await expect(pushSwitch(page)).not.toBeChecked();
    await pushSwitch(page).click();
    await expect(pushSwitch(page)).toBeChecked();
    expect(await devicesOf(person.uid)).toHaveLength(1);
  });

  await test.step('a person chooses when to be reminded', async () => {
    const opener = page.getByRole('button', { name: 'Lembrete diário' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Lembrete diário' });
    await dialog.getByLabel('Hora').selectOption('20:00');
    const sunday = dialog.getByRole('button', { name: 'domingo' });
    await expect(sunday).toHaveAttribute('aria-pressed', 'true');
    await sunday.click();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(alert.filter({ hasText: 'Lembrete salvo' })).toBeVisible();
    await expect(opener).toContainText('às 20h');
    expect((await db.doc(paths.pushReminder(person.uid)).get()).data()).toMatchObject({
      enabled: true,
      hour: 20,
      weekdays: [1, 2, 3, 4, 5, 6],
      time_zone: 'America/Sao_Paulo',
    });
  });

  await test.step('the debug screen shows the state of notifications', async () => {
    await openPage(page, '/push-debug');
    await expect(card('Diagnóstico')).toContainText('Concedida');
    await expect(card('Diagnóstico')).toContainText('Ativo');
    const [device] = await devicesOf(person.uid);
    await expect(card('Diagnóstico')).toContainText(`${String(device?.endpoint).slice(0, 50)}…`);
    await expect(card('Modo local')).toContainText('Nada foi enviado ainda.');
    await expect(page.getByText('16.4').first()).toBeVisible();
    await expect(page.getByText('Erros 403 da plataforma são comuns')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(log).toContainText('Diagnóstico atualizado');
  });

  await test.step('the local test shows a notification', async () => {
    await page.getByRole('button', { name: 'Testar notificação local' }).click();
    await expect(alert.filter({ hasText: 'Notificação local enviada' })).toContainText(
      'Verifique se apareceu no dispositivo',
    );
    expect(await shownNotifications(page)).toMatchObject([{ tag: 'teste-local' }]);
  });

  await test.step('the remote test reports how many were sent, and the outbox lists them', async () => {
    await page.getByRole('button', { name: 'Testar push remoto' }).click();
    await expect(alert.filter({ hasText: 'Push remoto enviado' })).toContainText(
      '1 de 1 notificações enviadas',
    );
    await expect(card('Modo local')).toContainText('Teste de push');
    await context.route('**/push-notifications', (route) => route.abort());
    await page.getByRole('button', { name: 'Testar push remoto' }).click();
    await expect(alert.filter({ hasText: 'Erro ao enviar push remoto' })).toBeVisible();
    await context.unroute('**/push-notifications');
  });

  await test.step('a push in FCM’s format is shown and logged', async () => {
    const push = await pushService(page);
    const data = {
      title: 'Resposta recebida',
      body: 'Seu líder respondeu sua mensagem',
      url: '/my-messages',
      tag: 'reply-1',
    };
    await push.deliver(JSON.stringify({ data, from: '1234', fcmMessageId: 'x' }));
    await expect(log).toContainText(
      /\d\d:\d\d:\d\d ?PUSH_RECEIVED: Resposta recebida → \/my-messages/,
    );
    expect(await shownNotifications(page)).toContainEqual({
      title: data.title,
      body: data.body,
      tag: data.tag,
      url: data.url,
      badge: '/icons/badge-96.png',
    });

    // A repeated push replaces its notification; an unreadable one still shows something.
    await push.deliver(JSON.stringify({ data }));
    await push.deliver('{');
    await push.deliver(
      JSON.stringify({ notification: { title: 'De fora' }, data: { url: '//x.com' } }),
    );
    await expect(log).toContainText('De fora → /dashboard');
    const titles = async () =>
      (await shownNotifications(page))
        .map(({ title }) => title)
        .toSorted((a, b) => a.localeCompare(b));
    await expect.poll(titles).toEqual(['De fora', 'Raízes', 'Resposta recebida', 'Teste local']);
  });

  await test.step('clicking it opens its route', async () => {
    await tapNotification(context, 'reply-1');
    await expect(page).toHaveURL('/my-messages');
    expect((await shownNotifications(page)).map(({ tag }) => tag)).not.toContain('reply-1');
  });

  await test.step('a device that the server lost is saved again without asking', async () => {
    await page.evaluate(() => {
      const stored = localStorage.getItem('raizes.push') ?? '';
      localStorage.setItem('raizes.push', stored.replace(/https:[^"]+/, 'https://antes.invalid/x'));
    });
    const saved = page.waitForResponse((response) =>
      response.url().endsWith('/push-notifications'),
    );
    await page.goto('/my-messages');
    await saved;
    expect(await devicesOf(person.uid)).toHaveLength(1);
    await openPage(page, '/dashboard');
    await expect(pushSwitch(page)).toBeChecked();
  });

  await test.step('signing out removes the device and the shown notifications', async () => {
    await signOutButton(page).click();
    await expect(page).toHaveURL('/auth');
    expect(await devicesOf(person.uid)).toEqual([]);
    expect(await shownNotifications(page)).toEqual([]);
  });

  await test.step('signing out without a network ends the subscription on the device', async () => {
    await logIn(page, person);
    await pushSwitch(page).click();
    await expect(pushSwitch(page)).toBeChecked();
    await subscribeBrowser(page);
    await context.setOffline(true);
    await signOutButton(page).click();
    await expect(page).toHaveURL('/auth');
    expect(await isBrowserSubscribed(page)).toBe(false);
    await context.setOffline(false);
  });

  await test.step('the next account on the phone gets its own registration after it allows notifications', async () => {
    const next = await createUser();
    await withdrawConsent(next.uid, 'notifications');
    await logIn(page, next);
    await expect(pushSwitch(page)).not.toBeChecked();
    await pushSwitch(page).click();
    const dialog = page.getByRole('dialog', { name: 'Ligar os avisos?' });
    await dialog.getByRole('button', { name: 'Agora não' }).click();
    await expect(pushSwitch(page)).not.toBeChecked();
    await pushSwitch(page).click();
    await dialog.getByRole('button', { name: 'Ligar' }).click();
    const reminder = page.getByRole('dialog', { name: 'Lembrete diário' });
    await reminder.getByRole('button', { name: 'Cancelar' }).click();
    await expect(pushSwitch(page)).toBeChecked();
    const [[left], [own]] = [await devicesOf(person.uid), await devicesOf(next.uid)];
    expect(own?.endpoint).not.toBe(left?.endpoint);

    // If the session ended while the app was closed, the subscription ends when the app is opened.
    await subscribeBrowser(page);
    await page.goto('/robots.txt');
    await auth.deleteUser(next.uid);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth/);
    await expect.poll(() => isBrowserSubscribed(page)).toBe(false);
  });
});
