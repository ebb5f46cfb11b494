import { paths } from '@raizes/domain/paths';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPerson } from '@/lib/session';
import { accounts } from '@/testing/backend/accounts';
import { store } from '@/testing/backend/store';
import { press, type } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { RequireUser } from '../require-user';
import { Page } from './auth-page';

const valid = {
  'Nome completo': 'Raquel Lima',
  'Denominação da igreja': 'Igreja Batista',
  'E-mail': 'raquel@raizes.test',
  Senha: 'segredo1',
};
const empty = { 'Nome completo': '', 'Denominação da igreja': '', 'E-mail': '', Senha: '' };

async function fill(values: Partial<typeof valid>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await type(label, value);
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const alertText = async () => (await screen.findByRole('alert')).textContent;
const typed = () => screen.getAllByLabelText(/./, { selector: 'input' }).map(valueOf);
const valueOf = (input: HTMLElement) => (input instanceof HTMLInputElement ? input.value : '');

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.clear();
  setPerson(null);
});

it.each([
  ['/auth', 'Boas-vindas ao Raízes'],
  ['/auth?mode=login', 'Que bom ter você de volta'],
  ['/auth?mode=signup', 'Comece sua jornada'],
])('greets at %s with “%s”', (route, greeting) => {
  renderApp(<Page />, { route });
  expect(heading()).toBe(greeting);
});

describe('signing up', () => {
  it('shows only the first validation message and keeps the typed text', async () => {
    renderApp(<Page />, { route: '/auth?mode=signup' });
    const cases: [Partial<typeof valid>, string][] = [
      [empty, 'Nome deve ter no mínimo 2 caracteres'],
      [{ ...valid, 'Denominação da igreja': ' I ' }, 'Denominação é obrigatória'],
      [
        { 'Denominação da igreja': 'Batista', 'Nome completo': '<<>>' },
        'Nome deve ter no mínimo 2 caracteres',
      ],
      [{ 'Nome completo': 'Raquel', 'E-mail': 'raquel@' }, 'Email inválido'],
      [
        { 'E-mail': valid['E-mail'], 'Nome completo': 'A'.repeat(101) },
        'Nome deve ter no máximo 100 caracteres',
      ],
      [{ 'Nome completo': 'Raquel', Senha: '12345' }, 'Senha deve ter no mínimo 6 caracteres'],
    ];
    for (const [changes, message] of cases) {
      await fill(changes);
      const before = typed();
      await press('Criar Conta');
      await screen.findByText(message);
      expect(await alertText()).toBe(`Erro de validação${message}`);
      expect(typed()).toEqual(before);
    }
    await waitFor(() => expect(screen.getByLabelText('Senha')).toBe(document.activeElement));
    expect(accounts.all).toEqual([]);
  });

  it('says when an e-mail is already registered, and keeps the typed text', async () => {
    accounts.add({ email: valid['E-mail'] });
    renderApp(<Page />, { route: '/auth?mode=signup' });
    await fill(valid);
    await press('Criar Conta');
    expect(await alertText()).toBe('Erro ao criar contaEste email já está cadastrado');
    expect(typed()).toEqual(Object.values(valid));
  });

  it('continues to the login with the typed text, and says that a link was sent', async () => {
    const { currentAddress } = renderApp(<Page />, { route: '/auth?mode=signup' });
    await fill({ ...valid, 'Nome completo': '<b>Raquel</b>', 'E-mail': ' Raquel@Raizes.test ' });
    await press('Criar Conta');
    expect(await screen.findByText('Conta criada com sucesso!')).toBeTruthy();
    expect(screen.getByText(/^Enviamos um link para você confirmar o e-mail/)).toBeTruthy();
    await waitFor(() => expect(currentAddress()).toBe('/auth?mode=login'));
    const [account] = accounts.all;
    expect(account).toMatchObject({ email: 'raquel@raizes.test', displayName: 'bRaquel/b' });
    expect(store.get(paths.profile(account?.uid ?? ''))).toMatchObject({
      full_name: 'bRaquel/b',
      church_denomination: 'Igreja Batista',
      position: 'discipulo',
      pastor_id: null,
    });
    expect(accounts.emails).toMatchObject([{ to: 'raquel@raizes.test' }]);
    expect(screen.queryByLabelText('Nome completo')).toBeNull();
    expect(screen.getByLabelText('Senha')).toHaveProperty('value', valid.Senha);
    expect(heading()).toBe('Sua conta está pronta');
  });
});

