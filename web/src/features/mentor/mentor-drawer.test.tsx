import type { ParsedRequest } from '@raizes/domain/callables/requests';
import type { Response } from '@raizes/domain/callables/responses';
import { collections } from '@raizes/domain/paths';
import { aMentorMessage } from '@raizes/tests/factories';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setPerson, suspendSession } from '@/lib/session';
import { answerCall } from '@/testing/backend/functions';
import { failure, store } from '@/testing/backend/store';
import { renderApp, screenText } from '@/testing/render';
import type { ChatMessage } from './api';
import { MentorDrawer } from './mentor-drawer';

/** The questions that the mentor has got. */
const asked: ParsedRequest<'ai-mentor-chat'>[] = [];

/** The pending call to the mentor. */
let pending: {
  write: (chunk: string) => void;
  answer: (changes: Partial<Response<'ai-mentor-chat'>>) => void;
  refuse: (code: string, message?: string) => void;
};

/** Stores messages, the newest first, in the conversation that the drawer opens. */
const putMessages = (messages: ChatMessage[], conversation = 'nova') =>
  store.putAll(
    collections.mentorMessages('ana', conversation),
    messages.map((each, index) => ({ ...each, created_at: new Date(Date.now() - index) })),
  );
const conversations = collections.mentorConversations('ana');

const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana' };

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  localStorage.clear();
  openNewConversation('nova');
  setPerson(ana);
  asked.length = 0;
  answerCall('ai-mentor-chat', (request, write) => {
    asked.push(request);
    return new Promise((resolve, reject) => {
      pending = {
        write,
        answer: (changes) => resolve({ response: 'Comece simples.', source: 'local', ...changes }),
        refuse: (code, message) => reject(failure(`functions/${code}`, message)),
      };
    });
  });
});

/** The id of the next new conversation, which an earlier visit has created and not used. */
function openNewConversation(id: string): void {
  const unused = { id, devotional_id: null };
  localStorage.setItem('raizes.mentor-unused.ana', JSON.stringify(unused));
}

const drawer = (reference: string | null = null, isGuarded = false) => (
  <MentorDrawer
    uid="ana"
    context={{ devotionalId: null, reference }}
    isGuarded={isGuarded}
    open
    onClose={() => undefined}
    leader={<button type="button">Escrever para João</button>}
  />
);
const show = (reference?: string) => renderApp(drawer(reference));
const showAt = (route: string) => renderApp(drawer(), { route });
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Sua mensagem');
const sendButton = () => screen.getByLabelText<HTMLButtonElement>('Enviar');
const log = () => screen.getByRole('log').textContent;
const fill = (value: string) => fireEvent.change(field(), { target: { value } });

async function send(question: string) {
  const sent = asked.length;
  fill(question);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(asked).toHaveLength(sent + 1));
}
const message = (changes: Partial<ChatMessage>): ChatMessage => ({
  id: 'm',
  ...aMentorMessage(),
  ...changes,
});

it('offers starter questions about the current reading', async () => {
  show('Rute 1');
  expect(screenText()).toContain('Sobre o que você quer conversar?');
  fill('Outra coisa');
  fireEvent.click(screen.getByText('O que Rute 1 ensina para a minha vida?'));
  await waitFor(() =>
    expect(asked).toMatchObject([
      {
        conversationId: 'nova',
        message: 'O que Rute 1 ensina para a minha vida?',
        devotionalContext: { devotional_id: '', reference: 'Rute 1' },
      },
    ]),
  );
  expect(field().value).toBe('Outra coisa');
  expect(screenText()).not.toContain('Sobre o que você quer conversar?');
});

it('creates the conversation when it opens; offline, with the first question', async () => {
  localStorage.clear();
  show();
  await waitFor(() => expect(store.ids(conversations)).toHaveLength(1));
  cleanup();
  localStorage.clear();
  store.goOffline();
  show();
  store.goOnline();
  expect(store.ids(conversations)).toHaveLength(1);
  await send('E jejuar?');
  expect(store.ids(conversations)).toContain(asked[0]?.conversationId);
});

