import { summarizeConsents } from '@raizes/domain/documents/consents';
import { paths } from '@raizes/domain/paths';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { store } from '@/testing/backend/store';
import { answerCall, refuseCall } from '@/testing/backend/functions';
import { press } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { aChurch, aProfile, consents } from '@raizes/tests/factories';
import { Page } from './my-data-page';

// Computing whether an element is hidden is slow, and nothing here depends on it.
configure({ defaultHidden: true });

const open = () =>
  renderApp(<Page person={{ uid: 'ana', email: 'ana@raizes.test', name: 'Ana' }} />);
const section = (name: string) => screen.getByRole('region', { name });

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('my data', () => {
  it('shows disabled fields while it loads', () => {
    store.silence();
    answerCall('count-my-data', () => new Promise(() => undefined));
    open();
    expect(section('Minha conta').textContent).toContain('Denominação da igreja…');
    const fields = within(section('Minha conta')).getAllByRole('button');
    expect(fields.map((field) => field.hasAttribute('disabled'))).toEqual([true, true]);
    expect(within(section('O que eu permito')).queryAllByRole('switch')).toEqual([]);
    expect(screen.queryByText(/^Dúvidas/)).toBeNull();
  });

  it('shows the account, the counts of stored data, the consents with their history, and the contact', async () => {
    const counts = {
      user_daily_readings: 365,
      user_devotionals: 2,
      user_badges: 0,
      push_outbox: 9,
    };
    answerCall('count-my-data', () => counts);
    const at = new Date('2026-11-20T12:00:00');
    store.put(paths.profile('ana'), aProfile({ full_name: 'A'.repeat(100) }));
    store.put(paths.church, aChurch());
    store.put(paths.consents('ana'), consents({ notifications: false }));
    const answered = summarizeConsents(consents({ notifications: false }));
    store.put(paths.consentLogEntry('ana', at), { kind: 'answer', at, ...answered });
    open();
    expect(section('Minha conta').textContent).toContain('A'.repeat(100));
    expect(section('Minha conta').textContent).toContain('CargoDiscípuloE-mailana@raizes.test');
    await screen.findByText('365');
    expect(section('O que está guardado').querySelector('dl')?.textContent).toBe(
      'Devocionais2Leituras365',
    );
    const switches = within(section('O que eu permito')).getAllByRole('switch');
    expect(switches).toHaveLength(3);
    expect(switches.map((toggle) => toggle.matches(':checked'))).toEqual([true, true, false]);
    expect(screen.getByText(/^Permitiu: líder vê o progresso, inteligência/)).toBeTruthy();
    expect(screen.getByText(/Fale com privacidade@raizes.test\.$/)).toBeTruthy();
  });

  it('a switch moves at once, and moves back if the server refuses the change', async () => {
    store.put(paths.consents('ana'), consents({ leader_progress: true }));
    open();
    const toggle = screen.getByRole('switch', { name: 'Meu líder vê o meu progresso' });
    store.refuse(paths.consents('ana'), 'permission-denied', ['write']);
    fireEvent.click(toggle);
    expect(toggle.matches(':checked')).toBe(false);
    await waitFor(() => expect(toggle.matches(':checked')).toBe(true));
    expect(screen.getByText('Erro ao salvar')).toBeTruthy();
  });

  it('a choice made offline restores no consent that was withdrawn elsewhere meanwhile', async () => {
    const given = consents({ leader_progress: true, ai: true, notifications: false });
    store.put(paths.consents('ana'), given);
    open();
    store.goOffline();
    fireEvent.click(screen.getByRole('switch', { name: 'Receber avisos e lembretes' }));
    await waitFor(() =>
      expect(
        screen.getByRole('switch', { name: 'Receber avisos e lembretes' }).matches(':checked'),
      ).toBe(true),
    );
    store.put(paths.consents('ana'), { ...given, ai: false, leader_progress: false });
    store.goOnline();
    await waitFor(() => expect(store.writes.at(-1)?.path).toBe(paths.consents('ana')));
    const { version, birth_year } = given;
    expect(store.writes.at(-1)?.fields).toMatchObject({
      version,
      birth_year,
      account: true,
      leader_progress: false,
      ai: false,
      notifications: true,
    });
  });

  it('does not claim that there is no answer while the consents are unknown', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    store.put(paths.consents('ana'), consents());
    store.goOffline();
    open();
    const given = section('O que eu permito');
    expect(given.textContent).toContain('as suas escolhas aparecem aqui quando a conexão voltar');
    expect(given.textContent).not.toContain('Não há resposta sua');
    store.goOnline();
    await waitFor(() => expect(within(given).getAllByRole('switch')).toHaveLength(3));
  });

  it('offers the copy even when the counts fail, and says why a copy fails', async () => {
    refuseCall('count-my-data', 'unavailable');
    refuseCall('export-my-data', 'unavailable');
    open();
    expect(await screen.findByText(/^Não foi possível contar agora/)).toBeTruthy();
    await press('Baixar tudo o que é meu');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Não foi possível preparar a sua cópia');
    expect(alert.textContent).toContain('Sem conexão com a internet.');
  });
});
