import { collections, paths } from '@raizes/domain/paths';
import { aChurch, aProfile, aUserStats, anInvitation } from '@raizes/tests/factories';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { store } from '@/testing/backend/store';
import { answerCall, requestsOf } from '@/testing/backend/functions';
import { expectHelp, press, type } from '@/testing/form';
import { renderApp, screenText } from '@/testing/render';
import { Page } from './invitations-page';

const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
const invitation = (id: string, changes: Parameters<typeof anInvitation>[0] = {}) =>
  anInvitation({ id, leader_id: 'lia', created_by: 'lia', expires_at: inAMonth, ...changes });
const codeAt = (id: string) => `${collections.invitationCodes('lia')}/${id}`;

interface Options {
  position?: 'lider' | 'discipulo';
  isAdmin?: boolean;
  /** Ids of the invitations whose code the person has. */
  coded?: string[];
}

function show(
  invitations: ReturnType<typeof invitation>[],
  { position = 'lider', isAdmin = false, coded = ['i1'] }: Options = {},
) {
  const profile = { full_name: 'Lia Prado', position, leader: null };
  store.put(paths.userStats('lia'), aUserStats({ user_id: 'lia', profile, is_admin: isAdmin }));
  store.putAll(collections.invitations, invitations);
  for (const id of coded) store.put(codeAt(id), { code: 'BCDFGHJKMN', expires_at: inAMonth });
  store.put(paths.church, aChurch());
  store.putAll(collections.profiles, [
    aProfile({ id: 'rui', full_name: 'Rui Braga', position: 'pastor' }),
  ]);
  return renderApp(<Page person={{ uid: 'lia', email: '', name: 'Lia' }} />);
}

it('explains invitations when there are none, and to people who may not invite', async () => {
  const { unmount } = show([]);
  await screen.findByText('Nenhum convite em aberto');
  unmount();
  show([], { position: 'discipulo' });
  await screen.findByText('Convites são de quem lidera');
  expect(screen.queryByText('Novo convite')).toBeNull();
});

it('lists the valid invitations with their uses, but not expired ones', async () => {
  show([
    invitation('i1', { uses: 3 }),
    invitation('i2', { uses: 100 }),
    invitation('i3', { uses: 7, expires_at: new Date(Date.now() - 1) }),
  ]);
  await screen.findByText('3 de 100 já entraram');
  screen.getByText('100 de 100: esgotado');
  expect(screenText()).not.toContain('7 de 100');
  expect(screen.getAllByText('Compartilhar', { selector: 'button' })).toHaveLength(1);
});

it('creates a leader’s invitation with one tap, and shares it by QR code, WhatsApp and poster', async () => {
  answerCall('create-invitation', () => ({ id: 'i1', code: 'BCDFGHJKMN' }));
  show([]);
  await press('Novo convite');
  const dialog = within(await screen.findByRole('dialog'));
  expect(requestsOf('create-invitation')).toEqual([{ kind: 'disciple', leaderId: 'lia' }]);
  dialog.getByRole('img', { name: 'QR code do convite BCDFG-HJKMN' });
  const link = dialog.getByText('Enviar pelo WhatsApp').getAttribute('href') ?? '';
  const text = new URL(link).searchParams.get('text');
  expect(text).toContain(`${location.origin}/entrar/BCDFGHJKMN`);
  expect(text).toContain('Igreja Raízes');
  const poster = document.querySelector('.poster')?.textContent;
  expect(poster).toContain('Lia Prado convida você');
  expect(poster).toContain('BCDFG-HJKMN');
  expect(document.querySelectorAll('.poster li')).toHaveLength(4);
});

it('lets an admin create invitations for any leader, or for one person to a position', async () => {
  answerCall('create-invitation', () => ({ id: 'i9', code: 'BCDFGHJKMN' }));
  // No code is stored for the new invitation: it might be on another page of the list, or not live yet.
  show([], { position: 'discipulo', isAdmin: true });
  await press('Novo convite');
  await press('Fazer convite');
  await expectHelp('Pastor ou líder', 'Escolha o pastor ou líder.');
  await screen.findByText('Rui Braga (Pastor)');
  await type('Pastor ou líder', 'rui');
  await press('Fazer convite');
  await waitFor(() =>
    expect(requestsOf('create-invitation')).toEqual([{ kind: 'disciple', leaderId: 'rui' }]),
  );
  await screen.findByText('Compartilhar o convite');
  await press('Fechar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Novo convite');
  await type('Quem entra como', 'pastor');
  await type('E-mail de quem é convidado', 'nova@');
  await press('Fazer convite');
  await expectHelp('E-mail de quem é convidado', 'Email inválido');
  await type('E-mail de quem é convidado', ' Nova@Igreja.test ');
  await press('Fazer convite');
  await waitFor(() =>
    expect(requestsOf('create-invitation')[1]).toEqual({
      kind: 'position',
      position: 'pastor',
      email: 'nova@igreja.test',
    }),
  );
  const link = (await screen.findByText('Enviar pelo WhatsApp')).getAttribute('href') ?? '';
  expect(new URL(link).searchParams.get('text')).toContain('com o e-mail nova@igreja.test');
});

it('shows an admin other leaders’ invitations without their codes', async () => {
  show([invitation('i1', { leader_id: 'rui', created_by: 'rui' })], { isAdmin: true, coded: [] });
  await screen.findByText('Discípulos de Rui Braga');
  screen.getByText('Quem fez o convite e o líder é que têm o código para compartilhar.');
  expect(screen.queryByText('Compartilhar', { selector: 'button' })).toBeNull();
});

it('revokes an invitation after a confirmation', async () => {
  answerCall('revoke-invitation', () => ({ revoked: true }));
  const id = 'a'.repeat(64);
  show([invitation(id)], { coded: [id] });
  fireEvent.click(await screen.findByText('Revogar'));
  const question = within(await screen.findByRole('alertdialog'));
  expect(requestsOf('revoke-invitation')).toEqual([]);
  fireEvent.click(question.getByText('Revogar'));
  await screen.findByText('Convite revogado');
  expect(requestsOf('revoke-invitation')).toEqual([{ id }]);
});

it('shares an invitation from the list with its own code', async () => {
  show([invitation('i1'), invitation('i2', { uses: 3 })], { coded: ['i2'] });
  await press('Compartilhar');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('img', { name: 'QR code do convite BCDFG-HJKMN' })).toBeTruthy();
});

it('says what became of a used invitation to a position, and offers nothing that does nothing', async () => {
  const used = { leader_id: null, position: 'lider', email: 'm@igreja.test' } as const;
  show([invitation('i1', { ...used, uses: 1, max_uses: 1, people: ['marta'] })], { isAdmin: true });
  store.put(paths.profile('marta'), aProfile({ id: 'marta', full_name: 'Marta Teles' }));
  expect(
    await screen.findByText(/Marta Teles aceitou o convite e recebeu o cargo de Líder/),
  ).toBeTruthy();
  for (const name of ['Revogar', 'Compartilhar'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('says by name who came in', async () => {
  show([invitation('i1', { uses: 2, people: ['marta', 'gone'] })]);
  store.put(paths.profile('marta'), aProfile({ id: 'marta', full_name: 'Marta Teles' }));
  store.refuse(paths.profile('gone'));
  await press('Ver quem entrou');
  const list = within(screen.getByRole('list', { name: 'Quem entrou' }));
  expect(list.getByText('Marta Teles')).toBeTruthy();
  expect(await list.findByText('Alguém que hoje não caminha com você')).toBeTruthy();
});
