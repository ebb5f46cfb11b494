import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { aPastorMessage } from '@raizes/tests/factories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { markRead } from '@/features/notifications/api';
import { ready } from '@/testing/live';
import { renderApp, screenText } from '@/testing/render';
import {
  archiveMessage,
  setMuted,
  useMute,
  markMessageRead,
  useArchivedMessages,
  useConversationWith,
  usePendingMessages,
  useReceivedMessage,
  useReceivedMessages,
} from './api';
import type { PendingMessages } from './api';
import { LeaderInbox } from './leader-inbox';

vi.mock(import('./api'));
vi.mock('./reply-form', () => ({ ReplyForm: () => <p>reply form</p> }));
vi.mock(import('@/features/notifications/api'));

function pendingOf(value: PastorMessage[], changes: Partial<PendingMessages> = {}) {
  const all = ready(value);
  const none = { newer: null, older: null, hasMore: false };
  return { all, items: all, count: value.length, ...none, ...changes };
}

const at = (hour: number) => new Date(2026, 10, 21, hour);
const noon = aPastorMessage({ id: 'noon', disciple_name: 'Raquel Prado', created_at: at(12) });
const eight = aPastorMessage({ id: 'eight', disciple_name: 'Davi Melo', created_at: at(8) });
const answered = aPastorMessage({
  id: 'respondida',
  status: 'responded',
  response: 'Comece ouvindo.',
  responded_at: at(18),
  verse_reference: 'Josué 1:9',
  devotional_date: '2026-11-18',
});

let pending: PendingMessages;
let others: PastorMessage[];

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  [pending, others] = [pendingOf([]), []];
  vi.mocked(usePendingMessages).mockImplementation(() => pending);
  vi.mocked(useReceivedMessages).mockImplementation((_, status) =>
    pendingOf(others.filter((each) => each.status === status)),
  );
  vi.mocked(useArchivedMessages).mockImplementation(() =>
    pendingOf(others.filter((each) => each.archived_at)),
  );
  vi.mocked(useConversationWith).mockReturnValue(ready([]));
  vi.mocked(useMute).mockReturnValue({ state: 'missing', fromCache: false });
  vi.mocked(archiveMessage).mockResolvedValue('sent');
  vi.mocked(setMuted).mockResolvedValue();
  vi.mocked(useReceivedMessage).mockImplementation((_, id) => {
    const value = [...(pending.all.state === 'ready' ? pending.all.value : []), ...others].find(
      (each) => each.id === id,
    );
    return value ? ready(value) : { state: 'missing', fromCache: false };
  });
});

const inbox = () => (
  <LeaderInbox uid="pastor" bar={null} widget={<p>widget</p>} disciples={<p>disciples</p>} />
);
const show = (route = '/pastor-panel') => renderApp(inbox(), { route });
const tabNamed = (name: string | RegExp) => screen.getByRole('tab', { name });
const cards = () => within(screen.getByRole('tabpanel')).queryAllByRole('link');
const names = () => cards().map((card) => card.querySelector('span')?.textContent);
/** The opened message, whose code is loaded lazily. */
const detail = () => screen.findByRole('region', { name: 'Mensagem' });

it('says on each tab when it is empty', () => {
  show();
  expect(screenText()).toContain('nenhuma mensagem nova');
  expect(screenText()).toContain('Selecione uma mensagem');
  expect(screenText()).toContain('Nenhuma mensagem pendente');
  fireEvent.click(tabNamed('Lidas'));
  expect(screenText()).toContain('Nenhuma mensagem lida');
  fireEvent.click(tabNamed('Respondidas'));
  expect(screenText()).toContain('Nenhuma mensagem respondida');
  fireEvent.click(tabNamed('Discípulos'));
  expect(screenText()).toContain('disciples');
});

it.each([
  [1, '1 mensagem nova', '1'],
  [100, '99+ mensagens novas', '99+'],
])('counts %i pending messages next to the title and on the tab', (count, text, badge) => {
  pending = pendingOf([noon], { count });
  show();
  expect(screenText()).toContain(text);
  within(tabNamed(/Pendentes/)).getByText(badge);
  tabNamed(`Pendentes (${text})`);
});

