import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accounts, signIn } from '@/testing/backend/accounts';
import { refuseCall } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { changePassword, credentialErrorText, requestEmailChange } from './credentials';

const failure = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => void signIn({ password: 'atual123' }));

describe('changing the password or the e-mail', () => {
  it('verifies the current password first, and does nothing with a wrong one', async () => {
    const wrong = { code: 'auth/invalid-credential' };
    await expect(changePassword('errada12', 'nova1234')).rejects.toMatchObject(wrong);
    const request = requestEmailChange('errada12', 'nova@raizes.test');
    await expect(request).rejects.toMatchObject(wrong);
    expect([accounts.signedIn?.password, accounts.emails]).toEqual(['atual123', []]);
  });

  it('keeps a new password even if the pushes of the other devices can’t be ended', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    refuseCall('push-notifications', 'unavailable');
    await changePassword('atual123', 'nova1234');
    expect(accounts.signedIn?.password).toBe('nova1234');
  });

  it('resolves for the address of another account as for any other, and rejects for other reasons', async () => {
    accounts.add({ email: 'bia@raizes.test' });
    await requestEmailChange('atual123', 'bia@raizes.test');
    expect(accounts.emails).toEqual([]);
    store.refuse('auth/send-link', 'auth/too-many-requests');
    await expect(requestEmailChange('atual123', 'nova@raizes.test')).rejects.toThrow(
      'too-many-requests',
    );
  });
});

it.each([
  ['auth/invalid-credential', 'Senha incorreta.'],
  ['auth/wrong-password', 'Senha incorreta.'],
  ['auth/weak-password', 'Senha deve ter no mínimo 6 caracteres'],
  ['auth/invalid-email', 'Email inválido'],
  ['auth/too-many-requests', 'Muitas tentativas seguidas. Aguarde um pouco e tente novamente.'],
  [
    'auth/network-request-failed',
    'Sem conexão com a internet. Verifique sua rede e tente novamente.',
  ],
  ['auth/requires-recent-login', 'Digite a sua senha outra vez.'],
  ['auth/user-token-expired', 'Sua sessão expirou. Entre novamente.'],
])('shows for %s: %s', (code, text) => expect(credentialErrorText(failure(code))).toBe(text));
