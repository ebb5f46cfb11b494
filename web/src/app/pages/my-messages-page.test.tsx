import { formatMoment } from '@/lib/time';
import type { MessageRefusal } from '@raizes/domain/callables/responses';
import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import {
  aFirstWord,
  aLeader,
  aNotification,
  aPastorMessage,
  aUserStats,
} from '@raizes/tests/factories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markRead, rememberSeenReply, useUnread } from '@/features/notifications/api';
import { useUserStats } from '@/features/progress/api';
import { setPerson } from '@/lib/session';
import { answerCall } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { ready } from '@/testing/live';
import { renderApp, screenText } from '@/testing/render';
import { useSentMessages } from '@/features/messages/api';
import type { MessagePage } from '@/features/messages/api';
import { DiscipleInbox } from './my-messages-page';
import { messageOutbox, sendWaiting } from '@/features/messages/send';

vi.mock(import('@/features/messages/api'));
vi.mock(import('@/features/notifications/api'));
vi.mock(import('@/features/progress/api'));

function pageOf(messages: PastorMessage[], changes: Partial<MessagePage> = {}): MessagePage {
  const items = ready(messages);
  return { items, count: messages.length, newer: null, older: null, ...changes };
}

let responded: MessagePage;
let waiting: MessagePage;

beforeEach(() => {
  vi.clearAllMocks();
  const media = window.matchMedia.bind(window);
  // A phone.
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(min-width: 900px)'
      ? Object.assign(new EventTarget(), { matches: false })
      : media(query),
  );
  [responded, waiting] = [pageOf([]), pageOf([])];
  vi.mocked(useSentMessages).mockImplementation((_, tab) =>
    tab === 'responded' ? responded : waiting,
  );
  localStorage.clear();
  HTMLElement.prototype.scrollIntoView = () => undefined;
  store.goOnline();
  vi.mocked(useUnread).mockReturnValue(ready([]));
  vi.mocked(useUserStats).mockReturnValue(ready(aUserStats()));
});

const answered = aPastorMessage({
  id: 'respondida',
  status: 'responded',
  message: 'Por onde começo a perdoar?',
  response: 'Comece orando.',
  responded_at: new Date(2026, 10, 20, 18, 15),
  pastor_name: 'Lídia Prado',
  pastor_position: 'lider',
  verse_reference: 'Josué 1.9',
  devotional_date: '2026-11-18',
});

const show = (route = '/my-messages') => renderApp(<DiscipleInbox uid="ana" />, { route });
const card = () => screen.getByRole('link', { name: /Pastor|Líder/ });
const detail = () => screen.getByRole('region', { name: 'Mensagem' });
const tabNamed = (name: string) => screen.getByRole('tab', { name });

it('says on each tab when it is empty', () => {
  show();
  expect(tabNamed('Respondidas').getAttribute('aria-selected')).toBe('true');
  expect(screenText()).toContain('Nenhuma resposta ainda');
  expect(screenText()).toContain('A conversa de vocês aparece aqui.');
  fireEvent.click(tabNamed('Aguardando'));
  expect(screenText()).toContain('Nenhuma mensagem pendente');
});

it('keeps the opened message in the address until it is closed', () => {
  responded = pageOf([answered]);
  const { currentAddress } = show();
  tabNamed('Respondidas (1)');
  for (const text of ['Líder Lídia Prado', 'Respondida', 'Devocional: Josué 1.9', 'perdoar?']) {
    expect(card().textContent).toContain(text);
  }
  fireEvent.click(card());
  expect(currentAddress()).toBe('/my-messages?message=respondida');
  within(detail()).getByRole('heading', { name: 'Líder Lídia Prado' });
  within(detail()).getByRole('heading', { name: 'Sua Mensagem' });
  within(detail()).getByRole('heading', { name: 'Resposta do Líder' });
  const answeredAt = formatMoment(new Date(2026, 10, 20, 18, 15));
  for (const text of ['Josué 1.9, 18/11/2026', answeredAt, 'Comece orando.']) {
    expect(detail().textContent).toContain(text);
  }
  fireEvent.click(screen.getByText('Voltar às mensagens'));
  expect(currentAddress()).toBe('/my-messages');
  expect(screen.queryByRole('region', { name: 'Mensagem' })).toBeNull();
});

