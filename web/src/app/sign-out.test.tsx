import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as account from '@/lib/account';
import { press } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { useSignOut } from './sign-out';

vi.mock('@/lib/account', () => ({
  signOut: vi.fn<typeof account.signOut>(),
  hasSentEverything: vi.fn<typeof account.hasSentEverything>(),
}));
vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);
vi.mock('@/lib/writes', () => ({}));

function SignOut() {
  const { signOut, dialog } = useSignOut();
  return (
    <>
      <button onClick={signOut}>Sair</button>
      {dialog}
    </>
  );
}

const store = (key: string, value: unknown) =>
  localStorage.setItem(`raizes.${key}`, JSON.stringify(value));
const blank = { step: 2, reflection: '', application: ' ', verse_memorization: '' };
const begun = { ...blank, reflection: 'Hoje percebi' };

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  vi.mocked(account.hasSentEverything).mockResolvedValue(true);
});

describe('signing out', () => {
  it('happens at once when nothing would be lost', async () => {
    store('draft.ana.2026-11-21', blank);
    store('mentor-draft.ana', { text: ' ', asked: '' });
    // Completed and in the outbox, so not a draft.
    store('draft.ana.2026-11-20', begun);
    store('unsettled.ana', ['2026-11-20']);
    renderApp(<SignOut />);
    await press('Sair');
    await waitFor(() => expect(account.signOut).toHaveBeenCalledOnce());
  });

  it.each([
    [{ 'draft.ana.2026-11-21': begun }, '1 devocional não terminado'],
    [
      { 'draft.ana.2026-11-21': begun, 'message-draft.ana': 'Pastor', 'reply-draft.m1': 'Oi' },
      '1 devocional e 2 mensagens não terminados',
    ],
    [{ 'message-draft.ana': 'Pastor,' }, '1 mensagem não terminada'],
    [{ 'first-word-draft.ana': 'Oi, Ana' }, '1 mensagem não terminada'],
    [
      {
        'reply-draft.m1': 'Paz',
        'mentor-draft.ana': { text: 'Como orar?', asked: '' },
        'form-draft.devotional.ana.new.': { date: '' },
      },
      '1 mensagem, 1 pergunta ao mentor e 1 formulário não terminados',
    ],
  ])('asks first when drafts would be lost, and names them', async (drafts, words) => {
    for (const [key, value] of Object.entries(drafts)) store(key, value);
    renderApp(<SignOut />);
    await press('Sair');
    expect(
      await screen.findByText(
        `Neste aparelho há ${words}. Se você sair agora, o que foi escrito será perdido.`,
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/ainda não foi enviado/)).toBeNull();
    expect(account.signOut).not.toHaveBeenCalled();
    await press('Sair mesmo assim');
    await waitFor(() => expect(account.signOut).toHaveBeenCalledOnce());
  });

  it('says so when it fails, as without a network', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.mocked(account.signOut).mockRejectedValue(new TypeError('Failed to fetch'));
    renderApp(<SignOut />);
    await press('Sair');
    expect(await screen.findByText('Não foi possível sair')).toBeTruthy();
    expect(screen.getByText('Verifique sua conexão e tente novamente.')).toBeTruthy();
  });

  it('asks first when something has not been sent yet', async () => {
    vi.mocked(account.hasSentEverything).mockResolvedValue(false);
    renderApp(<SignOut />);
    await press('Sair');
    expect(await screen.findByText(/ainda não foi enviado/)).toBeTruthy();
    await press('Continuar aqui');
    await waitFor(() => expect(screen.queryByText('Sair agora?')).toBeNull());
    expect(account.signOut).not.toHaveBeenCalled();
  });
});
