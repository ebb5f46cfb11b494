import type { PastorMessage } from '@raizes/domain/documents/pastor-message';
import { collections, paths } from '@raizes/domain/paths';
import { aNotification, aPastorMessage } from '@raizes/tests/factories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPendingCount } from '@/lib/remembered';
import { setPerson } from '@/lib/session';
import { mergeDoc } from '@/lib/writes';
import { store } from '@/testing/backend/store';
import { renderApp, screenText } from '@/testing/render';
import { LeaderInbox } from './leader-inbox';

const daysAgo = (days: number) => new Date(2026, 10, 21 - days, 12);
const at = (hour: number) => new Date(2026, 10, 21, hour);
const noon = aPastorMessage({ id: 'noon', disciple_name: 'Raquel Prado', created_at: at(12) });
const eight = aPastorMessage({ id: 'eight', disciple_name: 'Davi Melo', created_at: at(8) });
const answered = aPastorMessage({
  id: 'respondida',
  status: 'responded',
  response: 'Comece ouvindo.',
  responded_at: at(18),
  verse_reference: 'Josué 1.9',
  devotional_date: '2026-11-18',
});

const put = (...messages: PastorMessage[]) => store.putAll(collections.pastorMessages, messages);
const stored = (id: string) => store.get(paths.pastorMessage(id));

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  setPerson({ uid: 'pastor', email: '', name: 'João' });
});

afterEach(() => void vi.useRealTimers());

const inbox = () => (
  <LeaderInbox
    uid="pastor"
    bar={null}
    widget={<p>widget</p>}
    disciples={<p>disciples</p>}
    write={null}
    notifications={null}
    onDeviceNotices={() => undefined}
    onOpenConversation={() => undefined}
  />
);
const show = (route = '/pastor-panel') => renderApp(inbox(), { route });
const tabNamed = (name: string | RegExp) => screen.getByRole('tab', { name });
const REPLY = 'Escreva sua resposta...';
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
  [100, '100 mensagens novas', '100'],
  [201, '201 mensagens novas', '201'],
  [1200, '999+ mensagens novas', '999+'],
])('counts %i pending messages next to the title and on the tab', async (count, text, badge) => {
  const pending = Array.from({ length: count }, (_, index) => ({ ...noon, id: `m${index}` }));
  put(...pending, { ...noon, id: 'archived', archived_at: at(13) });
  show();
  expect(await screen.findByText(text)).toBeTruthy();
  within(tabNamed(/Pendentes/)).getByText(badge);
  tabNamed(`Pendentes (${text})`);
  await waitFor(() => expect(readPendingCount('pastor')).toBe(Math.min(count, 1000)));
});

describe('the order of the pending messages', () => {
  const order = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('is newest first until another is chosen, which this device remembers', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 21, 20), toFake: ['Date'] });
    const old = { ...eight, id: 'old', disciple_name: 'Tomé Duarte', created_at: daysAgo(12) };
    put(noon, eight, old, { ...eight, id: 'archived', archived_at: at(9) });
    const { unmount } = show();
    expect(names()).toEqual(['Raquel Prado', 'Davi Melo', 'Tomé Duarte']);
    order('Há mais tempo esperando');
    expect(names()).toEqual(['Tomé Duarte', 'Davi Melo', 'Raquel Prado']);
    expect(cards()[0]?.textContent).toContain('espera há 12 dias');
    expect(cards()[1]?.textContent).toContain('espera desde hoje');
    unmount();
    show();
    expect(names()).toEqual(['Tomé Duarte', 'Davi Melo', 'Raquel Prado']);
    order('Mais novas');
    expect(names()).toEqual(['Raquel Prado', 'Davi Melo', 'Tomé Duarte']);
    expect(cards()[2]?.textContent).toContain('espera há 12 dias');
  });

  it('shows the longest waiting in pages of twenty', () => {
    put(
      ...Array.from({ length: 25 }, (_, day) => ({
        ...noon,
        id: `m${day}`,
        created_at: daysAgo(day),
      })),
    );
    show();
    order('Há mais tempo esperando');
    expect(cards()).toHaveLength(20);
    fireEvent.click(screen.getByRole('button', { name: 'Próximas' }));
    expect(cards()).toHaveLength(5);
  });
});

async function answerAndFindNext(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('link', { name: /Tomé Duarte/ }));
  const field = await within(await detail()).findByPlaceholderText(REPLY);
  fireEvent.change(field, { target: { value: 'Amém!' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar Resposta' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar agora' }));
  return screen.findByRole('link', { name: 'Próxima mensagem: Davi Melo' });
}
const tome = aPastorMessage({ id: 'tome', disciple_name: 'Tomé Duarte', created_at: at(10) });

