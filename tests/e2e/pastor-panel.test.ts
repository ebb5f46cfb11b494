import { paths } from '@raizes/domain/paths';
import { db } from '../support/admin';
import { withdrawConsent } from '../support/people';
import { expectAccessible } from './support/accessible';
import { openPage, signIn } from './support/session';
import { alert } from './support/faults';
import { signOutButton } from './support/dashboard';
import {
  createDisciple,
  createLeader,
  detail,
  messagesLink,
  replyField,
  sendReply,
  storedMessage,
  tab,
  writeToLeader,
} from './support/messages';
import { expect, test } from './support/test';
import { devotionalOn, todayOn } from './support/content';

const LONG = 'Como ajudo alguém que perdeu a esperança? '.repeat(12).trim();

test('a leader receives, opens and answers a message, and the disciple reads the reply', async ({
  page,
  otherPage: other,
}) => {
  const leader = await createLeader();
  const disciple = await createDisciple(leader, 'Raquel Prado');
  const reserved = await createDisciple(leader, 'Beatriz Falcão');
  await withdrawConsent(reserved.uid, 'leader_progress');
  const today = await todayOn(page);
  await signIn(page, leader);
  await page.getByRole('link', { name: 'Painel Pastor' }).click();
  await expect(page.getByRole('heading', { name: 'Painel do Pastor' })).toBeVisible();
  await tab(page, 'Discípulos').click();
  const inList = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(inList('Raquel Prado')).toContainText('Nenhum devocional ainda');
  await expect(inList('Beatriz Falcão')).toContainText('não compartilha o progresso');
  await expectAccessible(page);
  const progress = {
    last_devotional_date: today,
    current_streak: 1,
    total_devotionals_completed: 1,
  };
  await db
    .doc(paths.userStats(disciple.uid))
    .update({ ...progress, runs: [{ start: today, end: today }] });
  await expect(inList('Raquel Prado')).toContainText('Último devocional: hoje');
  await db.doc(paths.profile(reserved.uid)).update({ pastor_id: null });
  await expect(inList('Beatriz Falcão')).toHaveCount(0);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  const devotional = await devotionalOn(page);
  const id = await writeToLeader(disciple, LONG, devotional.id);
  await expect(alert(page, 'Raquel Prado escreveu para você.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ver mensagem' })).toBeVisible();

  await openPage(page, '/pastor-panel');
  await expect(page.getByText('1 mensagem nova', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notificações: 1 não lida' })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Raquel Prado' });
  await expect(card).toContainText(devotional.verse_reference);
  await expectAccessible(page);

  await card.getByRole('link').click();
  await expect(detail(page)).toContainText(LONG);
  await expect.poll(() => storedMessage(id)).toMatchObject({ status: 'read' });
  await expect(page.getByText('1 mensagem nova', { exact: true })).toHaveCount(0);

  await replyField(page).fill('  Comece ouvindo.\nEstou orando por vocês.  ');
  expect((await replyField(page).boundingBox())?.height).toBeGreaterThan(100);
  await page.reload();
  await expect(replyField(page)).toHaveValue('  Comece ouvindo.\nEstou orando por vocês.  ');
  await expectAccessible(page);

  await page.goBack();
  await expect(page).toHaveURL('/pastor-panel');
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible();
  await tab(page, 'Lidas').click();
  await page.getByRole('link', { name: /Raquel Prado/ }).click();
  await sendReply(page);
  const sent = alert(page, 'Resposta enviada!');
  await expect(sent).toContainText('O discípulo será notificado.');
  await expect(detail(page)).toHaveCount(0);
  await expect(page.getByText('Nenhuma mensagem lida')).toBeVisible();
  expect(await storedMessage(id)).toMatchObject({
    status: 'responded',
    response: 'Comece ouvindo.\nEstou orando por vocês.',
  });

  await tab(page, 'Respondidas').click();
  const answered = page.getByRole('link', { name: /Raquel Prado/ });
  await answered.click();
  await expect(detail(page)).toContainText('Estou orando por vocês.');
  await expect(replyField(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Voltar às mensagens' }).click();
  await expect(answered).toBeFocused();

  const messageMenu = page.getByRole('button', { name: 'Mais opções da mensagem' });
  await answered.click();
  await messageMenu.click();
  await page.getByRole('menuitem', { name: 'Silenciar Raquel Prado' }).click();
  await expect(alert(page, 'Avisos silenciados')).toBeVisible();
  await expect(page.getByRole('menu')).toBeHidden();
  await expectAccessible(page);
  await messageMenu.click();
  await expect(page.getByRole('menuitem', { name: /^Voltar a receber avisos/ })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Arquivar' }).click();
  await expect(page.getByText('Nenhuma mensagem respondida')).toBeVisible();
  await page.getByRole('button', { name: 'Mais opções do painel' }).click();
  await page.getByRole('menuitem', { name: 'Arquivadas' }).click();
  await expect(answered).toBeVisible();
  await expect(page.getByRole('menu')).toBeHidden();
  await expectAccessible(page);

  await signIn(other, disciple);
  await messagesLink(other).click();
  await other.getByRole('link', { name: /Lídia Prado/ }).click();
  await expect(other.getByText('Estou orando por vocês.').last()).toBeVisible();
  await openPage(other, `/pastor-panel?message=${id}`);
  await expect(other.getByText('Esta mensagem não está disponível')).toBeVisible();

  await test.step('the leader writes first, and the disciple finds the message among the replies', async () => {
    await openPage(other, '/my-messages');
    await tab(page, 'Discípulos').click();
    await page.getByRole('button', { name: 'Escrever para Raquel Prado' }).click();
    const written = page.getByLabel('Sua mensagem');
    await expectAccessible(page);
    await written.fill('Pensei em você hoje. Leia 1Co 13.4.');
    await written.press('Control+Enter');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(written).toHaveValue('Pensei em você hoje. Leia 1Co 13.4.');
    await written.press('Control+Enter');
    await page.getByRole('button', { name: 'Enviar agora' }).click();
    await expect(alert(page, 'Mensagem enviada!')).toBeVisible();
    const first = other.getByRole('link', { name: /Pensei em você hoje/ });
    await expect(first).toContainText('Nova');
    await first.click();
    await expect(detail(other)).toContainText('Mensagem do Líder');
    await expect(detail(other)).not.toContainText('Sua Mensagem');
    await expect(detail(other)).toContainText('Estou orando por vocês.');
    await expectAccessible(other);
    await detail(other).getByRole('link', { name: '1Co 13.4' }).click();
    const passage = other.getByRole('dialog', { name: '1 Coríntios 13.4' });
    await expect(passage).toContainText('A caridade é sofredora');
    await expectAccessible(other);
    await passage.getByRole('link', { name: 'Abrir na Bíblia' }).click();
    await expect(other).toHaveURL('/biblia/1-corintios/13?v=4');
    await other.goBack();
    await expect(detail(other)).toContainText('Leia 1Co 13.4.');
  });

  await signOutButton(page).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('a reply written offline waits, and is restored if the message has been answered in the meantime', async ({
  page,
  context,
}) => {
  const leader = await createLeader();
  const disciple = await createDisciple(leader, 'Tomé Duarte');
  const id = await writeToLeader(disciple, 'Pastora, posso ligar?');
  await signIn(page, leader, '/pastor-panel');
  await page.getByRole('link', { name: /Tomé Duarte/ }).click();
  await expect.poll(() => storedMessage(id)).toMatchObject({ status: 'read' });
  await replyField(page).fill('Pode, sim.');

  await context.setOffline(true);
  await sendReply(page);
  await expect(alert(page, 'Resposta salva neste aparelho')).toBeVisible();
  await tab(page, 'Respondidas').click();
  await page.getByRole('link', { name: /Tomé Duarte/ }).click();
  await expect(detail(page)).toContainText('salva neste aparelho');

  await db.doc(paths.pastorMessage(id)).update({
    status: 'responded',
    response: 'Ligo eu, hoje à noite.',
    responded_at: new Date(),
  });
  await context.setOffline(false);
  await expect(alert(page, 'Erro')).toContainText('Não foi possível enviar a resposta.');
  await expect(detail(page)).toContainText('Ligo eu, hoje à noite.');
  await expect(alert(page, 'Este rascunho não foi enviado')).toContainText('Pode, sim.');
});
