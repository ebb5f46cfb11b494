import { aProfile } from '@raizes/tests/factories';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { setPerson } from '@/lib/session';
import { storage } from '@/lib/storage';
import { answerCall } from '@/testing/backend/functions';
import { store } from '@/testing/backend/store';
import { deferred } from '@/testing/deferred';
import { renderApp, screenText } from '@/testing/render';
import type { OpenConversation } from './api';
import { firstWordDraft, messageOutbox, severalDraft } from './send';
import { WriteDialog } from './write-dialog';

const person = (id: string, full_name: string, guardianship: 'none' | 'needed' = 'none') =>
  aProfile({ id, full_name, pastor_id: 'lia', guardianship, adult_from_year: 2999 });
const disciples = [
  person('ana', 'Ana Souza'),
  person('bia', 'Bia Lima'),
  person('caio', 'Caio Lins'),
  person('davi', 'Davi Melo', 'needed'),
];

const onChooseOne = vi.fn<OpenConversation>();
const recipients: unknown[] = [];
const onClose = vi.fn<() => void>();

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  setPerson({ uid: 'lia', email: 'lia@raizes.test', name: 'Lia' });
  recipients.length = 0;
  answerCall('send-message', ({ requestId, to }) => {
    recipients.push(to);
    return { id: requestId };
  });
  show();
});

const dialogWith = (people: typeof disciples, isConfirmed: boolean) => (
  <WriteDialog
    uid="lia"
    disciples={people}
    isConfirmed={isConfirmed}
    onChooseOne={onChooseOne}
    onClose={onClose}
  />
);
const show = () => renderApp(dialogWith(disciples, true));

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function send(text: string) {
  fireEvent.change(screen.getByLabelText('Sua mensagem'), { target: { value: text } });
  press('Enviar mensagem');
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar agora' }));
}

it('opens the conversation with one person, found by name', () => {
  fireEvent.change(screen.getByLabelText('Procurar discípulo'), { target: { value: 'bia' } });
  const list = within(screen.getByRole('list', { name: 'Discípulos' }));
  expect(list.getAllByRole('button')).toHaveLength(1);
  press('Bia Lima');
  expect(onChooseOne.mock.lastCall).toMatchObject([{ id: 'bia', full_name: 'Bia Lima' }]);
});

it('sends the same to the chosen people, to each in private', async () => {
  press('A algumas');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ana Souza' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Caio Lins' }));
  expect(screenText()).toContain('Vai para 2 pessoas, cada uma em particular');
  await send('Domingo tem almoço!');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(recipients).toEqual(['ana', 'caio']);
  expect(await screen.findByText('2 discípulos serão notificados.')).toBeTruthy();
});

it('keeps the recipients that it names from the sending on, until that is undone', async () => {
  press('A algumas');
  const ana = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Ana Souza' });
  const everybody = screen.getByRole<HTMLButtonElement>('button', { name: 'A todos' });
  fireEvent.click(ana);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Bia Lima' }));
  fireEvent.change(screen.getByLabelText('Sua mensagem'), { target: { value: 'Oi' } });
  press('Enviar mensagem');
  const undo = await screen.findByRole('button', { name: 'Desfazer' });
  expect(ana.disabled).toBe(true);
  expect(everybody.disabled).toBe(true);
  fireEvent.click(undo);
  await waitFor(() => expect(ana.disabled).toBe(false));
  expect(everybody.disabled).toBe(false);
  fireEvent.click(ana);
  press('Enviar mensagem');
  fireEvent.click(await screen.findByRole('button', { name: 'Enviar agora' }));
  await waitFor(() => expect(recipients).toEqual(['bia']));
});

it('sends nothing while nobody is chosen', async () => {
  press('A algumas');
  fireEvent.change(screen.getByLabelText('Sua mensagem'), { target: { value: 'Oi' } });
  press('Enviar mensagem');
  expect(await screen.findByText('Escolha quem vai receber a mensagem.')).toBeTruthy();
  expect(recipients).toEqual([]);
});

it('sends to everybody but those to whom nobody can write in private yet, and says so', async () => {
  press('A todos');
  expect(screenText()).toContain('1 pessoa fica de fora');
  await send('Domingo tem almoço!');
  await waitFor(() => expect(recipients).toEqual(['ana', 'bia', 'caio']));
});

it('sends to nobody, says so and keeps the text if this device cannot store the message to each', async () => {
  const write = storage.write.bind(storage);
  const full = vi
    .spyOn(storage, 'write')
    .mockImplementation((key, value) =>
      key === 'messages.lia' && JSON.stringify(value).includes('caio') ? false : write(key, value),
    );
  press('A todos');
  await send('Domingo tem almoço!');
  expect(await screen.findByText(/Este aparelho não tem espaço/)).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByText(/não foi enviada/)).toBeTruthy();
  full.mockRestore();
  expect(await screen.findByDisplayValue('Domingo tem almoço!')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  expect(recipients).toEqual([]);
  expect(messageOutbox.read('lia')).toEqual([]);
  expect(severalDraft.read('lia')).toBe('Domingo tem almoço!');
});

it('opened again while the message is being sent offers no second sending, and stays open when it was sent', async () => {
  const { promise: answered, resolve: answer } = deferred<void>();
  answerCall('send-message', async ({ requestId }) => {
    await answered;
    return { id: requestId };
  });
  press('A todos');
  await send('Domingo tem almoço!');
  await waitFor(() => expect(messageOutbox.read('lia')).toHaveLength(3));
  cleanup();
  show();
  press('A todos');
  expect(screen.getByLabelText('Sua mensagem')).toHaveProperty('value', '');
  answer();
  expect(await screen.findByText('3 discípulos serão notificados.')).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('offline, takes no empty cache for nobody, and no full one for everybody', async () => {
  cleanup();
  store.goOffline();
  const { unmount } = renderApp(dialogWith([], false));
  expect(screenText()).toContain('os seus discípulos aparecem aqui quando a conexão voltar');
  expect(screenText()).not.toContain('Quem estiver vinculado');
  unmount();
  const { rerender } = renderApp(dialogWith(disciples, false));
  press('A todos');
  expect(screenText()).toContain('Vai para 3 pessoas');
  expect(screenText()).toContain('pode faltar alguém');
  store.goOnline();
  rerender(dialogWith(disciples, true));
  expect(screenText()).not.toContain('pode faltar alguém');
});

it('names those who did not get the message, also after its success has closed the reason', async () => {
  answerCall('send-message', ({ requestId, to }) =>
    to === 'ana' ? { refused: 'link' } : { id: requestId },
  );
  press('A todos');
  await send('Domingo tem almoço!');
  expect(await screen.findByText('2 discípulos serão notificados.')).toBeTruthy();
  expect(await screen.findByText('1 pessoa não recebeu a mensagem')).toBeTruthy();
  expect(screenText()).toContain(
    'Ana Souza. O que você escreveu está guardado na conversa com ela.',
  );
  expect(firstWordDraft.read('ana')).toBe('Domingo tem almoço!');
});
