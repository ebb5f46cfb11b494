import { paths } from '@raizes/domain/paths';
import { aProfile } from '@raizes/tests/factories';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { captureInstallPrompt } from '@/lib/install';
import { deleteDoc } from '@/lib/writes';
import { setPerson } from '@/lib/session';
import { accounts, signIn } from '@/testing/backend/accounts';
import { answerCall, refuseCall, requestsOf } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { expectHelp, press, type } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { Page } from './account-page';

// Computing whether an element is hidden is slow, and nothing here depends on it.
configure({ defaultHidden: true });

const person = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana' };
const open = () => renderApp(<Page person={person} />);
const row = (title: string) => screen.getByText(title).closest<HTMLElement>('button, a');
const openRow = (title: string) => fireEvent.click(screen.getByText(title));
const alertText = async () => (await screen.findByRole('alert')).textContent;
const typed = () =>
  within(screen.getByRole('dialog'))
    .getAllByLabelText(/./, { selector: 'input' })
    .map((input) => (input instanceof HTMLInputElement ? input.value : ''));
const toast = (words: string) => screen.findByText(words);

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  store.put(paths.profile('ana'), aProfile({ full_name: 'A'.repeat(100) }));
  signIn({ password: 'atual123' });
  setPerson(person);
});

describe('the account page', () => {
  it('groups the settings, with their current values and links', async () => {
    open();
    const groups = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(groups).toEqual([
      'Perfil',
      'Acesso',
      'Aparência neste aparelho',
      'Devocional',
      'Notificações',
      'Privacidade e saída',
    ]);
    expect(row('Nome completo')?.textContent).toContain('A'.repeat(100));
    expect(row('E-mail')?.textContent).toContain(person.email);
    expect(row('Ritmo')?.textContent).toContain('Dias por semana, descansos e pausas');
    expect(row('Meus dados')?.getAttribute('href')).toBe('/my-data');
    expect(await screen.findByText('Receber avisos neste aparelho')).toBeTruthy();
  });

  it('offers to install the app where the browser can', async () => {
    captureInstallPrompt();
    open();
    expect(screen.queryByText('Instalar o aplicativo')).toBeNull();
    const prompt = vi.fn<() => Promise<unknown>>().mockResolvedValue({ outcome: 'accepted' });
    act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
    openRow('Instalar o aplicativo');
    await waitFor(() => expect(screen.queryByText('Instalar o aplicativo')).toBeNull());
    expect(prompt).toHaveBeenCalledOnce();
    act(() => void dispatchEvent(new Event('appinstalled')));
  });

  it('disables offline only the rows that need a network, and says so', () => {
    open();
    store.goOffline();
    for (const title of ['E-mail', 'Senha', 'Sair de todos os aparelhos']) {
      expect(row(title)).toHaveProperty('disabled', true);
      expect(row(title)?.textContent).toContain('Precisa de internet');
    }
    expect(row('Nome completo')).toHaveProperty('disabled', false);
    store.goOnline();
    expect(row('Senha')).toHaveProperty('disabled', false);
  });

  it('shows the session’s name when the profile is not cached on this device', () => {
    store.goOffline();
    open();
    expect(row('Nome completo')?.textContent).toContain('Ana');
    expect(row('Denominação da igreja')?.textContent).toContain('Aparece quando houver internet');
  });

  it('signs out of this device', async () => {
    open();
    openRow('Sair');
    await waitFor(() => expect(accounts.signedIn).toBeNull());
    expect(store.requests).toEqual([]);
  });
});

describe('the name and the church', () => {
  it('can be corrected in a dialog that focuses the field of the pressed row', async () => {
    open();
    openRow('Denominação da igreja');
    expect(await screen.findByLabelText('Denominação da igreja')).toBe(document.activeElement);
    await type('Nome completo', ' Ana <Maria> ');
    await type('Denominação da igreja', 'Batista');
    await press('Salvar');
    expect(await toast('Dados atualizados!')).toBeTruthy();
    const fields = { full_name: 'Ana Maria', church_denomination: 'Batista' };
    expect(store.get(paths.profile('ana'))).toMatchObject(fields);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are stored on the device while it is offline', async () => {
    open();
    store.goOffline();
    openRow('Nome completo');
    await type('Nome completo', 'Ana Maria');
    await press('Salvar');
    expect(
      await toast('Salvo neste aparelho. Será enviado assim que houver internet.'),
    ).toBeTruthy();
  });

  it('stay in the form when they are invalid or the write is refused', async () => {
    store.refuse(paths.profile('ana'), 'permission-denied', ['write']);
    open();
    openRow('Nome completo');
    await type('Nome completo', 'A');
    await press('Salvar');
    await expectHelp('Nome completo', 'Nome deve ter no mínimo 2 caracteres');
    await type('Nome completo', 'Ana Maria');
    await press('Salvar');
    await screen.findByText('Você não tem permissão para fazer isso.');
    expect(typed()[0]).toBe('Ana Maria');
  });
});

