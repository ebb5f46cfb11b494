import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  SENT_EMAILS_KEY,
  resendConfirmation,
  resendState,
  watchConfirmation,
} from '@/lib/confirm-email';
import { setPerson } from '@/lib/session';
import { storage } from '@/lib/storage';
import { renderApp, screenText } from '@/testing/render';
import { ConfirmEmail } from './confirm-email';

vi.mock(import('@/lib/confirm-email'), async (actual) => ({
  ...(await actual()),
  resendConfirmation: vi.fn<typeof resendConfirmation>(),
  resendState: vi.fn<typeof resendState>(),
  watchConfirmation: vi.fn<typeof watchConfirmation>(),
}));

const mockState = (sent: number, wait: number | null) =>
  vi.mocked(resendState).mockReturnValue({ sent, wait });

beforeEach(() => {
  vi.resetAllMocks();
  mockState(1, 0);
  vi.mocked(watchConfirmation).mockReturnValue(stopWatching);
});

const stopWatching = vi.fn<() => void>();

const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana' };

function open() {
  setPerson({ ...ana, isUnconfirmed: true });
  return renderApp(<ConfirmEmail />);
}
const button = (name = 'Enviar de novo') => screen.getByRole<HTMLButtonElement>('button', { name });

it('asks for confirmation, says where the link was sent, and sends it again', async () => {
  vi.mocked(resendConfirmation).mockImplementation(async () => {
    mockState(2, 60_000);
    storage.write(SENT_EMAILS_KEY, [1]);
  });
  open();
  expect(screenText()).toContain('Confirme o seu e-mail');
  expect(screenText()).toContain('Abra o link que enviamos para ana@raizes.test.');
  expect(screen.getByRole('link', { name: 'Corrija em Conta' }).getAttribute('href')).toBe(
    '/conta',
  );
  await act(async () => void fireEvent.click(button()));
  expect(resendConfirmation).toHaveBeenCalledOnce();
  expect(button().disabled).toBe(true);
});

it('offers another link after a minute, without a reload', () => {
  vi.useFakeTimers();
  mockState(1, 60_000);
  open();
  expect(screenText()).toContain('Daqui a um minuto você pode pedir outro.');
  expect(button().disabled).toBe(true);
  mockState(1, 0);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(button().disabled).toBe(false);
  vi.useRealTimers();
});

it('watches for the confirmation from the time the session is known until the notice is hidden', () => {
  setPerson(null);
  renderApp(<ConfirmEmail />);
  expect(watchConfirmation).not.toHaveBeenCalled();
  act(() => setPerson({ ...ana, isUnconfirmed: true }));
  expect(watchConfirmation).toHaveBeenCalledOnce();
  act(() => setPerson(ana));
  expect(screenText()).not.toContain('Confirme');
  expect(stopWatching).toHaveBeenCalledOnce();
});

it('offers a first link to an account older than e-mail confirmation', () => {
  mockState(0, 0);
  open();
  expect(screenText()).toContain('Peça o link: ele vai para ana@raizes.test.');
  expect(button('Enviar o link').disabled).toBe(false);
});

it("says when the day's links are used up", () => {
  mockState(5, null);
  open();
  expect(screenText()).toContain('amanhã você pode pedir outro');
  expect(button().disabled).toBe(true);
});

it.each([
  ['auth/too-many-requests', 'Muitas tentativas seguidas. Aguarde um pouco e tente novamente.'],
  ['auth/network-request-failed', 'Sem conexão com a internet.'],
])('says why the link could not be sent: %s', async (code, text) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(resendConfirmation).mockRejectedValue(Object.assign(new Error(code), { code }));
  open();
  fireEvent.click(button());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Erro ao enviar o link');
  expect(alert.textContent).toContain(text);
  expect(button().disabled).toBe(false);
});
