import { expectAccessible } from './support/accessible';
import { signIn } from './support/session';
import { expect, test } from './support/test';

const headings =
  'Referência do Versículo;Texto do Versículo;Pergunta de Reflexão;Pergunta de Aplicação';
const csv = (...rows: string[]) => Buffer.from(`\u{feff}${[headings, ...rows].join('\r\n')}\r\n`);

test('an admin imports a series after seeing it, and deletes it again', async ({ page, admin }) => {
  const name = `Advento ${Date.now()}`;
  const file = (buffer: Buffer) => ({ name: `${name}.csv`, mimeType: 'text/csv', buffer });
  await signIn(page, admin, '/content-calendar');
  await page.getByRole('button', { name: /^Preencher sozinho/ }).click();
  await page.getByRole('button', { name: 'Fontes' }).click();
  const dialog = page.getByRole('dialog');
  const input = dialog.locator('input[type=file]');
  await input.setInputFiles(file(csv('Isaías 9.6;;O que espera?;A quem ajuda?')));
  await expect(dialog).toContainText('Linha 2: Texto do versículo é obrigatório');
  await expect(dialog.getByRole('button', { name: 'Importar' })).toBeDisabled();

  await input.setInputFiles(
    file(csv('Isaías 9.6;"Um menino; nasceu";O que espera?;A quem ajuda?')),
  );
  await dialog.getByLabel('Quando').selectOption('advent');
  await dialog.getByRole('button', { name: /^Isaías 9\.6/ }).click();
  await expect(dialog.getByRole('blockquote')).toHaveText('Um menino; nasceu');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Importar' }).click();

  await expect(page.getByText('Arquivo importado.')).toBeVisible();
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Fontes' }).click();
  await expect(dialog).toContainText('1 devocional · todo ano, no 1º domingo do Advento');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `Excluir: ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(dialog).not.toContainText(name);
});