it('shows the question at once and the answer while it streams, and blocks sending until it is complete', async () => {
  show();
  fill('E jejuar?');
  expect(fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })).toBe(true);
  expect(asked).toEqual([]);
  await send('E jejuar?');
  expect(log()).toBe('Você: E jejuar?');
  expect(field().value).toBe('');
  fill('E depois?');
  expect(sendButton().disabled).toBe(true);
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(asked).toHaveLength(1);
  pending.write('O jejum ');
  pending.write('é…');
  const writing = () => document.querySelector('[data-writing]')?.textContent;
  await waitFor(() => expect(writing()).toBe('Mentor: O jejum é…'));
  pending.answer({ response: 'O jejum é oração.' });
  await waitFor(() => expect(log()).toBe('Você: E jejuar?Mentor: O jejum é oração.'));
  expect(writing()).toBeUndefined();
  expect(sendButton().disabled).toBe(false);
  expect(field().value).toBe('E depois?');
});

it('asks back with choices, and sends the chosen one as the next message', async () => {
  show();
  await send('meu marido e o celular');
  const response =
    'Quero entender direito. É mais sobre casamento, celular e telas ou outra coisa?';
  pending.answer({ response, choices: ['Casamento', 'Celular e telas', 'Outra coisa'] });
  const choices = await screen.findByLabelText('Respostas possíveis');
  expect([...choices.querySelectorAll('button')].map((each) => each.textContent)).toEqual([
    'Casamento',
    'Celular e telas',
    'Outra coisa',
  ]);
  fill('E orar?');
  fireEvent.click(screen.getByText('Casamento'));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.message).toBe('Casamento');
  expect(field().value).toBe('E orar?');
  expect(screen.queryByLabelText('Respostas possíveis')).toBeNull();
  pending.answer({ response: 'O casamento é…' });
  await waitFor(() => expect(log()).toContain('O casamento é…'));
  expect(screen.queryByLabelText('Respostas possíveis')).toBeNull();
});

it('offers to go on with a topic, except with what was just asked for', async () => {
  const answer = message({ role: 'model', text: 'O luto…', topic_ids: ['luto'] });
  putMessages([answer, message({ id: 'p', text: 'Ore comigo' })]);
  show();
  const labels = () =>
    [...screen.getByLabelText('Respostas possíveis').querySelectorAll('button')].map(
      (each) => each.textContent,
    );
  expect(labels()).toEqual(['Fale mais sobre isso', 'O que posso fazer hoje?']);
  fireEvent.click(screen.getByText('Fale mais sobre isso'));
  await waitFor(() => expect(asked[0]?.message).toBe('Fale mais sobre isso'));
});

it('sets the parts of an answer with a name apart', () => {
  const text =
    'Sinto muito.\n\nPara ler com calma:\n• o Salmo do pastor\n\nUm passo para hoje: ore.';
  putMessages([message({ role: 'model', text })]);
  show();
  expect(screen.getByText('Para ler com calma').tagName).toBe('P');
  expect(screen.getByText('o Salmo do pastor').closest('li')).not.toBeNull();
  expect(screen.getByText('ore.')).toBeTruthy();
});

it('offers the choices of a stored answer again after a reload', () => {
  const text = 'É mais sobre…?';
  putMessages([message({ role: 'model', text, choices: ['Luto', 'Outra coisa'] })]);
  show();
  expect(screen.getByText('Luto')).toBeTruthy();
});

it('shows no message twice after the server has stored it', async () => {
  show();
  await send('E jejuar?');
  const id = asked[0]?.requestId ?? '';
  pending.write('O jejum');
  const question = message({ id, text: 'E jejuar?' });
  putMessages([
    message({ id: `${id}-resposta`, role: 'model', text: 'O jejum é oração.' }),
    question,
  ]);
  expect(document.querySelector('[data-writing]')).toBeNull();
  expect(log()).toBe('Você: E jejuar?Mentor: O jejum é oração.');
  pending.answer({ response: 'O jejum é oração.' });
  await waitFor(() => expect(sendButton()).toBeDefined());
  expect(log()).toBe('Você: E jejuar?Mentor: O jejum é oração.');
});