describe('on a wide screen', () => {
  beforeEach(() => void vi.unstubAllGlobals());

  it('shows the newest answer at once, which stays new until another message is opened', () => {
    responded = pageOf([answered, { ...answered, id: 'antes', response: 'Leia Mateus 18.' }]);
    const value = [aNotification({ id: 'reply-respondida', kind: 'reply' })];
    vi.mocked(useUnread).mockReturnValue(ready(value));
    const { currentAddress } = show();
    expect(currentAddress()).toBe('/my-messages');
    expect(detail().textContent).toContain('Comece orando.');
    expect(detail().contains(document.activeElement)).toBe(false);
    expect(screenText()).toContain('1 resposta nova');
    expect(markRead).not.toHaveBeenCalled();
    const [first, second] = screen.getAllByRole('link', { name: /Líder/ });
    expect(first?.getAttribute('aria-current')).toBe('true');
    fireEvent.click(second ?? document.body);
    expect(detail().textContent).toContain('Leia Mateus 18.');
    expect(markRead).toHaveBeenCalledExactlyOnceWith('ana', 'reply-respondida');
  });

  it('opens on the leader while there is no message', () => {
    signInAs({});
    show();
    expect(screen.getByRole('heading', { name: 'Líder Lídia' })).toBeTruthy();
    expect(screenText()).toContain('A conversa de vocês aparece aqui.');
  });
});

it.each(['pending', 'read'] as const)('shows a %s message as waiting', (status) => {
  waiting = pageOf([aPastorMessage({ id: 'm', status })]);
  show('/my-messages?tab=waiting&message=m');
  tabNamed('Aguardando (1)');
  expect(card().textContent).toContain('Aguardando');
  expect(detail().textContent).toContain('Aguardando resposta do Pastor');
  expect(screen.queryByText('Lida')).toBeNull();
});

const lidia = aLeader({ id: 'pastor', full_name: 'Lídia', position: 'lider' });
const unsent = {
  id: 'u',
  leaderId: 'pastor',
  devotionalId: null,
  message: 'Ore por mim',
  at: new Date(2026, 10, 21, 8),
};

function linkTo(leader: typeof lidia) {
  const profile = { full_name: 'Ana Souza', position: 'discipulo' as const, leader };
  vi.mocked(useUserStats).mockReturnValue(ready(aUserStats({ profile })));
}

it('shows a message that waits on this device as waiting, above the sent ones', () => {
  linkTo(lidia);
  waiting = pageOf([aPastorMessage({ id: 'm' })]);
  messageOutbox.put('ana', unsent);
  show('/my-messages?tab=waiting&message=u');
  tabNamed('Aguardando (2)');
  const [first] = screen.getAllByRole('link', { name: /Pastor|Líder/ });
  for (const text of ['Líder Lídia', 'Aguardando', 'salva neste aparelho', 'Ore por mim'])
    expect(first?.textContent).toContain(text);
  const writtenAt = formatMoment(new Date(2026, 10, 21, 8));
  for (const text of ['Sua Mensagem', writtenAt, 'Ore por mim', 'salva neste aparelho'])
    expect(detail().textContent).toContain(text);
});

it('shows a waiting message without the server’s list, and without the name of another leader', () => {
  linkTo({ ...lidia, id: 'outra' });
  waiting = pageOf([], { items: { state: 'loading' } });
  messageOutbox.put('ana', unsent);
  show('/my-messages?tab=waiting');
  expect(card().textContent).toContain('Ore por mim');
  expect(card().textContent).not.toContain('Lídia');
});

it('shows a message once when the server has it', () => {
  waiting = pageOf([aPastorMessage({ id: 'u', message: 'Ore por mim' })]);
  messageOutbox.put('ana', unsent);
  show('/my-messages?tab=waiting');
  tabNamed('Aguardando (1)');
  expect(screen.getAllByText('Ore por mim')).toHaveLength(1);
});

it.each([
  [1, '1 resposta nova'],
  [2, '2 respostas novas'],
  [100, '99+ respostas novas'],
])('counts %i unseen replies as "%s"', (count, text) => {
  const value = Array.from({ length: count }, (_, index) =>
    aNotification({ id: `reply-${index}` }),
  );
  vi.mocked(useUnread).mockReturnValue(ready(value));
  show();
  expect(screenText()).toContain(text);
});

it('marks an unseen reply as new until its message is opened', () => {
  responded = pageOf([answered]);
  const value = [aNotification({ id: 'reply-respondida', kind: 'reply' })];
  vi.mocked(useUnread).mockReturnValue(ready(value));
  show();
  expect(card().textContent).toContain('Nova');
  expect(markRead).not.toHaveBeenCalled();
  fireEvent.click(card());
  expect(markRead).toHaveBeenCalledWith('ana', 'reply-respondida');
  expect(within(detail()).queryByText('Nova')).toBeNull();
});

