import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '@/lib/callable';
import { pendingInvitation } from '@/lib/pending-invitation';
import { setPerson } from '@/lib/session';
import { press } from '@/testing/form';
import { renderApp, screenText } from '@/testing/render';
import { RedeemInvitation } from './redeem-invitation';

vi.mock('@/lib/callable', () => ({ call: vi.fn<typeof call>() }));

const lia = { full_name: 'Lia Prado', position: 'lider' } as const;
const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana' };
const rui = { full_name: 'Rui Braga', position: 'pastor' } as const;
const asked = (replace: boolean) => ['redeem-invitation', { code: 'BCDFGHJKMN', replace }];
const answer = (...answers: Awaited<ReturnType<typeof call<'redeem-invitation'>>>[]) => {
  for (const each of answers) vi.mocked(call).mockResolvedValueOnce(each);
};
const show = () => renderApp(<RedeemInvitation />);

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  setPerson(ana);
  pendingInvitation.write('BCDFGHJKMN');
});

describe('an invitation that was opened before', () => {
  it('tells by name who leads from now on and reads the messages, until that is closed', async () => {
    answer({ state: 'linked', leader: lia });
    show();
    await screen.findByText('Lia Prado caminha com você');
    expect(screenText()).toContain('é quem lê as mensagens que você enviar');
    expect(vi.mocked(call).mock.calls).toEqual([asked(false)]);
    await press('Começar');
    expect(localStorage.getItem('raizes.pending-invitation')).toBeNull();
  });

  it('is redeemed once, also where nobody has closed what came of it', async () => {
    answer({ state: 'linked', leader: lia });
    show();
    await screen.findByText('Lia Prado caminha com você');
    expect(localStorage.getItem('raizes.pending-invitation')).not.toBeNull();
    cleanup();
    show();
    await waitFor(() => expect(localStorage.getItem('raizes.pending-invitation')).toBeNull());
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('waits for the person who has signed up with it', async () => {
    pendingInvitation.keepForAccount('Bia@raizes.test');
    show();
    answer({ state: 'linked', leader: lia });
    act(() => setPerson({ uid: 'bia', email: 'bia@raizes.test', name: 'Bia' }));
    await screen.findByText('Lia Prado caminha com você');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('replaces a leader only with a yes', async () => {
    answer({ state: 'asks', leader: lia, from: rui }, { state: 'linked', leader: lia });
    show();
    await screen.findByText('Trocar de líder?');
    expect(screenText()).toContain('Hoje Rui Braga caminha com você.');
    expect(call).toHaveBeenCalledTimes(1);
    await press('Aceitar o convite');
    await screen.findByText('Lia Prado caminha com você');
    expect(vi.mocked(call).mock.calls).toEqual([asked(false), asked(true)]);
  });

  it.each([
    ['functions/resource-exhausted', 'Você já mudou de líder muitas vezes hoje.'],
    ['functions/unavailable', 'Sem conexão com a internet. Verifique sua rede e tente novamente.'],
  ])('says why a yes was not taken (%s), and keeps the question', async (code, words) => {
    answer({ state: 'asks', leader: lia, from: rui });
    vi.mocked(call).mockRejectedValueOnce(Object.assign(new Error(words), { code }));
    answer({ state: 'linked', leader: lia });
    show();
    await press('Aceitar o convite');
    await screen.findByText(words);
    expect(screenText()).toContain('Trocar de líder?');
    expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
    await press('Aceitar o convite');
    await screen.findByText('Lia Prado caminha com você');
    expect(vi.mocked(call).mock.calls).toEqual([asked(false), asked(true), asked(true)]);
  });

  it('is forgotten with a no', async () => {
    answer({ state: 'asks', leader: lia, from: rui });
    show();
    await press('Ficar com Rui Braga');
    expect(pendingInvitation.read()).toBeNull();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('that is gone says so, and is forgotten', async () => {
    answer({ state: 'gone' });
    show();
    await screen.findByText('Este convite não vale mais');
    expect(pendingInvitation.read()).toBeNull();
  });

  it('waits for the e-mail to be confirmed, and is tried when the app comes back', async () => {
    answer({ state: 'unconfirmed' }, { state: 'positioned', position: 'lider' });
    show();
    await screen.findByText('Falta confirmar o seu e-mail');
    expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
    const visible = vi.spyOn(document, 'visibilityState', 'get');
    for (const state of ['hidden', 'visible'] as const) {
      visible.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    }
    await screen.findByText('Agora você é Líder');
    visible.mockRestore();
  });

  it('is tried as soon as the e-mail is confirmed elsewhere, while the app is in front', async () => {
    setPerson({ ...ana, isUnconfirmed: true });
    answer({ state: 'unconfirmed' }, { state: 'positioned', position: 'lider' });
    show();
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    act(() => setPerson({ ...ana, isUnconfirmed: false }));
    await screen.findByText('Agora você é Líder');
  });

  it('stays where the server could not be reached', async () => {
    vi.mocked(call).mockRejectedValue(new Error('offline'));
    show();
    await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
  });

  it('is refused in the server’s words, once', async () => {
    const words = 'Este convite é para discípulos.';
    vi.mocked(call).mockRejectedValue(
      Object.assign(new Error(words), { code: 'functions/failed-precondition' }),
    );
    show();
    await screen.findByText(words);
    expect(pendingInvitation.read()).toBeNull();
  });

  it('has expired on this device', async () => {
    localStorage.setItem(
      'raizes.pending-invitation',
      JSON.stringify({ code: 'BCDFGHJKMN', until: Date.now() - 1 }),
    );
    show();
    await waitFor(() => expect(localStorage.getItem('raizes.pending-invitation')).toBeNull());
    expect(call).not.toHaveBeenCalled();
  });
});
