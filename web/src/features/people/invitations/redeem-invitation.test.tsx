import type { Response } from '@raizes/domain/callables/responses';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingInvitation } from '@/lib/pending-invitation';
import { setPerson } from '@/lib/session';
import { answerCall, refuseCall, requestsOf } from '@/testing/backend/functions';
import { press } from '@/testing/form';
import { renderApp, screenText } from '@/testing/render';
import { RedeemInvitation } from './redeem-invitation';

const lia = { full_name: 'Lia Prado', position: 'lider' } as const;
const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana' };
const rui = { full_name: 'Rui Braga', position: 'pastor' } as const;
type Answer = Response<'redeem-invitation'>;

/** Each call gets the next answer; the last one stays. */
function answer(...answers: [...Answer[], Answer]): void {
  answerCall('redeem-invitation', () => {
    const [next = answers[0]] = answers.length > 1 ? answers.splice(0, 1) : answers;
    return next;
  });
}
/** Whether each call so far has asked to replace the current leader. */
const calls = () =>
  requestsOf('redeem-invitation').map((request) => v.parse(replacing, request).replace);
const replacing = v.object({ code: v.literal('BCDFGHJKMN'), replace: v.boolean() });
const show = () => renderApp(<RedeemInvitation />);

beforeEach(() => {
  localStorage.clear();
  setPerson(ana);
  pendingInvitation.write('BCDFGHJKMN');
});

describe('a stored invitation', () => {
  it('names the new leader, who reads the messages, until the dialog is closed', async () => {
    answer({ state: 'linked', leader: lia });
    show();
    await screen.findByText('Lia Prado caminha com você');
    expect(screenText()).toContain('é quem lê as mensagens que você enviar');
    expect(calls()).toEqual([false]);
    await press('Começar');
    expect(localStorage.getItem('raizes.pending-invitation')).toBeNull();
  });

  it('is redeemed once, even if its dialog was not closed', async () => {
    answer({ state: 'linked', leader: lia });
    show();
    await screen.findByText('Lia Prado caminha com você');
    expect(localStorage.getItem('raizes.pending-invitation')).not.toBeNull();
    cleanup();
    show();
    await waitFor(() => expect(localStorage.getItem('raizes.pending-invitation')).toBeNull());
    expect(calls()).toHaveLength(1);
  });

  it('waits for the person who has signed up with it', async () => {
    pendingInvitation.bindToAccount('Bia@raizes.test');
    show();
    answer({ state: 'linked', leader: lia });
    act(() => setPerson({ uid: 'bia', email: 'bia@raizes.test', name: 'Bia' }));
    await screen.findByText('Lia Prado caminha com você');
    expect(calls()).toHaveLength(1);
  });

  it('replaces a leader only after a confirmation', async () => {
    answer({ state: 'asks', leader: lia, from: rui }, { state: 'linked', leader: lia });
    show();
    await screen.findByText('Trocar de líder?');
    expect(screenText()).toContain('Hoje Rui Braga caminha com você.');
    expect(calls()).toHaveLength(1);
    await press('Aceitar o convite');
    await screen.findByText('Lia Prado caminha com você');
    expect(calls()).toEqual([false, true]);
  });

  it.each([
    ['resource-exhausted', 'Você já mudou de líder muitas vezes hoje.'],
    ['unavailable', 'Sem conexão com a internet. Verifique sua rede e tente novamente.'],
  ])('explains why a confirmation failed (%s), and asks again', async (code, words) => {
    answer({ state: 'asks', leader: lia, from: rui });
    show();
    await screen.findByText('Trocar de líder?');
    refuseCall('redeem-invitation', code, words);
    await press('Aceitar o convite');
    await screen.findByText(words);
    answer({ state: 'linked', leader: lia });
    expect(screenText()).toContain('Trocar de líder?');
    expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
    await press('Aceitar o convite');
    await screen.findByText('Lia Prado caminha com você');
    expect(calls()).toEqual([false, true, true]);
  });

  it('is forgotten when the person declines', async () => {
    answer({ state: 'asks', leader: lia, from: rui });
    show();
    await press('Ficar com Rui Braga');
    expect(pendingInvitation.read()).toBeNull();
    expect(calls()).toHaveLength(1);
  });

  it('is forgotten when it is not valid for this person, with words that do not call it invalid for others', async () => {
    answer({ state: 'gone' });
    show();
    await screen.findByText('Este convite não vale para a sua conta');
    expect(pendingInvitation.read()).toBeNull();
  });

  it('waits for the e-mail to be confirmed, and is retried when the app is visible again', async () => {
    answer({ state: 'unconfirmed' }, { state: 'positioned', position: 'lider' });
    show();
    await screen.findByText('Falta confirmar o seu e-mail');
    expect(pendingInvitation.awaitsEmail(ana.email)).toBe(true);
    expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
    const visible = vi.spyOn(document, 'visibilityState', 'get');
    for (const state of ['hidden', 'visible'] as const) {
      visible.mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    }
    await screen.findByText('Agora você é Líder');
    visible.mockRestore();
  });

  it('is retried as soon as the e-mail is confirmed elsewhere while the app is visible', async () => {
    setPerson({ ...ana, isUnconfirmed: true });
    answer({ state: 'unconfirmed' }, { state: 'positioned', position: 'lider' });
    show();
    await waitFor(() => expect(calls()).toHaveLength(1));
    act(() => setPerson({ ...ana, isUnconfirmed: false }));
    await screen.findByText('Agora você é Líder');
  });

  it('stays stored if the server can’t be reached', async () => {
    refuseCall('redeem-invitation', 'unavailable');
    show();
    await waitFor(() => expect(calls()).toHaveLength(1));
    expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
  });

  it('is tried again a little later if the server has not answered in time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    refuseCall('redeem-invitation', 'deadline-exceeded');
    show();
    await waitFor(() => expect(calls()).toHaveLength(1));
    answer({ state: 'linked', leader: lia });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await screen.findByText('Lia Prado caminha com você')).toBeTruthy();
    expect(calls()).toHaveLength(2);
    vi.useRealTimers();
  });

  it('shows the server’s reason for a refusal, once', async () => {
    const words = 'Este convite é para discípulos.';
    refuseCall('redeem-invitation', 'failed-precondition', words);
    show();
    await screen.findByText(words);
    expect(pendingInvitation.read()).toBeNull();
  });

  it('is dropped without a call when it has expired on this device', async () => {
    localStorage.setItem(
      'raizes.pending-invitation',
      JSON.stringify({ code: 'BCDFGHJKMN', until: Date.now() - 1 }),
    );
    show();
    await waitFor(() => expect(localStorage.getItem('raizes.pending-invitation')).toBeNull());
    expect(calls()).toEqual([]);
  });
});
