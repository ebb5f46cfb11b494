import { collections, paths } from '@raizes/domain/paths';
import { auth, db } from '../support/admin';
import { createUser } from '../support/people';
import { expectAccessible } from './support/accessible';
import { expect, testAlone as test } from './support/test';
import type { Page } from '@playwright/test';
import {
  answerWelcome,
  createAccountButton,
  enterButton,
  fillLogin,
  fillSignUp,
  newcomer,
  openSignUp,
  signIn,
} from './support/session';
import { alert } from './support/faults';
import { messageDialog, messageField, talkButton } from './support/messages';
import { card, expectFigures, startDevotional, todayInWeek } from './support/dashboard';
import {
  answers,
  backButton,
  completeButton,
  continueButton,
  expectStep,
  figure,
  continueTo,
  memorize,
  pauseButton,
  successHeading,
  verseField,
  reflectionField,
  applicationField,
} from './support/devotional';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.use({ serviceWorkers: 'allow' });

test('a new disciple creates an account, does the devotional in eight steps, sees XP, level and streak change live, and confirms the e-mail to write to the leader', async ({
  page,
  otherPage: other,
}) => {
  const person = newcomer();

  await test.step('the landing page leads to the sign-up', async () => {
    await openSignUp(page);
    await expect(page).toHaveURL('/auth?mode=signup');
  });

  await test.step('creating the account shows the login', async () => {
    await fillSignUp(page, person);
    await createAccountButton(page).click();
    await expect(alert(page, 'Conta criada com sucesso!')).toBeVisible();
    await expect(page).toHaveURL('/auth?mode=login');
    await expect(page.getByLabel('Nome completo')).toBeHidden();
  });

  await test.step('signing in opens a dashboard of zeros', async () => {
    await fillLogin(page, person);
    await enterButton(page).click();
    await expect(alert(page, 'Login realizado com sucesso!')).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Raquel$/);
    await expectFigures(page, { xp: '0', streak: '0 dias', level: '1', label: 'Iniciante' });
    await expect(todayInWeek(page)).toHaveAccessibleName(/não concluído$/);
  });

  await test.step('the first visit asks for consent and birth year, and leads to the first devotional', async () => {
    await answerWelcome(page);
  });

  let loads = 0;
  await test.step('the same person is signed in on a second device', async () => {
    await signIn(other, person);
    await expectFigures(other, { xp: '0', streak: '0 dias', level: '1', label: 'Iniciante' });
    other.on('load', () => {
      loads += 1;
    });
  });

  await test.step('steps 1 to 4 are read, forward and back', async () => {
    await expectStep(page, 1);
    await backButton(page).click();
    await expect(page).toHaveURL('/dashboard');
    await startDevotional(page).click();
    for (const step of [2, 3, 4]) {
      await continueTo(page, step);
      await backButton(page).click();
      await expectStep(page, step - 1);
      await continueTo(page, step);
    }
  });

  await test.step('steps 5 and 6 must be filled in', async () => {
    for (const { field, text, step } of [
      { field: reflectionField(page), text: answers.reflection, step: 5 },
      { field: applicationField(page), text: answers.application, step: 6 },
    ]) {
      await continueTo(page, step);
      await expect(continueButton(page)).toBeDisabled();
      await field.fill(' \n\t ');
      await expect(continueButton(page)).toBeDisabled();
      await field.fill(text);
      await backButton(page).click();
      await expectStep(page, step - 1);
      await continueTo(page, step);
      await expect(field).toHaveValue(text);
    }
    await pauseButton(page).click();
    await expect(page).toHaveURL('/dashboard');
    await card(page, 'Devocional de hoje').getByRole('link').click();
    await expectStep(page, 6);
    await expect(applicationField(page)).toHaveValue(answers.application);
  });

  await test.step('step 7 scores the memorized verse, below and above 70, and the result survives a reload', async () => {
    await continueTo(page, 7);
    await backButton(page).click();
    await expectStep(page, 6);
    await continueTo(page, 7);
    await expect(continueButton(page)).toBeDisabled();
    await memorize(page, 'não me lembro');
    await expect(alert(page, 'Quase lá! Continue praticando')).toBeVisible();
    await expect(verseField(page)).toBeEditable();
    await memorize(page);
    await expect(alert(page, 'Parabéns! Memorização validada!')).toBeVisible();
    await page.reload();
    await expectStep(page, 7);
    await expect(alert(page, 'Parabéns! Memorização validada!')).toBeVisible();
    await expect(verseField(page)).toBeDisabled();
  });

  await test.step('step 8 shows the answers and completes the devotional', async () => {
    await continueTo(page, 8);
    await backButton(page).click();
    await expectStep(page, 7);
    await expect(verseField(page)).toBeDisabled();
    await continueTo(page, 8);
    await page.goBack();
    await expectStep(page, 7);
    await page.goForward();
    await expectStep(page, 8);
    await expect(card(page, 'Sua reflexão')).toContainText(answers.reflection.split('\n')[0] ?? '');
    await expect(card(page, 'Sua aplicação prática')).toContainText(answers.application);
    await completeButton(page).click();
    await expect(successHeading(page)).toBeVisible();
    await expect(figure(page, 'XP ganho')).toHaveText('+75');
    await expect(figure(page, 'Sequência')).toHaveText('1 dia');
    await expect(figure(page, 'Nível')).toHaveText('1');
    const celebration = page.getByRole('status').filter({ hasText: 'Primeira Semente' });
    await expect(celebration).toContainText('Nova conquista!');
    await expect(page.getByRole('link', { name: 'Ir para a leitura de hoje' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the dashboard has changed, here and on the other device', async () => {
    await page.getByRole('button', { name: 'Fechar' }).click();
    await expect(page).toHaveURL('/dashboard');
    for (const dashboard of [page, other]) {
      await expectFigures(dashboard, {
        xp: '75',
        streak: '1 dia',
        level: '1',
        label: 'Iniciante',
      });
      await expect(todayInWeek(dashboard)).toHaveAccessibleName(/: concluído$/);
      await expect(card(dashboard, 'Devocional de hoje')).toContainText('Concluído hoje · +75 XP');
    }
    expect(loads).toBe(0);
  });

  const notice = (shown: Page) => shown.getByText('Confirme o seu e-mail');

  await test.step('a message to the leader waits until the e-mail is confirmed', async () => {
    const leader = await createUser({ fullName: 'Tiago Menezes', position: 'lider' });
    const { uid } = await auth.getUserByEmail(person.email);
    await db.doc(paths.profile(uid)).update({ pastor_id: leader.uid });
    for (const dashboard of [page, other]) await expect(notice(dashboard)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ler agora' }).click();
    await talkButton(page).click();
    await expect(messageDialog(page)).toContainText(
      `Abra o link que enviamos para ${person.email}`,
    );
    await expect(messageDialog(page).getByRole('link', { name: '188' })).toBeVisible();
    await expect(messageField(page)).toBeHidden();
    await expectAccessible(page);
  });

  await test.step('the link in the e-mail confirms it, here and on the other device', async () => {
    await page.getByRole('link', { name: 'Abrir o link do e-mail' }).click();
    await page.getByRole('button', { name: 'Confirmo que criei esta conta' }).click();
    await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible();
    await page.getByRole('link', { name: 'Continuar' }).click();
    await expect(page).toHaveURL('/dashboard');
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    for (const dashboard of [page, other]) {
      await expectFigures(dashboard, { xp: '75', streak: '1 dia', level: '1', label: 'Iniciante' });
      await expect(notice(dashboard)).toBeHidden();
    }
    expect(loads).toBe(0);
  });

  await test.step('the message goes to the leader', async () => {
    await page.getByRole('link', { name: 'Ler agora' }).click();
    await talkButton(page).click();
    await messageField(page).fill('Hoje comecei.');
    await messageField(page).press('Enter');
    // If the server takes longer than four seconds, the message is first stored on the device.
    const toast = page.getByRole('alert').filter({ hasText: /^Mensagem (enviada!|salva neste)/ });
    await expect(toast).toBeVisible();
    const { uid } = await auth.getUserByEmail(person.email);
    const sent = db.collection(collections.pastorMessages).where('user_id', '==', uid);
    const texts = async () => (await sent.get()).docs.map((each): unknown => each.get('message'));
    await expect.poll(texts, { timeout: 45_000 }).toEqual(['Hoje comecei.']);
  });
});