it('does not mistake an empty cache for an empty inbox', () => {
  vi.useFakeTimers();
  const cached = ready([], { fromCache: true });
  pending = pendingOf([], { all: cached, items: cached });
  show();
  expect(screen.queryByText('nenhuma mensagem nova')).toBeNull();
  expect(screen.queryByText('Nenhuma mensagem pendente')).toBeNull();
  act(() => void vi.advanceTimersByTime(5000));
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Não foi possível carregar as mensagens.');
  vi.useRealTimers();
});

it('shows the author, the topic and a preview on each card', () => {
  pending = pendingOf([
    noon,
    aPastorMessage({ id: 'sem', disciple_name: null, verse_reference: 'Rute 1:16' }),
  ]);
  show();
  expect(names()).toEqual(['Raquel Prado', 'Discípulo']);
  const [first, second] = cards();
  expect(first?.textContent).toContain('Nova');
  expect(first?.textContent).toContain('21/11/2026, 12:00');
  expect(second?.textContent).toContain('Devocional: Rute 1:16');
  expect(second?.textContent).toContain('Como posso orar melhor?');
});

it('marks an opened message and its notification as read, once', async () => {
  pending = pendingOf([noon, eight]);
  const { rerender, currentAddress } = show();
  expect(markMessageRead).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('link', { name: /Raquel Prado/ }));
  expect(currentAddress()).toBe('/pastor-panel?message=noon');
  expect((await detail()).textContent).toContain('Pendente');
  await waitFor(() => expect(markMessageRead).toHaveBeenCalled());
  rerender(inbox());
  expect(markMessageRead).toHaveBeenCalledExactlyOnceWith('noon');
  expect(markRead).toHaveBeenCalledExactlyOnceWith('pastor', 'message-noon');
});

it('keeps a message that was just read in its place until another is opened', async () => {
  const ten = aPastorMessage({ id: 'ten', disciple_name: 'Tomé Duarte', created_at: at(10) });
  pending = pendingOf([noon, ten, eight]);
  const { rerender } = show();
  fireEvent.click(screen.getByRole('link', { name: /Tomé Duarte/ }));
  pending = pendingOf([noon, eight]);
  others = [{ ...ten, status: 'read' }];
  rerender(inbox());
  expect(names()).toEqual(['Raquel Prado', 'Tomé Duarte', 'Davi Melo']);
  expect((await detail()).textContent).toContain('Lida');
  fireEvent.click(screen.getByRole('link', { name: /Davi Melo/ }));
  expect(names()).toEqual(['Raquel Prado', 'Davi Melo']);
});

it('removes an answered message from the pending ones', () => {
  pending = pendingOf([noon]);
  const { rerender } = show();
  fireEvent.click(screen.getByRole('link', { name: /Raquel Prado/ }));
  pending = pendingOf([]);
  others = [{ ...noon, status: 'responded', response: 'Amém!', responded_at: at(13) }];
  rerender(inbox());
  expect(names()).toEqual([]);
});

it('says that older messages appear as these are read', () => {
  pending = pendingOf([noon], { count: 100, hasMore: true });
  show();
  expect(screenText()).toContain('Há mensagens mais antigas.');
});

it('offers a reply form for an unanswered message', async () => {
  others = [{ ...noon, status: 'read' }];
  show('/pastor-panel?tab=read&message=noon');
  within(await detail()).getByRole('heading', { name: 'Raquel Prado' });
  expect((await detail()).textContent).toContain('Lida');
  await within(await detail()).findByText('reply form');
  expect(markMessageRead).not.toHaveBeenCalled();
});

it('shows the reply with its date', async () => {
  others = [answered];
  show('/pastor-panel?tab=responded&message=respondida');
  expect(cards()[0]?.textContent).toContain('Respondida');
  expect((await detail()).textContent).toContain('Respondida');
  const date = 'Respondido em 21/11/2026, 18:00';
  for (const text of ['Josué 1:9, 18/11/2026', 'Comece ouvindo.', date]) {
    expect((await detail()).textContent).toContain(text);
  }
  expect(screen.queryByText('reply form')).toBeNull();
});

it('marks a reply that the server has not confirmed', async () => {
  others = [answered];
  vi.mocked(useReceivedMessage).mockReturnValue(ready(answered, { sending: true }));
  show('/pastor-panel?tab=responded&message=respondida');
  expect((await detail()).textContent).toContain('salva neste aparelho');
});

