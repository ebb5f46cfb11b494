import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SENT_EMAILS_KEY } from '@/lib/confirm-email';
import { setPerson } from '@/lib/session';
import { storage } from '@/lib/storage';
import { accounts, signIn } from '@/testing/backend/accounts';
import { store } from '@/testing/backend/store';
import { renderApp, screenText } from '@/testing/render';
import { ConfirmEmail } from './confirm-email';

const person = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana' };
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

beforeEach(() => localStorage.clear());

/** @param creationTime when the account was created, and the first link sent */
function open(creationTime = minutesAgo(60)) {
  const account = signIn({ emailVerified: false, creationTime });
  setPerson({ ...person, isUnconfirmed: true });
  renderApp(<ConfirmEmail />);
  return account;
}
const button = (name = 'Enviar de novo') => screen.getByRole<HTMLButtonElement>('button', { name });

it('asks for confirmation, says where the link was sent, and sends it again', async () => {
  open();
  expect(screenText()).toContain('Confirme o seu e-mail');
  expect(screenText()).toContain('Abra o link que enviamos para ana@raizes.test.');
  expect(screen.getByRole('link', { name: 'Corrija em Conta' }).getAttribute('href')).toBe(
    '/conta',
  );
  fireEvent.click(button());
  await waitFor(() => expect(accounts.emails).toMatchObject([{ to: 'ana@raizes.test' }]));
  await waitFor(() => expect(button().disabled).toBe(true));
});

it('offers another link after a minute, without a reload', () => {
  vi.useFakeTimers();
  open(minutesAgo(0));
  expect(screenText()).toContain('Daqui a um minuto você pode pedir outro.');
  expect(button().disabled).toBe(true);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(button().disabled).toBe(false);
  vi.useRealTimers();
});

it('disappears when the address has been confirmed elsewhere', async () => {
  const account = open();
  account.emailVerified = true;
  fireEvent(window, new Event('focus'));
  await waitFor(() => expect(screenText()).not.toContain('Confirme'));
});

it('offers a first link to an account older than e-mail confirmation', () => {
  open('2020-01-01T00:00:00Z');
  expect(screenText()).toContain('Peça o link: ele vai para ana@raizes.test.');
  expect(button('Enviar o link').disabled).toBe(false);
});

it("says when the day's links are used up", () => {
  const times = [50, 40, 30, 20].map((minutes) => Date.parse(minutesAgo(minutes)));
  storage.write(SENT_EMAILS_KEY, times);
  open();
  expect(screenText()).toContain('amanhã você pode pedir outro');
  expect(button().disabled).toBe(true);
});

it.each([
  ['auth/too-many-requests', 'Muitas tentativas seguidas. Aguarde um pouco e tente novamente.'],
  ['auth/network-request-failed', 'Sem conexão com a internet.'],
])('says why the link could not be sent: %s', async (code, text) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  store.refuse('auth/send-confirmation', code);
  open();
  fireEvent.click(button());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Erro ao enviar o link');
  expect(alert.textContent).toContain(text);
  expect(button().disabled).toBe(false);
});
