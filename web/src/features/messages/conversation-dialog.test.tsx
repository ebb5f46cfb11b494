import { aFirstWord, aPastorMessage, aProfile } from '@raizes/tests/factories';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ready } from '@/testing/live';
import { setPerson } from '@/lib/session';
import { answerCall, requestsOf } from '@/testing/backend/functions';
import { renderApp } from '@/testing/render';
import { ConversationDialog } from './conversation-dialog';
import { useConversationWith } from './api';
import { firstWordDraft, messageOutbox } from './send';

vi.mock(import('./api'));

const onClose = vi.fn<() => void>();
const ana = aProfile({ id: 'ana', full_name: 'Ana Souza', guardianship: 'none' });

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  vi.mocked(useConversationWith).mockReturnValue(ready([]));
  setPerson({ uid: 'lia', email: 'lia@raizes.test', name: 'Lia' });
  answerCall('send-message', ({ requestId }) => ({ id: requestId }));
});

function show(changes: Partial<ComponentProps<typeof ConversationDialog>> = {}) {
  renderApp(
    <ConversationDialog uid="lia" disciple={ana} isWriting onClose={onClose} {...changes} />,
  );
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
  const dialog = show({ disciple: { ...rest, ...(guardianship && { guardianship }) } });
  expect(dialog.textContent).toContain(text);
  expect(screen.queryByLabelText('Sua mensagem')).toBeNull();
});

it('shows the earlier conversation with authors, texts and dates', () => {
  const at = new Date(2026, 10, 20, 9);
  vi.mocked(useConversationWith).mockReturnValue(
    ready([
      aPastorMessage({ ...aFirstWord({ response: 'Como foi?', responded_at: at }), id: 'b' }),
      aPastorMessage({ id: 'a', message: 'Ore por mim', created_at: new Date(2026, 10, 19, 8) }),
    ]),
  );
  const dialog = show({ isWriting: false });
  expect(useConversationWith).toHaveBeenCalledWith('lia', 'ana', null);
  const earlier = within(dialog).getByRole('region', { name: 'Conversa anterior' });
  expect(earlier.textContent).toMatch(
    /Você20\/11\/2026, 09:00Como foi\?.*Ana19\/11\/2026, 08:00Ore por mim/,
  );
});

it('shows the first words that wait on this device, but not those to other people', () => {
  const word = { leaderId: 'lia', devotionalId: null, at: new Date(2026, 10, 21, 7) };
  messageOutbox.put('lia', { ...word, id: 'a', to: 'ana', message: 'Como você está?' });
  messageOutbox.put('lia', { ...word, id: 'b', to: 'bia', message: 'Oi, Bia' });
  const dialog = show({ isWriting: false });
  const earlier = within(dialog).getByRole('region', { name: 'Conversa anterior' });
  expect(earlier.textContent).toContain('Você21/11/2026, 07:00Como você está?');
  expect(earlier.textContent).not.toContain('Oi, Bia');
});
