import { paths } from '@raizes/domain/paths';
import { aMentorMessage, aPastorMessage } from '@raizes/tests/factories';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendReply } from '@/features/messages/reply';
import { setPerson } from '@/lib/session';
import { deleteDoc } from '@/lib/writes';
import { accounts, signIn } from '@/testing/backend/accounts';
import { store } from '@/testing/backend/store';
import { press } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { useSignOut } from './sign-out';
import { hasUnsent } from './unfinished-drafts';

function SignOut() {
  const { signOut, dialog } = useSignOut();
  return (
    <>
      <button onClick={signOut}>Sair</button>
      {dialog}
    </>
  );
}

const keep = (key: string, value: unknown) =>
  localStorage.setItem(`raizes.${key}`, JSON.stringify(value));
const blank = { step: 2, reflection: '', application: ' ', verse_memorization: '' };
const begun = { ...blank, reflection: 'Hoje percebi' };

beforeEach(() => {
  localStorage.clear();
  signIn();
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' });
});

describe('signing out', () => {
  it('happens at once when nothing would be lost', async () => {
    keep('draft.ana.2026-11-21', blank);
    keep('mentor-draft.ana', { text: ' ', asked: '' });
    // Completed and in the outbox, so not a draft.
    keep('draft.ana.2026-11-20', begun);
    const at = '2026-11-20T12:00:00Z';
    const completion = { day: '2026-11-20', at, offset: 0, memorized: false, digest: 0 };
    keep('completions.ana', [{ ...completion, state: 'unsent' }]);
    renderApp(<SignOut />);
    await press('Sair');
    await waitFor(() => expect(accounts.signedIn).toBeNull());
  });

  it('happens at once when the server has answered what this device still remembers', async () => {
    keep('reply-draft.m1', 'Oi');
    keep('replies.ana', [{ id: 'm1', response: 'Oi' }]);
    store.put(paths.pastorMessage('m1'), aPastorMessage({ id: 'm1', response: 'Oi' }));
    const asked = { text: '', asked: 'Como orar?', id: 'q1', conversation: 'c1' };
    keep('mentor-draft.ana', asked);
    store.put(paths.mentorMessage('ana', 'c1', 'q1-resposta'), { ...aMentorMessage() });
    renderApp(<SignOut />);
    await press('Sair');
    await waitFor(() => expect(accounts.signedIn).toBeNull());
  });

  it('knows after the session has ended that a reply of an earlier visit is unconfirmed', () => {
    keep('reply-draft.m1', 'Oi');
    keep('replies.ana', [{ id: 'm1', response: 'Oi' }]);
    expect(hasUnsent('ana')).toBe(true);
  });

  it('says that a reply was not sent, instead of calling it not finished', async () => {
    keep('reply-draft.m1', 'Oi');
    store.goOffline();
    void sendReply('ana', { id: 'm1', response: 'Oi' });
    expect(hasUnsent('ana')).toBe(true);
    renderApp(<SignOut />);
    await press('Sair');
    expect(await screen.findByText(/ainda não foi enviado/, {}, { timeout: 9000 })).toBeTruthy();
    expect(screen.queryByText(/não terminada/)).toBeNull();
  });

  it.each([
    [{ 'draft.ana.2026-11-21': begun }, '1 devocional não terminado'],
    [
      { 'draft.ana.2026-11-21': begun, 'message-draft.ana': 'Pastor', 'reply-draft.m1': 'Oi' },
      '1 devocional e 2 mensagens não terminados',
    ],
    [{ 'message-draft.ana': 'Pastor,' }, '1 mensagem não terminada'],
    [{ 'first-word-draft.ana': 'Oi, Ana' }, '1 mensagem não terminada'],
    [{ 'teaching.batismo': 'Batizamos quem crê.' }, '1 texto da igreja não terminado'],
    [
      {
        'reply-draft.m1': 'Paz',
        'mentor-draft.ana': { text: 'Como orar?', asked: '' },
        'form-draft.devotional.ana.new.': { date: '' },
      },
      '1 mensagem, 1 pergunta ao mentor e 1 formulário não terminados',
    ],
  ])('asks first when drafts would be lost, and names them', async (drafts, words) => {
    for (const [key, value] of Object.entries(drafts)) keep(key, value);
    renderApp(<SignOut />);
    await press('Sair');
    expect(
      await screen.findByText(
        `Neste aparelho há ${words}. Se você sair agora, o que foi escrito será perdido.`,
      ),
    ).toBeTruthy();
    expect(screen.queryByText(/ainda não foi enviado/)).toBeNull();
    expect(accounts.signedIn).not.toBeNull();
    await press('Sair mesmo assim');
    await waitFor(() => expect(accounts.signedIn).toBeNull());
  });

  it('says so when it fails, as without a network', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    store.refuse('auth/sign-out', 'auth/network-request-failed');
    renderApp(<SignOut />);
    await press('Sair');
    expect(await screen.findByText('Não foi possível sair')).toBeTruthy();
    expect(screen.getByText('Verifique sua conexão e tente novamente.')).toBeTruthy();
  });

  it('asks first when something has not been sent yet', async () => {
    store.silence();
    void deleteDoc('notes/a');
    renderApp(<SignOut />);
    await press('Sair');
    expect(await screen.findByText(/ainda não foi enviado/)).toBeTruthy();
    await press('Continuar aqui');
    await waitFor(() => expect(screen.queryByText('Sair agora?')).toBeNull());
    expect(accounts.signedIn).not.toBeNull();
  });
});
