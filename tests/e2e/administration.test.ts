import { paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/admin';
import { alert } from './support/faults';
import { signIn } from './support/session';

test('each admin route leads a disciple to the dashboard', async ({
  page,
  admin,
  person,
  otherPage: disciple,
}) => {
  await signIn(page, admin, '/admin');
  const cards = page.getByRole('navigation', { name: 'Administração' }).getByRole('link');
  await expect(cards).not.toHaveCount(0);
  const addresses = await cards.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(addresses).toEqual(
    expect.arrayContaining([
      '/manage-users',
      '/manage-challenges',
      '/manage-daily-readings',
      '/create-devotional',
      '/manage-bible-videos',
      '/content-calendar',
    ]),
  );
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');

  await signIn(disciple, person, '/admin');
  await expect(disciple).toHaveURL('/dashboard');
  for (const address of addresses) {
    // As a link within the app would: the page is not loaded anew each time.
    await disciple.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, address);
    await expect(disciple).toHaveURL('/dashboard');
  }
});

test('the church’s settings are changed, and what is wrong keeps what was typed', async ({
  page,
  admin,
}) => {
  const before = (await db.doc(paths.church).get()).data() ?? {};
  await signIn(page, admin, '/church-settings');
  const [name, leader, contact] = [
    page.getByLabel('Nome da igreja'),
    page.getByLabel('Líder padrão'),
    page.getByLabel('Contato para privacidade'),
  ];
  const save = page.getByRole('button', { name: 'Salvar' });
  await expect(name).toHaveValue('Igreja Raízes');
  await expect(leader).toHaveValue('pastor');
  await expectAccessible(page);

  await contact.fill('');
  await name.fill('Igreja da Videira');
  await save.click();
  await expect(alert(page, 'Contato para privacidade é obrigatório')).toBeVisible();
  await expect(contact).toBeFocused();
  await expect(name).toHaveValue('Igreja da Videira');
  await expectAccessible(page);

  await contact.fill('secretaria@videira.test');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Continuamos de onde você parou')).toBeVisible();
  await expect(name).toHaveValue('Igreja da Videira');
  await page.getByLabel('Fuso horário').selectOption('America/Manaus');
  await save.click();
  await expect(alert(page, 'Configurações salvas com sucesso.')).toBeVisible();
  expect((await db.doc(paths.church).get()).data()).toEqual({
    name: 'Igreja da Videira',
    default_leader_id: 'pastor',
    time_zone: 'America/Manaus',
    privacy_contact: 'secretaria@videira.test',
  });
  await db.doc(paths.church).set(before);
});
