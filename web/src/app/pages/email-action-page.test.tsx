import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingClaim } from '@/lib/pending-claim';
import { setPerson } from '@/lib/session';
import { accounts, mail, signIn } from '@/testing/backend/accounts';
import { store } from '@/testing/backend/store';
import { press, type } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { Page } from './email-action-page';

const EMAIL = 'raquel@raizes.test';
const operations = {
  resetPassword: 'PASSWORD_RESET',
  verifyEmail: 'VERIFY_EMAIL',
  verifyAndChangeEmail: 'VERIFY_AND_CHANGE_EMAIL',
  recoverEmail: 'RECOVER_EMAIL',
} as const;

/** Sends Raquel an e-mail, and opens its link. */
function openLink(mode: keyof typeof operations, from = EMAIL) {
  const code = mail(EMAIL, operations[mode], from);
  return renderApp(<Page />, { route: `/auth/acao?mode=${mode}&oobCode=${code}` });
}
const password = () => accounts.all[0]?.password;
const title = async () => (await screen.findByRole('heading', { level: 1 })).textContent;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  setPerson(null);
  accounts.add({ email: EMAIL, emailVerified: false });
});

describe('the link to reset the password', () => {
  it('asks for a password of 6 characters and saves it', async () => {
    openLink('resetPassword');
    expect(await title()).toBe('Crie uma nova senha');
    await type('Nova senha', '12345');
    await press('Salvar nova senha');
    await screen.findByText('Senha deve ter no mínimo 6 caracteres');
    expect(password()).toBe('segredo1');

    await type('Nova senha', 'segredo2');
    await press('Salvar nova senha');
    await screen.findByText('Senha alterada');
    expect(password()).toBe('segredo2');
    expect(screen.getByRole('link', { name: 'Entrar' }).getAttribute('href')).toBe('/auth');
  });

  it('keeps the typed password when the network fails', async () => {
    store.refuse('auth/use-link', 'auth/network-request-failed');
    openLink('resetPassword');
    await type('Nova senha', 'segredo2');
    await press('Salvar nova senha');
    await screen.findByText(/Sem conexão com a internet/);
    store.accept('auth/use-link');
    await press('Salvar nova senha');
    await screen.findByText('Senha alterada');
    expect(password()).toBe('segredo2');
  });

  it('says when the link expired while the password was typed', async () => {
    store.refuse('auth/use-link', 'auth/expired-action-code');
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
    store.refuse('auth/check-link', code);
    openLink('resetPassword');
    expect(await title()).toBe(message);
    const again = screen.getByRole('link', { name: 'Pedir outro link' });
    expect(again.getAttribute('href')).toBe('/auth?mode=forgot');
  });

  it('can be tried again after a network failure', async () => {
    store.refuse('auth/check-link', 'auth/network-request-failed');
    openLink('resetPassword');
    expect(await title()).toBe('Não foi possível abrir o link');
    screen.getByRole('link', { name: 'Ir para o login' });
    store.accept('auth/check-link');
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
] as const)(
  '%s asks first, confirms and links onward',
  async (mode, yes, message, label, address) => {
    openLink(mode);
    await screen.findByText(new RegExp(EMAIL));
    // A mail scanner opens the link but presses no button.
    expect(accounts.emails).toMatchObject([{ state: 'new' }]);
    await press(yes);
    await screen.findByText(message);
    expect(accounts.emails).toMatchObject([{ state: 'used' }]);
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(address);
  },
);

it('leads a first admin from the confirmed e-mail back to the administration', async () => {
  pendingClaim.write('o-segredo');
  openLink('verifyEmail');
  await press('Confirmo que criei esta conta');
  const onward = await screen.findByRole('link', { name: 'Continuar a administração' });
  expect(onward.getAttribute('href')).toBe('/primeiro-administrador#o-segredo');
  pendingClaim.forget();
});

it('keeps the question after a network failure, and says when the address has been taken in the meantime', async () => {
  store.refuse('auth/use-link', 'auth/network-request-failed');
  openLink('verifyAndChangeEmail');
  await press('Trocar o e-mail');
  await screen.findByText(/Sem conexão com a internet/);
  store.refuse('auth/use-link', 'auth/email-already-in-use');
  await press('Trocar o e-mail');
  await screen.findByText('Este e-mail já é de outra conta');
  expect(screen.getByRole('link', { name: 'Ir para o login' }).getAttribute('href')).toBe('/auth');
  expect(screen.queryByText('Tentar novamente')).toBeNull();
});

it('ends this device’s old session before the login after a change of address', async () => {
  const email = 'antes@raizes.test';
  signIn({ email });
  setPerson({ uid: 'ana', email, name: 'Ana' });
  openLink('verifyAndChangeEmail', email);
  await press('Trocar o e-mail');
  await screen.findByText('E-mail alterado');
  expect(accounts.signedIn).not.toBeNull();
  await press('Entrar');
  await waitFor(() => expect(accounts.signedIn).toBeNull());
});

it.each(['?mode=resetPassword', '?mode=other&oobCode=abc', ''])(
  'offers another link for a broken one (%s)',
  async (query) => {
    renderApp(<Page />, { route: `/auth/acao${query}` });
    expect(await title()).toBe('Este link está incompleto');
    await waitFor(() => screen.getByRole('link', { name: 'Pedir outro link' }));
  },
);