describe('a question that fails', () => {
  const cannotSend = 'Não foi possível enviar a mensagem. Tente novamente.';

  it('returns to the field, before newer text, and is retried under the same id', async () => {
    show();
    await send('E jejuar?');
    fill('E orar?');
    pending.refuse('internal');
    expect((await screen.findByRole('alert')).textContent).toBe(cannotSend);
    expect(field().value).toBe('E jejuar?\n\nE orar?');
    expect(log()).toBe('');
    await send('E jejuar?');
    expect(asked[1]?.requestId).toBe(asked[0]?.requestId);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['failed-precondition', 'Um responsável precisa autorizar.', null],
    ['internal', 'Algo deu errado', cannotSend],
  ])('shows the server’s explanation if there is one (%s)', async (code, text, shown) => {
    show();
    await send('E jejuar?');
    pending.refuse(code, text);
    expect((await screen.findByRole('alert')).textContent).toBe(shown ?? text);
  });

  it('is refused with helplines as links to call them', async () => {
    show();
    await send('E jejuar?');
    const why = 'Por hoje chega. Se precisar, ligue 188 (CVV) ou 100 (Direitos Humanos).';
    pending.refuse('resource-exhausted', why);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(why);
    const calls = [...alert.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(calls).toEqual(['tel:188', 'tel:100']);
  });

  it.each([
    ['internal', 'internal', 'Não foi possível iniciar a conversa.'],
    ['not-found', 'Conversa não encontrada. Ligue 188.', null],
    ['resource-exhausted', 'Por hoje chega. Ligue 188.', null],
  ])(
    'says that the conversation could not be created, or shows the server’s reason (%s)',
    async (code, text, shown) => {
      localStorage.clear();
      store.refuse(conversations, 'permission-denied', ['write']);
      show();
      await send('E jejuar?');
      pending.refuse(code, text);
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toBe(shown ?? text);
      expect(field().value).toBe('E jejuar?');
    },
  );
});

it('keeps the draft and the question on the device until the answer arrives', async () => {
  const first = show();
  await send('E jejuar?');
  fill('E orar?');
  first.unmount();
  show();
  expect(field().value).toBe('E jejuar?\n\nE orar?');
});

it('keeps what another window has in the same field', () => {
  show();
  const theirs = { text: 'E jejuar?', asked: '' };
  localStorage.setItem('raizes.mentor-draft.ana', JSON.stringify(theirs));
  fill('E orar?');
  expect(field().value).toBe('E orar?');
  expect(screen.getByText('E jejuar?')).toBeTruthy();
  fireEvent.click(screen.getByText('Descartar'));
  expect(screen.queryByText('E jejuar?')).toBeNull();
});

describe('a reload', () => {
  const answer = (id: string) =>
    message({ id: `${id}-resposta`, role: 'model', text: 'Estou aqui.' });

  it('shows the conversation again, with the help for a crisis', async () => {
    const { currentAddress, unmount } = showAt('/dashboard?mentor=open');
    expect(currentAddress()).toBe('/dashboard?mentor=open');
    await send('Quero morrer');
    pending.answer({ response: 'Estou aqui.', crisis: 'suicide' });
    await screen.findByLabelText('Ajuda agora');
    expect(currentAddress()).toBe('/dashboard?mentor=nova');
    unmount();
    putMessages([message({ role: 'model', text: 'Estou aqui.', crisis: 'suicide' })]);
    showAt(currentAddress());
    expect(log()).toContain('Estou aqui.');
    expect(screen.getByLabelText('Ajuda agora')).toBeDefined();
  });

  it('opens a new conversation after one was started, and for an address without a valid id', () => {
    putMessages([message({})], 'antiga');
    const { currentAddress, unmount } = showAt('/dashboard?mentor=antiga');
    expect(log()).not.toBe('');
    fireEvent.click(screen.getByLabelText('Nova conversa'));
    expect(currentAddress()).toBe('/dashboard?mentor=open');
    expect(log()).toBe('');
    unmount();
    putMessages([message({})]);
    showAt(`/dashboard?mentor=${encodeURIComponent('../x')}`);
    expect(log()).not.toBe('');
  });

  it('while an answer is pending resends the question as the same request', async () => {
    const { unmount } = show();
    await send('E jejuar?');
    const requestId = asked[0]?.requestId;
    unmount();
    show();
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(sendButton());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.requestId).toBe(requestId);
  });

  it('in another conversation keeps the question in the field but sends it as a new request', async () => {
    const { unmount } = showAt('/dashboard?mentor=antiga');
    await send('E jejuar?');
    const requestId = asked[0]?.requestId;
    unmount();
    showAt('/dashboard?mentor=outra');
    expect(field().value).toBe('E jejuar?');
    fireEvent.click(sendButton());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.requestId).not.toBe(requestId);
  });

  it('removes a question from the field when its answer has arrived', async () => {
    const { unmount } = show();
    await send('E jejuar?');
    fill('E orar?');
    const id = asked[0]?.requestId ?? '';
    unmount();
    putMessages([answer(id), message({ id, text: 'E jejuar?' })]);
    openNewConversation('nova');
    show();
    expect(field().value).toBe('E orar?');
    expect(localStorage.getItem('raizes.mentor-draft.ana')).not.toContain('jejuar');
  });

  it('in another conversation removes a question that was answered in its own', async () => {
    const { unmount } = showAt('/dashboard?mentor=antiga');
    await send('E jejuar?');
    const id = asked[0]?.requestId ?? '';
    unmount();
    putMessages([answer(id), message({ id, text: 'E jejuar?' })], 'antiga');
    showAt('/dashboard?mentor=outra');
    await waitFor(() => expect(field().value).toBe(''));
    expect(localStorage.getItem('raizes.mentor-draft.ana')).toBeNull();
  });
});