it('offers the next message with the name after one is answered', async () => {
  put(noon, tome, eight);
  const { currentAddress } = show();
  expect(screen.queryByText(/Próxima mensagem/)).toBeNull();
  const next = await answerAndFindNext();
  await waitFor(() => expect(document.activeElement).toBe(next));
  expect(stored('tome')).toMatchObject({ response: 'Amém!' });
  fireEvent.click(next);
  await waitFor(() => expect(currentAddress()).toBe('/pastor-panel?message=eight'));
});

it('keeps the toasts of a phone above the next message, also if its name takes two lines', async () => {
  const real = matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('min-width') ? '(max-width: 1px)' : query),
  );
  put(noon, tome, eight);
  show();
  const next = await answerAndFindNext();
  const place = next.parentElement ?? next;
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - 144));
  fireEvent.scroll(window);
  expect(document.documentElement.style.getPropertyValue('--toast-above')).toBe('144px');
});

it('does not mistake an empty cache for an empty inbox', () => {
  vi.useFakeTimers();
  store.silence();
  show();
  expect(screen.queryByText('nenhuma mensagem nova')).toBeNull();
  expect(screen.queryByText('Nenhuma mensagem pendente')).toBeNull();
  act(() => void vi.advanceTimersByTime(5000));
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('Não foi possível carregar as mensagens.');
  vi.useRealTimers();
});

it('shows the author, the topic and a preview on each card', () => {
  const created_at = at(7);
  put(
    noon,
    aPastorMessage({ id: 'sem', disciple_name: null, verse_reference: 'Rute 1.16', created_at }),
  );
  show();
  expect(names()).toEqual(['Raquel Prado', 'Discípulo']);
  const [first, second] = cards();
  expect(first?.textContent).toContain('Nova');
  expect(first?.textContent).toContain('21/11/2026, 12:00');
  expect(second?.textContent).toContain('Devocional: Rute 1.16');
  expect(second?.textContent).toContain('Como posso orar melhor?');
});

it('marks an opened message and its notification as read', async () => {
  const notification = paths.notification('pastor', 'message-noon');
  store.put(notification, aNotification({ kind: 'message' }));
  put(noon, eight);
  const { currentAddress } = show();
  expect(store.writes).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: /Raquel Prado/ }));
  expect(currentAddress()).toBe('/pastor-panel?message=noon');
  await detail();
  await waitFor(() => expect(stored('noon')).toMatchObject({ status: 'read' }));
  expect(store.get(notification)).toMatchObject({ read: true });
  expect(stored('eight')).toMatchObject({ status: 'pending' });
});

it('keeps a message that was just read in its place until another is opened', async () => {
  const ten = aPastorMessage({ id: 'ten', disciple_name: 'Tomé Duarte', created_at: at(10) });
  put(noon, ten, eight);
  show();
  fireEvent.click(screen.getByRole('link', { name: /Tomé Duarte/ }));
  await waitFor(async () => expect((await detail()).textContent).toContain('Lida'));
  expect(names()).toEqual(['Raquel Prado', 'Tomé Duarte', 'Davi Melo']);
  fireEvent.click(screen.getByRole('link', { name: /Davi Melo/ }));
  expect(names()).toEqual(['Raquel Prado', 'Davi Melo']);
});

it('removes an answered message from the pending ones', () => {
  put(noon);
  show();
  fireEvent.click(screen.getByRole('link', { name: /Raquel Prado/ }));
  put({ ...noon, status: 'responded', response: 'Amém!', responded_at: at(13) });
  expect(names()).toEqual([]);
});

it('says that older messages appear as these are read', () => {
  put(...Array.from({ length: 100 }, (_, index) => ({ ...noon, id: `m${index}` })));
  show();
  for (let page = 1; page < 5; page += 1) fireEvent.click(screen.getByText('Mais antigas'));
  expect(screenText()).toContain('Há mensagens mais antigas.');
});

it('offers a reply form for an unanswered message', async () => {
  put({ ...noon, status: 'read' });
  show('/pastor-panel?tab=read&message=noon');
  within(await detail()).getByRole('heading', { name: 'Raquel Prado' });
  expect((await detail()).textContent).toContain('Lida');
  await within(await detail()).findByPlaceholderText(REPLY);
  expect(store.writes).toEqual([]);
});

it('shows the reply with its date', async () => {
  put(answered);
  show('/pastor-panel?tab=responded&message=respondida');
  expect(cards()[0]?.textContent).toContain('Respondida');
  expect((await detail()).textContent).toContain('Respondida');
  const date = 'Respondido em 21/11/2026, 18:00';
  for (const text of ['Josué 1.9, 18/11/2026', 'Comece ouvindo.', date]) {
    expect((await detail()).textContent).toContain(text);
  }
  expect(screen.queryByPlaceholderText(REPLY)).toBeNull();
});