describe('signing in', () => {
  it('is the default, and switches to the sign-up', async () => {
    const { currentAddress } = renderApp(<Page />, { route: '/auth' });
    expect(screen.getByText('Entrar', { selector: 'button' })).toBeTruthy();
    await press('Criar conta');
    expect(currentAddress()).toBe('/auth?mode=signup');
    expect(screen.getByLabelText('Nome completo')).toBeTruthy();
  });

  it('shows only the first validation message', async () => {
    renderApp(<Page />, { route: '/auth?mode=login' });
    await press('Entrar');
    expect(await alertText()).toBe('Erro de validaçãoEmail inválido');
    await fill({ 'E-mail': valid['E-mail'], Senha: '12345' });
    await press('Entrar');
    await screen.findByText('Senha deve ter no mínimo 6 caracteres');
  });

  it('gives the same message for a wrong password and for an unknown e-mail', async () => {
    renderApp(<Page />, { route: '/auth?mode=login' });
    await fill({ 'E-mail': valid['E-mail'], Senha: 'errada123' });
    for (const code of ['auth/invalid-credential', 'auth/wrong-password', 'auth/user-not-found']) {
      store.refuse('auth/sign-in', code);
      await press('Entrar');
      await waitFor(async () =>
        expect(await alertText()).toBe('Erro ao fazer loginEmail ou senha incorretos'),
      );
      expect(typed()).toEqual([valid['E-mail'], 'errada123']);
    }
  });

  it('redirects a signed-in person to the dashboard', () => {
    setPerson({ uid: 'ana', email: valid['E-mail'], name: 'Ana' });
    const { currentAddress } = renderApp(<Page />, { route: '/auth' });
    expect(currentAddress()).toBe('/dashboard');
  });

  it('opens the address that needed the sign-in, also after a forgotten password and a sign-up that began', async () => {
    const shared = '/biblia/salmos/23?v=1#fim';
    const { currentAddress } = renderApp(
      <Routes>
        <Route path="/auth" element={<Page />} />
        <Route path="*" element={<RequireUser>{() => 'Bíblia'}</RequireUser>} />
      </Routes>,
      { route: shared },
    );
    act(() => setPerson(null));
    expect(currentAddress()).toBe('/auth');
    fireEvent.click(screen.getByText('Esqueci minha senha'));
    await screen.findByText('Esqueceu a senha?');
    fireEvent.click(screen.getByText('Voltar para o login'));
    await screen.findByText('Entrar');
    await press('Criar conta');
    await press('Fazer login');
    act(() => setPerson({ uid: 'ana', email: valid['E-mail'], name: 'Ana' }));
    expect(currentAddress()).toBe(shared);
  });

  it.each(['//exemplo.com', 'https://exemplo.com', '/nada'])(
    'does not open %s, which a link names',
    (to) => {
      const { currentAddress } = renderApp(<Page />, { route: `/auth?to=${to}` });
      act(() => setPerson({ uid: 'ana', email: valid['E-mail'], name: 'Ana' }));
      expect(currentAddress()).toBe('/dashboard');
    },
  );
});

describe('a forgotten password', () => {
  it('takes over the typed e-mail, validates it, and confirms that a link was sent', async () => {
    accounts.add({ email: valid['E-mail'] });
    const { currentAddress } = renderApp(<Page />, { route: '/auth' });
    await type('E-mail', 'raquel@');
    fireEvent.click(screen.getByText('Esqueci minha senha'));
    await screen.findByText('Esqueceu a senha?');
    expect(currentAddress()).toBe('/auth?mode=forgot');
    expect(typed()).toEqual(['raquel@']);
    await press('Enviar link');
    await screen.findByText('Email inválido');

    await type('E-mail', ' Raquel@Raizes.test ');
    await press('Enviar link');
    await screen.findByText('E-mail enviado');
    expect(accounts.emails).toMatchObject([{ to: 'raquel@raizes.test' }]);
    await press('Enviar de novo');
    expect(typed()).toEqual(['raquel@raizes.test']);
  });

  it('says why the link was not sent, and keeps the e-mail', async () => {
    store.refuse('auth/send-reset', 'auth/too-many-requests');
    renderApp(<Page />, { route: '/auth?mode=forgot' });
    await type('E-mail', valid['E-mail']);
    await press('Enviar link');
    await screen.findByText('Muitas tentativas seguidas. Aguarde um pouco e tente novamente.');
    expect(typed()).toEqual([valid['E-mail']]);
  });
});

describe('a device that holds data of a person whose session has ended', () => {
  const storeOnDevice = (key: string, value: unknown) =>
    localStorage.setItem(`raizes.${key}`, JSON.stringify(value));
  const line = () => screen.findByText('Há algo não enviado neste aparelho.');

  beforeEach(() => {
    localStorage.clear();
    storeOnDevice('holder', { uid: 'ana', endedAt: Date.now() });
  });

  it.each([
    [
      'a devotional that was not finished',
      'draft.ana.2026-11-21',
      { reflection: 'Hoje percebi', application: '', verse_memorization: '' },
    ],
    [
      'a completion that waits for the server',
      'completions.ana',
      [
        {
          day: '2026-11-21',
          at: '2026-11-21T12:00:00Z',
          offset: 0,
          memorized: false,
          digest: 0,
          state: 'unsent',
        },
      ],
    ],
    ['a write that Firestore has not sent', 'unsent-writes', 'a1b2c3'],
  ])(
    'says that it is not sent, without a name, and erases it on request: %s',
    async (_, key, value) => {
      storeOnDevice(key, value);
      renderApp(<Page />, { route: '/auth' });
      expect(await line()).toBeTruthy();
      await press('Apagar');
      await waitFor(() => expect(screen.queryByText(/^Há algo não enviado/)).toBeNull());
      expect(Object.keys(localStorage)).toEqual([]);
    },
  );

  it('says nothing when everything was sent', async () => {
    storeOnDevice('navigation.ana', { leads: false, isAdmin: false, unread: 0 });
    renderApp(<Page />, { route: '/auth' });
    await act(async () => vi.dynamicImportSettled());
    expect(screen.queryByText(/^Há algo não enviado/)).toBeNull();
  });
});