it('asks for a confirmed e-mail but still accepts messages, so that a crisis is answered', async () => {
  act(() => setPerson({ ...ana, isUnconfirmed: true }));
  show();
  await screen.findByText('Confirme o seu e-mail');
  await send('Quero morrer');
  pending.answer({ response: 'Estou aqui.', crisis: 'suicide' });
  expect((await screen.findByLabelText('Ajuda agora')).textContent).toContain('188');
  act(() => setPerson(ana));
  expect(screenText()).not.toContain('Confirme');
});

it('says to a minor all that is missing, and offers no questions that nobody answers', async () => {
  act(() => setPerson({ ...ana, isUnconfirmed: true }));
  renderApp(drawer(null, true));
  await screen.findByText('Falta a autorização do seu responsável');
  expect(screenText()).toContain('Falta também confirmar o seu e-mail.');
  expect(screenText()).not.toContain('falta só isso');
  expect(screen.queryByText('Como posso orar todos os dias?')).toBeNull();
  act(() => setPerson(ana));
  expect(screenText()).toContain('Falta a autorização do seu responsável');
});

it('stores the draft offline and sends nothing', () => {
  store.goOffline();
  show();
  fill('Como perdoar?');
  expect(sendButton().disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toContain('Você está sem internet.');
  expect(localStorage.getItem('raizes.mentor-draft.ana')).toContain('Como perdoar?');
});

describe('words of a crisis', () => {
  const help = () => screen.findByLabelText('Ajuda agora');

  it('show the help when they are too long to send', async () => {
    show();
    fill(`${'a '.repeat(1000)}quero morrer`);
    expect((await help()).textContent).toContain('Ligar 188');
    expect(sendButton().disabled).toBe(true);
    expect(asked).toEqual([]);
  });

  it('show the help offline', async () => {
    store.goOffline();
    show();
    fill('quero morrer');
    expect((await help()).textContent).toContain('Ligar 188');
    expect(asked).toEqual([]);
  });

  it('show the help until Auth has resolved, because a call waits for it', async () => {
    act(suspendSession);
    show();
    fill('quero morrer');
    expect((await help()).textContent).toContain('Ligar 188');
  });

  it('show the help when the call fails and while they are resent', async () => {
    show();
    await send('quero morrer');
    pending.refuse('internal');
    expect((await help()).textContent).toContain('ninguém foi avisado');
    fireEvent.click(sendButton());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.getByLabelText('Ajuda agora')).toBeDefined();
    pending.answer({ response: 'Estou aqui.' });
    await waitFor(() => expect(screen.queryByLabelText('Ajuda agora')).toBeNull());
  });

  it('show only the helplines when they are ambiguous, and nothing when they are harmless', async () => {
    store.goOffline();
    show();
    fill('tenho tanta ansiedade que só queria sumir');
    await screen.findByText(/Se você está sofrendo ou em perigo/);
    expect(screen.queryByLabelText('Ajuda agora')).toBeNull();
    fill('Como perdoar?');
    await waitFor(() => expect(screenText()).not.toContain('188'));
  });
});