it('shows the unsent draft of a message answered on another device, until it is discarded', async () => {
  others = [answered];
  localStorage.setItem('raizes.reply-draft.respondida', '"Posso ligar?"');
  show('/pastor-panel?tab=responded&message=respondida');
  const alert = within(await detail()).getByRole('alert');
  expect(alert.textContent).toContain('Este rascunho não foi enviado');
  expect(alert.textContent).toContain('Posso ligar?');
  fireEvent.click(within(alert).getByRole('button', { name: 'Descartar' }));
  expect(within(await detail()).queryByRole('alert')).toBeNull();
  expect(localStorage.getItem('raizes.reply-draft.respondida')).toBeNull();
});

it('opens the disciples from the link of a notification that an earlier version stored', () => {
  show('/pastor-panel?aba=discipulos');
  expect(screenText()).toContain('disciples');
});

it('says that another leader’s message is not available', () => {
  vi.mocked(useReceivedMessage).mockReturnValue({ state: 'refused' });
  show('/pastor-panel?message=x');
  expect(screenText()).toContain('Esta mensagem não está disponível');
});

it('shows a very long name and message in full', async () => {
  const name = 'Maximiliano '.repeat(8).trim();
  const message = 'Como ajudo alguém que perdeu a esperança? '.repeat(100).trim();
  others = [{ ...noon, status: 'read', disciple_name: name, message }];
  show('/pastor-panel?tab=read&message=noon');
  within(await detail()).getByRole('heading', { name });
  expect((await detail()).textContent).toContain(message);
});

const choose = async (menu: string, item: string) => {
  fireEvent.click(await screen.findByRole('button', { name: menu }));
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
  await screen.findByRole('alert');
};
const MESSAGE_MENU = 'Mais opções da mensagem';

it('archives the opened message, and closes it', async () => {
  others = [{ ...noon, status: 'read' }];
  const { currentAddress } = show('/pastor-panel?tab=read&message=noon');
  await choose(MESSAGE_MENU, 'Arquivar');
  expect(archiveMessage).toHaveBeenCalledExactlyOnceWith('noon', true);
  expect(screenText()).toContain('Mensagem arquivada');
  await waitFor(() => expect(currentAddress()).toBe('/pastor-panel?tab=read'));
});

it('opens the archived messages from the menu, and restores one', async () => {
  others = [{ ...noon, status: 'read', archived_at: at(15) }];
  const { currentAddress } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Mais opções do painel' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Arquivadas' }));
  expect(currentAddress()).toBe('/pastor-panel?tab=archived');
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: /Raquel Prado/ }));
  expect((await detail()).textContent).toContain('Arquivada');
  await choose(MESSAGE_MENU, 'Desarquivar');
  expect(archiveMessage).toHaveBeenCalledExactlyOnceWith('noon', false);
  await waitFor(() => expect(currentAddress()).toBe('/pastor-panel?tab=archived'));
});

it('says when nothing is archived', () => {
  show('/pastor-panel?tab=archived');
  expect(screenText()).toContain('Nenhuma mensagem arquivada');
});

it('mutes and unmutes the author of a message', async () => {
  others = [{ ...noon, status: 'read' }];
  show('/pastor-panel?tab=read&message=noon');
  expect(useMute).not.toHaveBeenCalled();
  await choose(MESSAGE_MENU, 'Silenciar Raquel Prado');
  expect(setMuted).toHaveBeenLastCalledWith('pastor', 'ana', true);
  vi.mocked(useMute).mockReturnValue(ready({ person_id: 'ana', muted_at: at(15) }));
  await choose(MESSAGE_MENU, 'Voltar a receber avisos de Raquel Prado');
  expect(setMuted).toHaveBeenLastCalledWith('pastor', 'ana', false);
});

it('does not offer to mute a person whose account is erased', async () => {
  others = [{ ...noon, status: 'read', user_id: 'erased', disciple_name: null }];
  show('/pastor-panel?tab=read&message=noon');
  fireEvent.click(screen.getByRole('button', { name: MESSAGE_MENU }));
  await screen.findByRole('menuitem', { name: 'Arquivar' });
  expect(screen.queryByRole('menuitem', { name: /Silenciar/ })).toBeNull();
});

it('says that a change was refused', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(archiveMessage).mockRejectedValue(
    Object.assign(new Error(), { code: 'permission-denied' }),
  );
  others = [{ ...noon, status: 'read' }];
  const { currentAddress } = show('/pastor-panel?tab=read&message=noon');
  await choose(MESSAGE_MENU, 'Arquivar');
  expect(screenText()).toContain('Você não tem permissão');
  expect(currentAddress()).toContain('noon');
});
