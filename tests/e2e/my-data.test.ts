import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { collections, paths } from '@raizes/domain/paths';
import { auth, db } from '../support/admin';
import { createUser } from '../support/people';
import { expectAccessible } from './support/accessible';
import { alert } from './support/faults';
import { enterButton, fillLogin, purpose, signIn } from './support/session';
import { deviceTraces, firestoreDatabases } from './support/device';
import { historyDays, writeHistory } from './support/devotional';
import { expect, test } from './support/test';

const hostile = '<img src=x onerror=alert(1)> & "aspas"';

test('a person sees and corrects their data, changes consents, downloads a copy and erases the account', async ({
  page,
}) => {
  const leader = await createUser({ fullName: 'Lia Prado', position: 'lider' });
  const person = await createUser({
    fullName: 'Zenaide Quintanilha',
    leader: { id: leader.uid, full_name: leader.fullName, position: 'lider' },
  });
  const { uid } = person;
  await writeHistory(uid, historyDays(3), () => ({ reflection: hostile }));
  await signIn(page, person);

  await test.step('the page is two links away from the dashboard', async () => {
    await page.getByRole('link', { name: 'Eu', exact: true }).click();
    await page.getByRole('link', { name: 'Meus dados' }).click();
    await expect(page).toHaveURL('/my-data');
    await expect(page.getByRole('heading', { level: 1, name: 'Meus dados' })).toBeVisible();
    const account = page.getByRole('region', { name: 'Minha conta' });
    await expect(account).toContainText('Zenaide Quintanilha');
    await expect(account).toContainText(person.email);
    const kept = page.getByRole('region', { name: 'O que está guardado' });
    await expect(kept).toContainText('Devocionais3');
    await expect(
      page.getByText(/^Ano de nascimento informado: 1990\. .* corrija\.$/),
    ).toBeVisible();
    await expect(
      page.getByText(/^Dúvidas sobre os seus dados\? Fale com \S+@\S+\.$/),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the name is corrected', async () => {
    await page.getByRole('button', { name: /^Nome completo/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome completo').fill('Z');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toContainText('Nome deve ter no mínimo 2 caracteres');
    await expectAccessible(page);
    await dialog.getByLabel('Nome completo').fill('Zenaide Quintanilha Reis');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('region', { name: 'Minha conta' })).toContainText('Reis');
  });

  await test.step('a consent is withdrawn at once, and the history shows it', async () => {
    await purpose(page, 'Meu líder vê o meu progresso').uncheck();
    await expect
      .poll(async (): Promise<unknown> =>
        (await db.doc(paths.userStats(uid)).get()).get('consents.leader_progress'),
      )
      .toBe(false);
    const history = page.getByRole('list', { name: 'Histórico dos consentimentos' });
    await expect(history.getByRole('listitem')).toHaveCount(2);
    await expect(history.getByRole('listitem').first()).not.toContainText('líder');
    expect((await db.doc(paths.consents(uid)).get()).data()).toMatchObject({ birth_year: 1990 });
  });

  await test.step('the copy contains everything, readable and machine-readable', async () => {
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar tudo o que é meu' }).click();
    const file = await arriving;
    expect(file.suggestedFilename()).toMatch(/^raizes-meus-dados-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(await readFile(await file.path()));
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const data: unknown = JSON.parse(textOf('data.json'));
    expect(data).toMatchObject({
      account: { id: uid, email: person.email },
      profile: { full_name: 'Zenaide Quintanilha Reis' },
      kept: {
        user_devotionals: [{}, {}, { fields: { reflection: hostile } }],
        consent_log: [{}, {}],
      },
    });
    const html = textOf('meus-dados.html');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;aspas&quot;');
    expect(html).not.toContain('<img');
    await page.evaluate(
      (text) => {
        document.open();
        document.write(text);
        document.close();
      },
      html.replace(/<meta http-equiv[^>]*>/, ''),
    );
    await expect(page.getByRole('heading', { name: 'Devocionais' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/my-data');
  });

  await test.step('erasing needs the password and an explicit confirmation', async () => {
    await page.getByRole('button', { name: 'Apagar minha conta' }).click();
    const dialog = page.getByRole('dialog');
    const confirmButton = dialog.getByRole('button', { name: 'Apagar para sempre' });
    await confirmButton.click();
    await expect(alert(page, 'A conta não foi apagada')).toContainText('marque que entendeu');
    await dialog.getByLabel('Senha').fill('errada123');
    await dialog.getByLabel('Entendi que tudo será apagado').check();
    await confirmButton.click();
    await expect(alert(page, 'A conta não foi apagada')).toContainText('Senha incorreta.');
    await expectAccessible(page);
    await expect(auth.getUser(uid)).resolves.toBeDefined();
    await dialog.getByLabel('Senha').fill(person.password);
    await confirmButton.click();
  });

  await test.step('nothing is left on the server or the device', async () => {
    await expect(page).toHaveURL('/goodbye');
    await expect(page.getByRole('heading', { name: 'Sua conta foi apagada' })).toBeVisible();
    await expectAccessible(page);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    expect(await db.doc(`${collections.users}/${uid}`).listCollections()).toEqual([]);
    const traces = await deviceTraces(page);
    for (const secret of [uid, person.email, 'Quintanilha']) expect(traces).not.toContain(secret);
    await expect.poll(() => firestoreDatabases(page)).toEqual([]);
    await page.goto('/auth');
    await fillLogin(page, person);
    await enterButton(page).click();
    await expect(alert(page, 'Erro ao fazer login')).toBeVisible();
  });
});