it('counts the characters near the limit without surrounding whitespace', () => {
  show();
  const helperTextFor = (length: number) => {
    fill(`${'a'.repeat(length)}  \n`);
    return document.querySelector('[id$=helper]')?.textContent;
  };
  expect(helperTextFor(1799)).toBe('Enter envia; Shift+Enter pula uma linha.');
  expect(helperTextFor(1800)).toBe('Cabem mais 200 caracteres.');
  expect(helperTextFor(1999)).toBe('Cabe mais 1 caractere.');
  expect(helperTextFor(2000)).toBe('Não cabe mais nenhum caractere.');
  expect(sendButton().disabled).toBe(false);
  expect(helperTextFor(2034)).toBe(
    'Cabem 2.000 caracteres: tire 34 para enviar, ou divida em duas mensagens.',
  );
  expect(sendButton().disabled).toBe(true);
  fill('   ');
  expect(sendButton().disabled).toBe(true);
});

it('says nothing about the Enter key on a touch screen', () => {
  const real = matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('coarse') ? '(min-width: 1px)' : query),
  );
  show();
  expect(screenText()).not.toContain('Enter');
  vi.restoreAllMocks();
});

it('says who answers, before and after the first answer', async () => {
  show();
  expect(screenText()).toContain('Responde o Raízes ou uma IA externa.');
  await send('E jejuar?');
  pending.answer({ source: 'gemini' });
  await waitFor(() => expect(screenText()).toContain('Responde uma IA externa (Google Gemini)'));
});

it('says that the local model answers because the day’s budget is spent, even after a reload', async () => {
  const note = 'as respostas da IA externa de hoje já foram usadas';
  const first = show();
  await send('E jejuar?');
  pending.answer({ budget_spent: true });
  await waitFor(() => expect(screenText()).toContain(note));
  first.unmount();
  putMessages([message({ role: 'model', source: 'local', budget_spent: true })]);
  openNewConversation('nova');
  show();
  expect(screenText()).toContain(note);
});

it('remembers who answered last on this device', () => {
  localStorage.setItem('raizes.mentor-source', '"local"');
  show();
  expect(screenText()).toContain('Respostas preparadas pelo Raízes');
});

it('asks, and shows the help for a crisis, even if no conversation could be created', async () => {
  localStorage.clear();
  store.refuse(conversations, 'permission-denied', ['write']);
  show();
  await send('Quero morrer');
  pending.answer({ response: 'Estou aqui.', crisis: 'suicide' });
  expect((await screen.findByLabelText('Ajuda agora')).textContent).toContain('188');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers help and the leader in a crisis', () => {
  putMessages([message({ role: 'model', text: 'Estou aqui.', crisis: 'suicide' })]);
  show();
  expect(screen.getByLabelText('Ajuda agora').textContent).toContain('Escrever para João');
});

describe('the past conversations', () => {
  const conversation = (id: string, title: string) => ({
    id,
    user_id: 'ana',
    devotional_id: null,
    title,
    created_at: new Date(),
    updated_at: new Date(),
  });
  const openHistory = () => {
    show();
    fireEvent.click(screen.getByLabelText('Conversas anteriores'));
  };

  it('say when there are none, or none on this device', () => {
    openHistory();
    expect(screenText()).toContain('Nenhuma conversa ainda.');
    fireEvent.click(screen.getByLabelText('Voltar à conversa'));
    store.goOffline();
    fireEvent.click(screen.getByLabelText('Conversas anteriores'));
    expect(screenText()).toContain('suas conversas ainda não foram guardadas neste aparelho');
  });

  it('can be opened, and deleted after a confirmation', async () => {
    const long = 'Estou ansioso. '.repeat(20).trim();
    store.putAll(conversations, [conversation('nova', 'Como orar?'), conversation('antiga', long)]);
    putMessages([message({ text: 'Da antiga' })], 'antiga');
    openHistory();
    expect(screenText()).toContain('agora · aberta agora');
    fireEvent.click(screen.getByLabelText('Apagar: Como orar?'));
    expect(screenText()).toContain('Apagar esta conversa? Isso não pode ser desfeito.');
    fireEvent.click(screen.getByText('Manter'));
    expect(store.ids(conversations)).toHaveLength(2);
    fireEvent.click(screen.getByLabelText('Apagar: Como orar?'));
    fireEvent.click(screen.getByText('Apagar'));
    await waitFor(() => expect(store.ids(conversations)).toEqual(['antiga']));
    fireEvent.click(screen.getByText(long));
    expect(log()).toContain('Da antiga');
  });
});