describe('the password', () => {
  async function fill(current: string, password: string): Promise<void> {
    await type('Senha atual', current);
    await type('Nova senha', password);
    await press('Salvar nova senha');
  }

  it('is changed with the current one', async () => {
    open();
    openRow('Senha');
    for (const [current, password, words] of [
      ['', 'outra123', 'Digite a sua senha atual'],
      ['atual123', '12345', 'Senha deve ter no mínimo 6 caracteres'],
      ['atual123', 'atual123', 'A nova senha precisa ser diferente da atual'],
    ] as const) {
      await fill(current, password);
      await screen.findByText(words);
      expect(typed()).toEqual([current, password]);
    }
    expect(accounts.signedIn).toMatchObject({ password: 'atual123' });
    await fill('atual123', 'outra123');
    expect(await toast('Senha alterada com sucesso!')).toBeTruthy();
    expect(accounts.signedIn).toMatchObject({ password: 'outra123' });
    // A new password ends the other devices' sessions, and so their pushes.
    expect(requestsOf('push-notifications')).toEqual([
      { action: 'remove-other-subscriptions', except: null },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is unchanged when the current one is wrong, and the typed text stays', async () => {
    open();
    openRow('Senha');
    await fill('errada12', 'outra123');
    expect(await alertText()).toBe('A senha não foi alteradaSenha incorreta.');
    expect(typed()).toEqual(['errada12', 'outra123']);
  });
});

describe('the e-mail address', () => {
  async function fill(email: string, current: string): Promise<void> {
    await type('Novo e-mail', email);
    await type('Senha atual', current);
    await press('Enviar link');
  }

  it('is changed by a link sent to the new address, with the same answer if someone else has it', async () => {
    open();
    openRow('E-mail');
    for (const [email, current, words] of [
      ['ana@', 'atual123', 'Email inválido'],
      ['nova@raizes.test', '', 'Digite a sua senha atual'],
      [' ANA@raizes.test ', 'atual123', 'Este já é o seu e-mail.'],
    ] as const) {
      await fill(email, current);
      await screen.findByText(words);
      expect(typed()[1]).toBe(current);
    }
    expect(accounts.emails).toEqual([]);
    await fill(' Nova@Raizes.test ', 'atual123');
    await screen.findByText('E-mail enviado');
    expect(accounts.emails).toMatchObject([{ to: 'nova@raizes.test', from: person.email }]);
    expect(screen.getByText(/^Depois de abrir o link, entre de novo/)).toBeTruthy();
    await press('Entendi');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is unchanged when the password is wrong, and the typed text stays', async () => {
    open();
    openRow('E-mail');
    await fill('nova@raizes.test', 'errada12');
    expect(await alertText()).toBe('O e-mail não foi alteradoSenha incorreta.');
    expect(typed()).toEqual(['nova@raizes.test', 'errada12']);
  });
});

describe('signing out everywhere', () => {
  const isHere = () => accounts.signedIn !== null;
  const asked = () => requestsOf('sign-out-everywhere').length;

  it('ends the other sessions first, then this one', async () => {
    answerCall('sign-out-everywhere', () => ({ ended: isHere() }));
    open();
    openRow('Sair de todos os aparelhos');
    await screen.findByText(/os outros saem em até uma hora/);
    await press('Sair de todos');
    await waitFor(() => expect(isHere()).toBe(false));
    expect(asked()).toBe(1);
  });

  it('ends no session before the person has confirmed what would be lost here', async () => {
    answerCall('sign-out-everywhere', () => ({ ended: true }));
    open();
    store.silence();
    void deleteDoc('notes/a');
    openRow('Sair de todos os aparelhos');
    await press('Sair de todos');
    await screen.findByText(/ainda não foi enviado\. Se você sair agora/);
    expect([asked(), isHere()]).toEqual([0, true]);
    await press('Sair mesmo assim');
    await waitFor(() => expect([asked(), isHere()]).toEqual([1, false]));
  });

  it('leaves the person signed in when the server is unreachable', async () => {
    refuseCall('sign-out-everywhere', 'unavailable');
    open();
    openRow('Sair de todos os aparelhos');
    await press('Sair de todos');
    expect(await toast('Não foi possível sair')).toBeTruthy();
    expect(isHere()).toBe(true);
    expect(screen.getByText('Sair de todos os aparelhos?')).toBeTruthy();
  });
});

describe('the appearance of the app', () => {
  it('is chosen and stored on the device', async () => {
    open();
    await press('Escuro');
    expect(localStorage.getItem('device.appearance')).toBe('dark');
    await press('Escuro');
    expect(localStorage.getItem('device.appearance')).toBe('dark');
    await press('Do aparelho');
    expect(localStorage.getItem('device.appearance')).toBe('system');
    fireEvent.click(screen.getByLabelText('Aumentar o texto'));
    expect(screen.getByText('Grande')).toBeTruthy();
    expect(localStorage.getItem('device.text-size')).toBe('2');
  });
});
