import { paths } from '@raizes/domain/paths';
import { aFirstWord, aPastorMessage, aProfile } from '@raizes/tests/factories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ready } from '@/testing/live';
import { setPerson } from '@/lib/session';
import { answerCall, requestsOf } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { ConversationDialog } from './conversation-dialog';
import { useConversationWith } from './api';
import { firstWordDraft, messageOutbox } from './send';

vi.mock(import('./api'));

const onClose = vi.fn<() => void>();
const ana = aProfile({
  id: 'ana',
  full_name: 'Ana Souza',
  pastor_id: 'lia',
  guardianship: 'none',
});

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  vi.mocked(useConversationWith).mockReturnValue(ready([]));
  store.put(paths.profile('ana'), ana);
  setPerson({ uid: 'lia', email: 'lia@raizes.test', name: 'Lia' });
  answerCall('send-message', ({ requestId }) => ({ id: requestId }));
});

function show(changes: Partial<ComponentProps<typeof ConversationDialog>> = {}) {
  renderApp(<ConversationDialog uid="lia" person={ana} isWriting onClose={onClose} {...changes} />);
  return screen.getByRole('dialog', { name: ana.full_name });
}
const field = () => screen.getByLabelText('Sua mensagem');

async function send(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar agora' }));
}

it('sends a first word to the disciple, and closes', async () => {
  show();
  expect(document.activeElement).toBe(field());
  await send(' Como você está? ');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(requestsOf('send-message')).toMatchObject([
    { leaderId: 'lia', to: 'ana', message: 'Como você está?' },
  ]);
  expect(await screen.findByText('Mensagem enviada!')).toBeDefined();
  expect(firstWordDraft.read('ana')).toBe('');
});

it('keeps a draft for each person, and the text of a refused message', async () => {
  firstWordDraft.write('ana', 'Como');
  answerCall('send-message', () => ({ refused: 'link' }));
  show();
  expect(field()).toHaveProperty('value', 'Como');
  await send('Como você está?');
  await waitFor(() => expect(field()).toHaveProperty('readOnly', false));
  expect(field()).toHaveProperty('value', 'Como você está?');
  expect(screen.getByRole('alert').textContent).toContain('não foi enviada');
  expect(onClose).not.toHaveBeenCalled();
});

it('restores a refused earlier message while another is being written', async () => {
  show();
  fireEvent.change(field(), { target: { value: 'A segunda' } });
  expect(firstWordDraft.read('ana')).toBe('A segunda');
  act(() => firstWordDraft.write('ana', 'A primeira\n\nA segunda'));
  await waitFor(() => expect(field()).toHaveProperty('value', 'A primeira\n\nA segunda'));
});

it.each([
  ['the form', () => screen.getByRole('group', { name: 'Enviando' })],
  ['another button of the dialog', () => screen.getByRole('button', { name: 'Fechar' })],
  ['the dialog itself', () => screen.getByRole('dialog')],
])('stays open when Escape in %s undoes a held message', async (_, focused) => {
  show();
  fireEvent.change(field(), { target: { value: 'Oi' } });
  fireEvent.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
  await screen.findByRole('group', { name: 'Enviando' });
  fireEvent.keyDown(focused(), { key: 'Escape' });
  await waitFor(() => expect(field()).toHaveProperty('readOnly', false));
  expect(onClose).not.toHaveBeenCalled();
  expect(requestsOf('send-message')).toEqual([]);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ['a minor without a guardian’s consent', 'needed', 'Falta a autorização do responsável'],
  ['a person of unknown age', undefined, 'Ana ainda não disse a idade'],
] as const)('offers no form for a guarded person: %s', (_, guardianship, text) => {
  const { guardianship: _known, ...rest } = ana;
  store.put(paths.profile('ana'), { ...rest, ...(guardianship && { guardianship }) });
  const dialog = show();
  expect(dialog.textContent).toContain(text);
  expect(screen.queryByLabelText('Sua mensagem')).toBeNull();
});

const log = () => screen.getByRole('log', { name: 'Conversa' }).textContent;

it('shows the whole conversation, oldest on top', () => {
  const at = new Date(2026, 10, 20, 9);
  vi.mocked(useConversationWith).mockReturnValue(
    ready([
      aPastorMessage({ ...aFirstWord({ response: 'Como foi?', responded_at: at }), id: 'b' }),
      aPastorMessage({
        id: 'a',
        message: 'Ore por mim',
        created_at: new Date(2026, 10, 19, 8),
        status: 'responded',
        response: 'Vou orar',
        responded_at: new Date(2026, 10, 19, 10),
      }),
    ]),
  );
  show({ isWriting: false });
  expect(log()).toMatch(
    /Ana19\/11\/2026, 08:00Ore por mim.*Você19\/11\/2026, 10:00Vou orar.*Você20\/11\/2026, 09:00Como foi\?/,
  );
  expect(screen.queryByRole('button', { name: 'Mostrar mensagens anteriores' })).toBeNull();
});

it('loads earlier messages on request', () => {
  const twenty = Array.from({ length: 20 }, (_, id) => aPastorMessage({ id: `m${id}` }));
  vi.mocked(useConversationWith).mockReturnValue(ready(twenty));
  show();
  expect(useConversationWith).toHaveBeenLastCalledWith('lia', 'ana', 20);
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar mensagens anteriores' }));
  expect(useConversationWith).toHaveBeenLastCalledWith('lia', 'ana', 40);
});

it('answers the newest message that has no answer', () => {
  vi.mocked(useConversationWith).mockReturnValue(
    ready([
      aPastorMessage({ id: 'b', message: 'E agora?', status: 'read' }),
      aPastorMessage({ id: 'a', message: 'Ore por mim' }),
    ]),
  );
  const dialog = show();
  expect(dialog.textContent).toContain('Respondendo a “E agora?”');
  within(dialog).getByLabelText('Sua resposta');
});

it('offers no box for a person who has another leader', () => {
  store.put(paths.profile('ana'), { ...ana, pastor_id: 'bia' });
  const dialog = show();
  expect(dialog.textContent).toContain('Ana não está mais entre os seus discípulos');
  expect(screen.queryByLabelText('Sua mensagem')).toBeNull();
});

it('claims neither that nothing was written nor that the person has left while both are unknown', async () => {
  vi.mocked(useConversationWith).mockReturnValue(ready([], { fromCache: true }));
  store.goOffline();
  const dialog = show();
  expect(
    await screen.findByText(/^Você está sem internet: o que vocês já escreveram/),
  ).toBeTruthy();
  expect(
    await screen.findByText(/^Você está sem internet: dá para escrever para Ana/),
  ).toBeTruthy();
  expect(dialog.textContent).not.toMatch(/ainda não trocaram|não está mais/);
  vi.mocked(useConversationWith).mockReturnValue(ready([]));
  store.goOnline();
  expect(await screen.findByText('Vocês ainda não trocaram mensagens.')).toBeTruthy();
  expect(field()).toBeTruthy();
});

it('shows the first words that wait on this device, but not those to other people', () => {
  const word = { leaderId: 'lia', devotionalId: null, at: new Date(2026, 10, 21, 7) };
  messageOutbox.put('lia', { ...word, id: 'a', to: 'ana', message: 'Como você está?' });
  messageOutbox.put('lia', { ...word, id: 'b', to: 'bia', message: 'Oi, Bia' });
  show({ isWriting: false });
  expect(log()).toContain('Você21/11/2026, 07:00Como você está?');
  expect(log()).not.toContain('Oi, Bia');
});
