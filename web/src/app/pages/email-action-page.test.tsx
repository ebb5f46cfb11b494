import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as account from '@/lib/account';
import * as actions from '@/lib/email-actions';
import { setPerson } from '@/lib/session';
import { press, type } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { Page } from './email-action-page';

vi.mock('@/lib/email-actions', async (original) => ({
  ...(await original<typeof actions>()),
  fetchResetEmail: vi.fn<typeof actions.fetchResetEmail>(),
  resetPassword: vi.fn<typeof actions.resetPassword>(),
  fetchLinkEmail: vi.fn<typeof actions.fetchLinkEmail>(),
  applyEmailAction: vi.fn<typeof actions.applyEmailAction>(),
}));

vi.mock('@/lib/account', () => ({
  signOut: vi.fn<typeof account.signOut>(),
  hasSentEverything: vi.fn<typeof account.hasSentEverything>(),
}));
vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);
vi.mock('@/lib/writes', () => ({}));

const EMAIL = 'raquel@raizes.test';
const failure = (code: string) => Object.assign(new Error(code), { code });
const openLink = (mode: string, code = 'abc') =>
  renderApp(<Page />, { route: `/auth/acao?mode=${mode}&oobCode=${code}` });
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

beforeEach(() => {
  vi.resetAllMocks();
  setPerson(null);
  vi.mocked(actions.fetchResetEmail).mockResolvedValue(EMAIL);
  vi.mocked(actions.fetchLinkEmail).mockResolvedValue(EMAIL);
});

describe('the link to reset the password', () => {
  it('asks for a password of 6 characters and saves it', async () => {
    openLink('resetPassword');
    expect(await title()).toBe('Crie uma nova senha');
    await type('Nova senha', '12345');
    await press('Salvar nova senha');
    await screen.findByText('Senha deve ter no mínimo 6 caracteres');
    expect(actions.resetPassword).not.toHaveBeenCalled();

    await type('Nova senha', 'segredo2');
    await press('Salvar nova senha');
    await screen.findByText('Senha alterada');
    expect(actions.resetPassword).toHaveBeenCalledWith('abc', 'segredo2');
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/auth');
  });

  it('keeps the typed password when the network fails', async () => {
    vi.mocked(actions.resetPassword).mockRejectedValueOnce(failure('auth/network-request-failed'));
    openLink('resetPassword');
    await type('Nova senha', 'segredo2');
    await press('Salvar nova senha');
    await screen.findByText(/Sem conexão com a internet/);
    await press('Salvar nova senha');
    await screen.findByText('Senha alterada');
    expect(actions.resetPassword).toHaveBeenLastCalledWith('abc', 'segredo2');
  });

  it('says when the link expired while the password was typed', async () => {
    vi.mocked(actions.resetPassword).mockRejectedValueOnce(failure('auth/expired-action-code'));
    openLink('resetPassword');
    await type('Nova senha', 'segredo2');
    await press('Salvar nova senha');
    await screen.findByText('Este link venceu');
    expect(screen.queryByLabelText('Nova senha')).toBeNull();
  });

  it.each([
    ['auth/expired-action-code', 'Este link venceu'],
    ['auth/invalid-action-code', 'Este link não vale mais'],
    ['auth/user-not-found', 'Esta conta não existe mais'],
    ['auth/user-disabled', 'Esta conta foi desativada'],
  ])('explains %s, and offers another link', async (code, message) => {
    vi.mocked(actions.fetchResetEmail).mockRejectedValue(failure(code));
    openLink('resetPassword');
    expect(await title()).toBe(message);
    const again = screen.getByRole('link', { name: 'Pedir outro link' });
    expect(again.getAttribute('href')).toBe('/auth?mode=forgot');
  });

  it('can be tried again after a network failure', async () => {
    vi.mocked(actions.fetchResetEmail).mockRejectedValueOnce(
      failure('auth/network-request-failed'),
    );
    openLink('resetPassword');
    expect(await title()).toBe('Não foi possível abrir o link');
    screen.getByRole('link', { name: 'Ir para o login' });
    await press('Tentar novamente');
    await screen.findByText('Crie uma nova senha');
  });
});

it.each([
  ['verifyEmail', 'Confirmo que criei esta conta', 'E-mail confirmado', 'Continuar', '/dashboard'],
  ['verifyAndChangeEmail', 'Trocar o e-mail', 'E-mail alterado', 'Entrar', '/auth'],
  [
    'recoverEmail',
    'Desfazer a troca',
    'E-mail restaurado',
    'Criar outra senha',
    '/auth?mode=forgot',
  ],
])('%s asks first, confirms and links onward', async (mode, yes, message, label, address) => {
  openLink(mode);
  await screen.findByText(new RegExp(EMAIL));
  // A mail scanner opens the link but presses no button.
  expect(actions.applyEmailAction).not.toHaveBeenCalled();
  await press(yes);
  await screen.findByText(message);
  expect(vi.mocked(actions.applyEmailAction).mock.calls).toEqual([['abc']]);
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(address);
});

it('keeps the question after a network failure, and says when the address has been taken in the meantime', async () => {
  vi.mocked(actions.applyEmailAction)
    .mockRejectedValueOnce(failure('auth/network-request-failed'))
    .mockRejectedValueOnce(failure('auth/email-already-in-use'));
  openLink('verifyAndChangeEmail');
  await press('Trocar o e-mail');
  await screen.findByText(/Sem conexão com a internet/);
  await press('Trocar o e-mail');
  await screen.findByText('Este e-mail já é de outra conta');
  expect(screen.getByRole('link', { name: 'Ir para o login' }).getAttribute('href')).toBe('/auth');
  expect(screen.queryByText('Tentar novamente')).toBeNull();
});

it('ends this device’s old session before the login after a change of address', async () => {
  setPerson({ uid: 'ana', email: 'antes@raizes.test', name: 'Ana' });
  vi.mocked(account.hasSentEverything).mockResolvedValue(true);
  openLink('verifyAndChangeEmail');
  await press('Trocar o e-mail');
  await screen.findByText('E-mail alterado');
  expect(account.signOut).not.toHaveBeenCalled();
  await press('Entrar');
  await waitFor(() => expect(account.signOut).toHaveBeenCalledOnce());
});

it.each(['?mode=resetPassword', '?mode=other&oobCode=abc', ''])(
  'offers another link for a broken one (%s)',
  async (query) => {
    renderApp(<Page />, { route: `/auth/acao${query}` });
    expect(await title()).toBe('Este link está incompleto');
    await waitFor(() => screen.getByRole('link', { name: 'Pedir outro link' }));
  },
);