it('keeps a message open when the reply moves it to the other tab', () => {
  waiting = pageOf([aPastorMessage({ id: 'respondida' })]);
  const { rerender } = show('/my-messages?tab=waiting&message=respondida');
  [waiting, responded] = [pageOf([]), pageOf([])];
  rerender(<DiscipleInbox uid="ana" />);
  expect(detail().textContent).toContain('Aguardando resposta do Pastor');
  responded = pageOf([answered]);
  rerender(<DiscipleInbox uid="ana" />);
  expect(detail().textContent).toContain('Comece orando.');
});

it('turns pages and counts the loaded messages', () => {
  const older = vi.fn<() => void>();
  responded = pageOf([answered], { count: 20, older });
  show();
  tabNamed('Respondidas (20+)');
  fireEvent.click(screen.getByRole('button', { name: 'Mais antigas' }));
  expect(older).toHaveBeenCalledOnce();
});

it('shows an error when the server does not answer', () => {
  vi.useFakeTimers();
  responded = pageOf([], { items: { state: 'loading' } });
  show();
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => void vi.advanceTimersByTime(5000));
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Não foi possível carregar as mensagens.');
  vi.useRealTimers();
});

it('shows no error offline, but when the messages will appear', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  responded = pageOf([], { items: { state: 'loading' } });
  show();
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByText('As mensagens aparecem aqui assim que a internet voltar.');
  vi.restoreAllMocks();
});

it('says that it shows cached messages when the server does not answer', () => {
  vi.useFakeTimers();
  responded = pageOf([answered], { items: ready([answered], { fromCache: true }) });
  show();
  const notice = 'O servidor não está respondendo: aqui está o que este aparelho já guardou.';
  expect(screen.queryByText(notice)).toBeNull();
  act(() => void vi.advanceTimersByTime(5000));
  screen.getByText(notice);
  vi.useRealTimers();
});

it.each([
  ['', true],
  [', also before Firestore has noticed', false],
])('shows the cached messages offline%s', (_, fromCache) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  responded = pageOf([answered], { items: ready([answered], { fromCache }) });
  show();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(card().textContent).toContain('Líder Lídia Prado');
  vi.restoreAllMocks();
});

it('lets a text that reorders its letters reorder nothing around it', () => {
  const message = '\u202e!esar ed sam';
  waiting = pageOf([aPastorMessage({ id: 'm', message })]);
  show('/my-messages?tab=waiting&message=m');
  const shown = screen.getAllByText(message);
  expect(shown.map(({ dir }) => dir)).toEqual(['auto', 'auto']);
});

it('shows a very long name and message in full', () => {
  const name = 'Maximiliano '.repeat(8).trim();
  const message = 'Eu preciso de ajuda. '.repeat(200).trim();
  waiting = pageOf([aPastorMessage({ id: 'm', pastor_name: name, message })]);
  show('/my-messages?tab=waiting&message=m');
  within(detail()).getByRole('heading', { name: `Pastor ${name}` });
  expect(detail().textContent).toContain(message);
});

it.each([
  ['the leader to whom it was sent', aPastorMessage(), 'Pastor João Almeida · '],
  [
    'no name of a leader who erased the account',
    aPastorMessage({ pastor_name: null }),
    'Pastor · ',
  ],
])('shows %s on the card', (_, message, expected) => {
  linkTo(lidia);
  waiting = pageOf([message]);
  show('/my-messages?tab=waiting');
  expect(card().textContent).toContain(expected);
});

it('remembers a reply that is seen before its notification arrives', () => {
  const at = new Date();
  responded = pageOf([{ ...answered, responded_at: at }]);
  const { unmount } = show('/my-messages?message=respondida');
  unmount();
  expect(markRead).not.toHaveBeenCalled();
  expect(rememberSeenReply).toHaveBeenCalledExactlyOnceWith('ana', 'reply-respondida', at);
});

const firstWord = aPastorMessage({
  ...aFirstWord(),
  id: 'primeira',
  response: 'Pensei em você hoje.',
  responded_at: new Date(2026, 10, 21, 9),
  created_at: new Date(2026, 10, 21, 9),
});

