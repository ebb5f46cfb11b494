import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '@/lib/callable';
import { pendingInvitation } from '@/lib/pending-invitation';
import { setPerson } from '@/lib/session';
import type * as account from '@/lib/sign-up';
import { press, type } from '@/testing/form';
import { renderApp, screenText } from '@/testing/render';
import { Page as AuthPage } from './auth-page';
import { Page } from './enter-page';

vi.mock('@/lib/callable', () => ({ call: vi.fn<typeof call>() }));
vi.mock('@/lib/sign-up', () => ({
  signIn: vi.fn<typeof account.signIn>(),
  signUp: vi.fn<typeof account.signUp>(),
}));

const lia = { full_name: 'Lia Prado', position: 'lider' } as const;
const open = (route: string) =>
  renderApp(
    <Routes>
      <Route path="/entrar" element={<Page />} />
      <Route path="/entrar/:code" element={<Page />} />
      <Route path="/auth" element={<AuthPage />} />
      <Route path="/dashboard" element="início" />
    </Routes>,
    { route },
  );

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  setPerson(null);
});

describe('the address of an invitation', () => {
  it('redirects to the sign-up, which names church and leader until the login', async () => {
    vi.mocked(call).mockResolvedValue({ state: 'leader', church: 'Igreja Raízes', leader: lia });
    const { currentAddress } = open('/entrar/bcdfg-hjkmn');
    await screen.findByText('Lia Prado convidou você');
    expect(screenText()).toContain('Líder da Igreja Raízes. É quem vai caminhar com você');
    expect(call).toHaveBeenCalledWith('peek-invitation', { code: 'BCDFGHJKMN' });
    expect(currentAddress()).toBe('/auth?mode=signup&invitation=bcdfg-hjkmn');
    expect(pendingInvitation.read()).toBe('BCDFGHJKMN');

    await type('Nome completo', 'Ana Lopes');
    await type('Denominação da igreja', 'Batista');
    await type('Email', 'ana@raizes.test');
    await type('Senha', 'segredo123');
    await press('Criar Conta');
    await waitFor(() => expect(currentAddress()).toBe('/auth?mode=login&invitation=bcdfg-hjkmn'));
    expect(screenText()).toContain('Lia Prado convidou você');
  });

  it('for a position says that the e-mail must be confirmed', async () => {
    vi.mocked(call).mockResolvedValue({ state: 'position', church: '', position: 'pastor' });
    open('/entrar/BCDFGHJKMN');
    await screen.findByText('A sua igreja convidou você');
    expect(screenText()).toContain('quando você confirmar esse e-mail');
  });

  it.each(['BCDFGHJKMN', 'nada'])(
    'that is not valid (%s) shows the ordinary sign-up',
    async (code) => {
      vi.mocked(call).mockResolvedValue({ state: 'gone' });
      open(`/entrar/${code}`);
      await screen.findByText('Este convite não vale mais');
      expect(screen.getByText('Criar Conta', { selector: 'button' })).toBeTruthy();
      expect(pendingInvitation.read()).toBeNull();
    },
  );

  it('continues and stores the code when the invitation can’t be looked up', async () => {
    vi.mocked(call).mockRejectedValue(new Error('offline'));
    open('/entrar/BCDFGHJKMN');
    await screen.findByText(/a gente confere quando você entrar/);
    expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
  });

  it('redirects a signed-in person to the dashboard, where it is redeemed', async () => {
    setPerson({ uid: 'ana', email: '', name: 'Ana' });
    const { currentAddress } = open('/entrar/bcdfghjkmn');
    await waitFor(() => expect(currentAddress()).toBe('/dashboard'));
    expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
    expect(call).not.toHaveBeenCalled();
  });

  it('without a code asks for it, and accepts it as people type it', async () => {
    vi.mocked(call).mockResolvedValue({ state: 'leader', church: 'Igreja Raízes', leader: lia });
    const { currentAddress } = open('/entrar');
    await type('Código do convite', 'bcdfg');
    await press('Continuar');
    await screen.findByText('Erro de validação');
    await type('Código do convite', 'bcdfg hjkmn');
    await press('Continuar');
    await waitFor(() => expect(currentAddress()).toBe('/auth?mode=signup&invitation=BCDFGHJKMN'));
  });
});
