import { paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { expectAccessible } from './support/accessible';
import { expect, test } from './support/test';
import { alert } from './support/faults';
import { signIn } from './support/session';

test('an admin changes the church’s settings, and an error keeps the typed values', async ({
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
  const save = page.getByRole('button', { name: 'Salvar', exact: true });
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
    link_newcomers: false,
    time_zone: 'America/Manaus',
    privacy_contact: 'secretaria@videira.test',
  });
  await db.doc(paths.church).set(before);
});