it('shows a leader’s first word without a message from the disciple', () => {
  responded = pageOf([firstWord]);
  show();
  expect(card().textContent).toContain('Pensei em você hoje.');
  fireEvent.click(card());
  expect(detail().textContent).toContain('Pensei em você hoje.');
  within(detail()).getByRole('heading', { name: 'Mensagem do Pastor' });
  expect(within(detail()).queryByText('Sua Mensagem')).toBeNull();
  expect(within(detail()).queryByText(/^Resposta/)).toBeNull();
});

it('marks a first word as new, and as seen when it is opened', () => {
  const id = 'reply-primeira';
  vi.mocked(useUnread).mockReturnValue(ready([aNotification({ id, kind: 'reply' })]));
  responded = pageOf([{ ...firstWord, responded_at: new Date() }]);
  show('/my-messages?message=primeira');
  expect(card().textContent).toContain('Nova');
  expect(markRead).toHaveBeenCalledExactlyOnceWith('ana', id);
  expect(rememberSeenReply).not.toHaveBeenCalled();
});

it('shows the earlier conversation above a message, oldest first', () => {
  const at = (day: number) => new Date(2026, 10, day, 8);
  const messageWith = (id: string, message: string, changes: Partial<PastorMessage>) =>
    aPastorMessage({ id, message, ...changes });
  responded = pageOf([
    { ...answered, created_at: at(20) },
    messageWith('antes', 'Antes', { created_at: at(10), status: 'responded', response: 'Amém' }),
    messageWith('outro', 'De outro líder', { created_at: at(9), pastor_id: 'antigo' }),
  ]);
  waiting = pageOf([
    messageWith('depois', 'Depois', { created_at: at(21) }),
    messageWith('entre', 'Entre', { created_at: at(15) }),
  ]);
  show('/my-messages?message=respondida');
  const earlier = within(detail()).getByRole('region', { name: 'Conversa anterior' });
  const authors = within(earlier).getAllByRole('heading', { level: 4 });
  expect(authors.map((each) => each.textContent)).toEqual(['Você', 'Líder', 'Você']);
  expect(earlier.textContent).toMatch(/Antes.*Amém.*Entre/);
  expect(earlier.textContent).not.toMatch(/De outro líder|Depois/);
});

const box = () => screen.findByRole('form', { name: 'Escrever' });
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Sua mensagem');

function signInAs(profile: Partial<NonNullable<UserStats['profile']>>): void {
  const own = { full_name: 'Ana Souza', position: 'discipulo' as const, leader: lidia };
  vi.mocked(useUserStats).mockReturnValue(ready(aUserStats({ profile: { ...own, ...profile } })));
}

it('opens on the leader, with the box below the conversation', async () => {
  signInAs({});
  responded = pageOf([firstWord]);
  show();
  expect(screen.getByRole('heading', { name: 'Líder Lídia' })).toBeTruthy();
  expect(screenText()).toContain('Só vocês dois leem a conversa.');
  await box();
  expect(field().placeholder).toBe('Escreva ao Líder Lídia…');
});