it('marks a reply that the server has not confirmed', async () => {
  put(answered);
  const { unmount } = show('/pastor-panel?tab=responded&message=respondida');
  await detail();
  unmount();
  store.goOffline();
  void mergeDoc(paths.pastorMessage('respondida'), { response: 'Amém!' });
  show('/pastor-panel?tab=responded&message=respondida');
  expect((await detail()).textContent).toContain('salva neste aparelho');
});

it('shows the unsent draft of a message answered on another device, until it is discarded', async () => {
  put(answered);
  localStorage.setItem('raizes.reply-draft.respondida', '"Posso ligar?"');
  show('/pastor-panel?tab=responded&message=respondida');
  const alert = within(await detail()).getByRole('alert');
  expect(alert.textContent).toContain('Este rascunho não foi enviado');
  expect(alert.textContent).toContain('Posso ligar?');
  fireEvent.click(within(alert).getByRole('button', { name: 'Descartar' }));
  expect(within(await detail()).queryByRole('alert')).toBeNull();
  expect(localStorage.getItem('raizes.reply-draft.respondida')).toBeNull();
});

it('says that another leader’s message is not available', () => {
  store.refuse(paths.pastorMessage('x'));
  show('/pastor-panel?message=x');
  expect(screenText()).toContain('Esta mensagem não está disponível');
});

it('shows a very long name and message in full', async () => {
  const name = 'Maximiliano '.repeat(8).trim();
  const message = 'Como ajudo alguém que perdeu a esperança? '.repeat(100).trim();
  put({ ...noon, status: 'read', disciple_name: name, message });
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

it('archives the opened message and closes it, and offers to undo that', async () => {
  put({ ...noon, status: 'read' });
  const { currentAddress } = show('/pastor-panel?tab=read&message=noon');
  await choose(MESSAGE_MENU, 'Arquivar');
  expect(stored('noon')?.['archived_at']).toBeInstanceOf(Date);
  expect(screenText()).toContain('Mensagem arquivada');
  await waitFor(() => expect(currentAddress()).toBe('/pastor-panel?tab=read'));
  fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(stored('noon')).toMatchObject({ archived_at: null }));
});

it('opens the archived messages from the menu, and restores one', async () => {
  put({ ...noon, status: 'read', archived_at: at(15) });
  const { currentAddress } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Mais opções do painel' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Arquivadas' }));
  expect(currentAddress()).toBe('/pastor-panel?tab=archived');
  expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: /Raquel Prado/ }));
  expect((await detail()).textContent).toContain('Arquivada');
  await choose(MESSAGE_MENU, 'Desarquivar');
  expect(stored('noon')).toMatchObject({ archived_at: null });
  await waitFor(() => expect(currentAddress()).toBe('/pastor-panel?tab=archived'));
});

it('says when nothing is archived', () => {
  show('/pastor-panel?tab=archived');
  expect(screenText()).toContain('Nenhuma mensagem arquivada');
});

it('mutes and unmutes the author of a message', async () => {
  put({ ...noon, status: 'read' });
  show('/pastor-panel?tab=read&message=noon');
  const mute = paths.mutedPerson('pastor', 'ana');
  expect(store.reads).not.toContain(mute);
  await choose(MESSAGE_MENU, 'Silenciar Raquel Prado');
  expect(store.get(mute)).toMatchObject({ person_id: 'ana' });
  await choose(MESSAGE_MENU, 'Voltar a receber avisos de Raquel Prado');
  await waitFor(() => expect(store.get(mute)).toBeUndefined());
});

it('does not offer to mute a person whose account is erased', async () => {
  put({ ...noon, status: 'read', user_id: 'erased', disciple_name: null });
  show('/pastor-panel?tab=read&message=noon');
  fireEvent.click(screen.getByRole('button', { name: MESSAGE_MENU }));
  await screen.findByRole('menuitem', { name: 'Arquivar' });
  expect(screen.queryByRole('menuitem', { name: /Silenciar/ })).toBeNull();
});

it('says that a change was refused', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  store.refuse(paths.pastorMessage('noon'), 'permission-denied', ['write']);
  put({ ...noon, status: 'read' });
  const { currentAddress } = show('/pastor-panel?tab=read&message=noon');
  await choose(MESSAGE_MENU, 'Arquivar');
  expect(screenText()).toContain('Você não tem permissão');
  expect(currentAddress()).toContain('noon');
});
