import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { pendingInvitation } from '@/lib/pending-invitation';
import { setPerson } from '@/lib/session';
import { answerCall, refuseCall, requestsOf } from '@/testing/backend/functions';
import { press, type } from '@/testing/form';
import { renderApp, screenText } from '@/testing/render';
import { Page as AuthPage } from './auth-page';
import { Page } from './enter-page';

const lia = { full_name: 'Lia Prado', position: 'lider' } as const;
const leading = { state: 'leader', church: 'Igreja Raízes', leader: lia } as const;
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
  localStorage.clear();
  setPerson(null);
});

describe('the address of an invitation', () => {
  it('redirects to the sign-up, which names church and leader until the login', async () => {
    answerCall('peek-invitation', () => leading);
    const { currentAddress } = open('/entrar/bcdfg-hjkmn');
    await screen.findByText('Lia Prado convidou você');
    expect(screenText()).toContain('Líder da Igreja Raízes. É quem vai caminhar com você');
    expect(requestsOf('peek-invitation')).toEqual([{ code: 'BCDFGHJKMN' }]);
    expect(currentAddress()).toBe('/auth?mode=signup&invitation=bcdfg-hjkmn');
    expect(pendingInvitation.read()).toBe('BCDFGHJKMN');

    await type('Nome completo', 'Ana Lopes');
    expect(screen.getByLabelText('Denominação da igreja')).toHaveProperty('value', 'Igreja Raízes');
    await type('E-mail', 'ana@raizes.test');
    await type('Senha', 'segredo123');
    await press('Criar Conta');
    await waitFor(() => expect(currentAddress()).toBe('/auth?mode=login&invitation=bcdfg-hjkmn'));
    expect(screenText()).toContain('Lia Prado convidou você');
    // One tap is left.
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'ana@raizes.test');
    expect(screen.getByLabelText('Senha')).toHaveProperty('value', 'segredo123');
  });

  it('fills in the church’s name, but does not replace what the person has typed', async () => {
    let send: (found: typeof leading) => void = () => undefined;
    const answer = new Promise<typeof leading>((resolve) => {
      send = resolve;
    });
    answerCall('peek-invitation', () => answer);
    open('/entrar/bcdfghjkmn');
    await type('Denominação da igreja', 'Batista');
    await waitFor(() => expect(requestsOf('peek-invitation')).toHaveLength(1));
    send(leading);
    await screen.findByText('Lia Prado convidou você');
    expect(screen.getByLabelText('Denominação da igreja')).toHaveProperty('value', 'Batista');
  });

  it('for a position says that the e-mail must be confirmed', async () => {
    const found = { state: 'position', church: '', position: 'pastor' } as const;
    answerCall('peek-invitation', () => found);
    open('/entrar/BCDFGHJKMN');
    await screen.findByText('A sua igreja convidou você');
    expect(screenText()).toContain('quando você confirmar esse e-mail');
  });

  it.each(['BCDFGHJKMN', 'nada'])(
    'that is not valid (%s) shows the ordinary sign-up',
    async (code) => {
      answerCall('peek-invitation', () => ({ state: 'gone' }));
      open(`/entrar/${code}`);
      await screen.findByText('Este convite não vale mais');
      expect(screen.getByText('Criar Conta', { selector: 'button' })).toBeTruthy();
      expect(pendingInvitation.read()).toBeNull();
    },
  );

  it('continues and stores the code when the invitation can’t be looked up', async () => {
    refuseCall('peek-invitation', 'unavailable');
    open('/entrar/BCDFGHJKMN');
    await screen.findByText(/a gente confere quando você entrar/);
    expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
  });

  it('redirects a signed-in person to the dashboard, where it is redeemed', async () => {
    setPerson({ uid: 'ana', email: '', name: 'Ana' });
    const { currentAddress } = open('/entrar/bcdfghjkmn');
    await waitFor(() => expect(currentAddress()).toBe('/dashboard'));
    expect(pendingInvitation.read()).toBe('BCDFGHJKMN');
    expect(requestsOf('peek-invitation')).toEqual([]);
  });

  it('without a code asks for it, and accepts it as people type it', async () => {
    answerCall('peek-invitation', () => leading);
    const { currentAddress } = open('/entrar');
    await type('Código do convite', 'bcdfg');
    await press('Continuar');
    await screen.findByText('Erro de validação');
    await type('Código do convite', 'bcdfg hjkmn');
    await press('Continuar');
    await waitFor(() => expect(currentAddress()).toBe('/auth?mode=signup&invitation=BCDFGHJKMN'));
  });

  it('without a code also accepts the whole link', async () => {
    answerCall('peek-invitation', () => leading);
    const { currentAddress } = open('/entrar');
    await type('Código do convite', 'https://raizes-igreja-da-videira.web.app/entrar/BCDFGHJKMN ');
    await press('Continuar');
    await waitFor(() => expect(currentAddress()).toBe('/auth?mode=signup&invitation=BCDFGHJKMN'));
  });
});