it('opens a message among the waiting ones as soon as it is sent', async () => {
  signInAs({});
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' });
  answerCall('send-message', ({ requestId }) => ({ id: requestId }));
  const { currentAddress, rerender } = show();
  await box();
  fireEvent.change(field(), { target: { value: 'Ore por mim' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await waitFor(() => expect(currentAddress()).toContain('tab=waiting&message='));
  const id = new URLSearchParams(currentAddress().split('?')[1]).get('message') ?? '';
  expect(field().value).toBe('');
  await waitFor(() => expect(messageOutbox.read('ana')).toEqual([]));
  waiting = pageOf([aPastorMessage({ id, message: 'Ore por mim' })]);
  rerender(<DiscipleInbox uid="ana" />);
  expect(detail().textContent).toContain('Enviada · Aguardando resposta do Pastor');
});

describe('a message that was written offline and is refused', () => {
  const id = '0b0f8a4e-6f0e-4c8e-9d62-3f6c5f1f2a10';

  async function refuse(refused: MessageRefusal): Promise<ReturnType<typeof show>> {
    setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' });
    messageOutbox.put('ana', { ...unsent, id });
    const shown = show(`/my-messages?tab=waiting&message=${id}`);
    await box();
    expect(detail().textContent).toContain('salva neste aparelho');
    answerCall('send-message', () => ({ refused }));
    await act(() => sendWaiting('ana'));
    return shown;
  }

  it.each(['link', 'guardian', 'quota', 'email', 'size'] as const)(
    'closes and is text in the box again: %s',
    async (refused) => {
      signInAs({});
      const { currentAddress } = await refuse(refused);
      expect(currentAddress()).toBe('/my-messages?tab=waiting');
      expect(screen.queryByRole('region', { name: 'Mensagem' })).toBeNull();
      expect(screenText()).not.toMatch(/Enviada|Aguardando resposta/);
      expect(field().value).toBe('Ore por mim');
      expect(screenText()).not.toContain('Você escreveu isto para outra pessoa');
    },
  );

  it('stays closed when the browser goes forward to it after its text was edited', async () => {
    signInAs({});
    setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' });
    messageOutbox.put('ana', { ...unsent, id });
    const Forward = () => {
      const navigate = useNavigate();
      return <button onClick={() => void navigate(1)}>Avançar</button>;
    };
    const { currentAddress } = renderApp(
      <>
        <DiscipleInbox uid="ana" />
        <Forward />
      </>,
      { route: '/my-messages?tab=waiting' },
    );
    await box();
    fireEvent.click(card());
    expect(currentAddress()).toContain(id);
    answerCall('send-message', () => ({ refused: 'quota' }));
    await act(() => sendWaiting('ana'));
    expect(currentAddress()).toBe('/my-messages?tab=waiting');
    fireEvent.change(field(), { target: { value: 'Ore por mim, por favor' } });
    fireEvent.click(screen.getByText('Avançar'));
    await waitFor(() => expect(currentAddress()).toBe('/my-messages?tab=waiting'));
    expect(screen.queryByRole('region', { name: 'Mensagem' })).toBeNull();
    expect(screenText()).not.toContain('Enviada');
  });

  it('says until it is edited that it was written for another leader, also after a reload', async () => {
    signInAs({});
    const { unmount } = await refuse('link');
    signInAs({ leader: { ...lidia, id: 'nova', full_name: 'Rute Lima' } });
    unmount();
    show();
    await box();
    expect(screenText()).toContain('Você escreveu isto para outra pessoa');
    expect(screenText()).toContain('Agora quem recebe é Líder Rute Lima.');
    fireEvent.change(field(), { target: { value: 'Ore por mim, Rute' } });
    expect(screenText()).not.toContain('Você escreveu isto para outra pessoa');
  });
});

it.each([
  ['refused', 'não foi enviada ao seu líder', () => ({ refused: 'link' as const })],
  [
    'sent',
    'foi enviada ao seu líder',
    ({ requestId }: { requestId: string }) => ({ id: requestId }),
  ],
])('the help for words of danger says that the waiting message was %s', async (_, text, answer) => {
  signInAs({});
  setPerson({ uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' });
  store.goOffline();
  show();
  await box();
  fireEvent.change(field(), { target: { value: 'Quero morrer' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  await screen.findByText(/vai ao seu líder quando houver internet/);
  store.goOnline();
  answerCall('send-message', answer);
  await act(() => sendWaiting('ana'));
  expect(screenText()).not.toContain('quando houver internet');
  expect(screen.getByRole('region', { name: 'Ajuda agora' }).textContent).toContain(text);
});

it('shows the list instead of a message that is not there, once the server has answered', () => {
  responded = pageOf([], { items: { state: 'loading' } });
  const { currentAddress, rerender } = show('/my-messages?message=antiga');
  expect(currentAddress()).toBe('/my-messages?message=antiga');
  responded = pageOf([], { items: ready([], { fromCache: true }) });
  rerender(<DiscipleInbox uid="ana" />);
  expect(currentAddress()).toBe('/my-messages?message=antiga');
  responded = pageOf([]);
  rerender(<DiscipleInbox uid="ana" />);
  expect(currentAddress()).toBe('/my-messages');
});

it('lets a person without a leader ask for one', () => {
  signInAs({ leader: null });
  show();
  expect(screenText()).toContain('Você não está vinculado a nenhum pastor ou líder.');
  expect(screen.getByRole('button', { name: 'Pedir um líder' })).toBeTruthy();
});

it('tells a minor what is missing', () => {
  signInAs({ adult_from_year: new Date().getFullYear() + 3 });
  show();
  expect(screenText()).toContain('Falta a autorização do seu responsável');
  expect(screen.queryByRole('form', { name: 'Escrever' })).toBeNull();
});

it('does not offer leaders to write to themselves', () => {
  signInAs({ position: 'lider', leader: null });
  show();
  expect(screenText()).not.toContain('Você não está vinculado');
  expect(screen.queryByRole('form', { name: 'Escrever' })).toBeNull();
});
