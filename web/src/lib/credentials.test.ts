import type { User } from 'firebase/auth';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './callable';
import { changePassword, credentialErrorText, requestEmailChange } from './credentials';

const { user, signIn, updatePassword, sendLink } = vi.hoisted(() => ({
  user: { email: 'ana@raizes.test' },
  signIn: vi.fn<(auth: object, email: string, password: string) => Promise<{ user: object }>>(),
  updatePassword: vi.fn<(user: object, password: string) => Promise<void>>(),
  sendLink: vi.fn<(user: User, email: string) => Promise<void>>(),
}));
vi.mock('./callable', () => ({ call: vi.fn<typeof call>() }));
vi.mock('./firebase/auth', () => ({ auth: { currentUser: user }, emulators: null }));
vi.mock('firebase/auth', () => ({
  signInWithEmailAndPassword: signIn,
  updatePassword,
  verifyBeforeUpdateEmail: sendLink,
}));

const failure = (code: string) => Object.assign(new Error(code), { code });

beforeEach(() => {
  vi.resetAllMocks();
  signIn.mockResolvedValue({ user });
});

describe('changing the password or the e-mail', () => {
  it('verifies the current password first, and does nothing with a wrong one', async () => {
    await changePassword('atual123', 'nova1234');
    expect(signIn).toHaveBeenCalledWith(expect.anything(), user.email, 'atual123');
    expect(updatePassword).toHaveBeenCalledWith(user, 'nova1234');

    signIn.mockRejectedValue(failure('auth/wrong-password'));
    await expect(changePassword('errada12', 'nova1234')).rejects.toThrow('wrong-password');
    await expect(requestEmailChange('errada12', 'nova@raizes.test')).rejects.toThrow(
      'wrong-password',
    );
    expect(updatePassword).toHaveBeenCalledOnce();
    expect(sendLink).not.toHaveBeenCalled();
  });

  it('ends the pushes of the other devices with a new password, which is kept even if that fails', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    vi.mocked(call).mockRejectedValueOnce(failure('functions/unavailable'));
    await changePassword('atual123', 'nova1234');
    await changePassword('atual123', 'nova1234');
    const ended = ['push-notifications', { action: 'remove-other-subscriptions', except: null }];
    expect(vi.mocked(call).mock.calls).toEqual([ended, ended]);
    vi.mocked(console.warn).mockRestore();
    signIn.mockRejectedValue(failure('auth/wrong-password'));
    await expect(changePassword('errada12', 'nova1234')).rejects.toThrow('wrong-password');
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('resolves for the address of another account as for any other, and rejects for other reasons', async () => {
    await requestEmailChange('atual123', 'nova@raizes.test');
    expect(sendLink).toHaveBeenCalledWith(user, 'nova@raizes.test');
    sendLink.mockRejectedValueOnce(failure('auth/email-already-in-use'));
    await expect(requestEmailChange('atual123', 'bia@raizes.test')).resolves.toBeUndefined();
    sendLink.mockRejectedValueOnce(failure('auth/too-many-requests'));
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
