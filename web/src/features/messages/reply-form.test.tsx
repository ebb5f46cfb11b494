import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '@/testing/deferred';
import { renderApp } from '@/testing/render';
import { ReplyForm } from './reply-form';
import { sendReply } from './send';
import { replyDraft } from './unsent';

vi.mock(import('./send'));
const readDraft = vi.spyOn(replyDraft, 'read');
const writeDraft = vi.spyOn(replyDraft, 'write');

const onSending = vi.fn<(isSending: boolean) => void>();
const onResponded = vi.fn<() => void>();

beforeEach(() => {
  vi.resetAllMocks();
  readDraft.mockReturnValue('');
});

function show() {
  renderApp(<ReplyForm messageId="m" onSending={onSending} onResponded={onResponded} />);
  return screen.getByPlaceholderText('Escreva sua resposta...');
}
const button = () => screen.getByRole<HTMLButtonElement>('button');
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it('can’t send a blank response', () => {
  const field = show();
  expect(button().textContent).toBe('Enviar Resposta');
  expect(button().disabled).toBe(true);
  fill(field, '   \n ');
  expect(button().disabled).toBe(true);
});

it('sends the trimmed response once, and is locked meanwhile', async () => {
  const { promise, resolve } = deferred<'sent'>();
  vi.mocked(sendReply).mockReturnValue(promise);
  const field = show();
  fill(field, '  Comece ouvindo.\nEstou orando. ');
  expect(writeDraft).toHaveBeenLastCalledWith('m', '  Comece ouvindo.\nEstou orando. ');
  fireEvent.click(button());
  await waitFor(() => expect(button().textContent).toBe('Enviando...'));
  expect(button().disabled).toBe(true);
  expect(field).toHaveProperty('readOnly', true);
  expect(sendReply).toHaveBeenCalledExactlyOnceWith('m', 'Comece ouvindo.\nEstou orando.');
  expect(onResponded).not.toHaveBeenCalled();
  resolve('sent');
  const alert = (await screen.findByRole('alert')).textContent;
  expect(alert).toContain('Resposta enviada!');
  expect(alert).toContain('O discípulo será notificado.');
  expect(onResponded).toHaveBeenCalledOnce();
});

it('says that a response waits on the device for a network', async () => {
  vi.mocked(sendReply).mockResolvedValue('on-device');
  fill(show(), 'Pode, sim.');
  fireEvent.click(button());
  const toast = await screen.findByRole('alert');
  expect(toast.textContent).toContain('Resposta salva neste aparelho');
  expect(onResponded).toHaveBeenCalledOnce();
});

it('keeps what was written when it is refused', async () => {
  vi.mocked(sendReply).mockResolvedValue('refused');
  const field = show();
  fill(field, 'Comece ouvindo.');
  fireEvent.click(button());
  await waitFor(() => expect(onSending.mock.calls).toEqual([[true], [false]]));
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(field).toHaveProperty('value', 'Comece ouvindo.');
  expect(onResponded).not.toHaveBeenCalled();
});

it('begins with the draft of the last time', () => {
  readDraft.mockReturnValue('Comece');
  expect(show()).toHaveProperty('value', 'Comece');
});
