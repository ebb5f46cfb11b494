import { paths } from '@raizes/domain/paths';
import { aPastorMessage } from '@raizes/tests/factories';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setPerson } from '@/lib/session';
import { store } from '@/testing/backend/store';
import { renderApp } from '@/testing/render';
import { ReplyForm } from './received-message';
import { replyDraft, replyOutbox, settleReplies } from './reply';

const path = paths.pastorMessage('m');
const responded = (response: string) => ({ status: 'responded', response }) as const;

const onSending = vi.fn<(isSending: boolean) => void>();
const onResponded = vi.fn<() => void>();

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  setPerson({ uid: 'pastor', email: '', name: 'João' });
  store.put(path, aPastorMessage({ id: 'm', status: 'read' }));
});
afterEach(() => void vi.useRealTimers());

const field = () => screen.getByPlaceholderText('Escreva sua resposta...');

function show(text = '') {
  const shown = renderApp(
    <ReplyForm uid="pastor" messageId="m" onSending={onSending} onResponded={onResponded} />,
  );
  if (text) fireEvent.change(field(), { target: { value: text } });
  return shown;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const press = (init: KeyboardEventInit) => fireEvent.keyDown(field(), { key: 'Enter', ...init });
const held = () => screen.findByRole('button', { name: 'Desfazer' });

async function sendNow() {
  fireEvent.click(button('Enviar Resposta'));
  await held();
  fireEvent.click(button('Enviar agora'));
}

it('does not send a blank reply from the button', () => {
  show();
  expect(button('Enviar Resposta').disabled).toBe(true);
  fireEvent.change(field(), { target: { value: '   \n ' } });
  expect(button('Enviar Resposta').disabled).toBe(true);
});

it('sends the trimmed reply once, and is locked while sending', async () => {
  show('  Comece ouvindo.\nEstou orando. ');
  expect(replyDraft.read('m')).toBe('  Comece ouvindo.\nEstou orando. ');
  store.silence();
  await sendNow();
  await waitFor(() => expect(button('Enviando...').disabled).toBe(true));
  expect(field()).toHaveProperty('readOnly', true);
  expect(onResponded).not.toHaveBeenCalled();
  store.answer();
  expect(store.writes).toMatchObject([
    { path, fields: responded('Comece ouvindo.\nEstou orando.') },
  ]);
  const alert = (await screen.findByRole('alert')).textContent;
  expect(alert).toContain('Resposta enviada!');
  expect(alert).toContain('O discípulo será notificado.');
  expect(onResponded).toHaveBeenCalledOnce();
});

it('says that an offline reply is stored on the device', async () => {
  store.goOffline();
  show('Pode, sim.');
  await sendNow();
  const toast = await screen.findByRole('alert');
  expect(toast.textContent).toContain('Resposta salva neste aparelho');
  expect(onResponded).toHaveBeenCalledOnce();
  expect(replyOutbox.has('pastor', 'm')).toBe(true);
  store.goOnline();
  await waitFor(() => expect(replyDraft.read('m')).toBe(''));
  expect(replyOutbox.has('pastor', 'm')).toBe(false);
});

it('keeps the text of a refused reply', async () => {
  vi.spyOn(console, 'error').mockReturnValueOnce();
  store.refuse(path);
  show('Comece ouvindo.');
  await sendNow();
  await waitFor(() => expect(onSending.mock.calls).toEqual([[true], [false]]));
  expect((await screen.findByRole('alert')).textContent).toContain('deixado de ser líder');
  await waitFor(() => expect(button('Enviar Resposta').disabled).toBe(false));
  expect(field()).toHaveProperty('value', 'Comece ouvindo.');
  expect(onResponded).not.toHaveBeenCalled();
});

it('refused because another device has answered says so, and keeps the text', async () => {
  vi.spyOn(console, 'error').mockReturnValueOnce();
  store.refuse(path, 'permission-denied', ['write']);
  show('Comece ouvindo.');
  store.put(path, aPastorMessage({ id: 'm', ...responded('Amém!') }));
  await sendNow();
  const alert = (await screen.findByRole('alert')).textContent;
  expect(alert).toContain('Já foi respondida em outro aparelho.');
  expect(alert).not.toContain('deixado de ser líder');
  expect(replyDraft.read('m')).toBe('Comece ouvindo.');
});

describe('a reply whose answer came after the page was closed', () => {
  const reply = { id: 'm', response: 'Pode, sim.' };
  beforeEach(() => {
    replyDraft.write('m', 'Pode, sim. ');
    replyOutbox.put('pastor', reply);
  });

  it('leaves its draft when the server has it', async () => {
    store.put(path, aPastorMessage({ id: 'm', ...responded('Pode, sim.') }));
    await settleReplies('pastor');
    expect(replyOutbox.read('pastor')).toEqual([]);
    expect(replyDraft.read('m')).toBe('');
  });

  it('stays in its draft when the server has refused it, and says so', async () => {
    store.put(path, aPastorMessage({ id: 'm', ...responded('Amém!') }));
    show();
    await settleReplies('pastor');
    expect((await screen.findByRole('alert')).textContent).toContain('respondida em outro');
    expect(replyOutbox.read('pastor')).toEqual([]);
    expect(replyDraft.read('m')).toBe('Pode, sim. ');
  });
});

it('starts with the stored draft', () => {
  replyDraft.write('m', 'Comece');
  show();
  expect(field()).toHaveProperty('value', 'Comece');
});

describe('the hold of five seconds', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  async function hold() {
    const shown = show('Pode, sim.');
    fireEvent.click(button('Enviar Resposta'));
    await act(() => vi.advanceTimersByTimeAsync(4900));
    expect(button('Desfazer')).toBeDefined();
    expect(store.writes).toEqual([]);
    return shown;
  }
  const later = () => act(() => vi.advanceTimersByTimeAsync(10_000));

  it('sends nothing until it ends, and then sends once', async () => {
    await hold();
    await later();
    expect(store.writes).toMatchObject([{ path, fields: responded('Pode, sim.') }]);
  });

  it('can be undone, which keeps the text', async () => {
    await hold();
    fireEvent.click(button('Desfazer'));
    await later();
    expect(store.writes).toEqual([]);
    expect(field()).toHaveProperty('value', 'Pode, sim.');
    expect(field()).toHaveProperty('readOnly', false);
    expect(document.activeElement).toBe(field());
  });

  it('can be undone with Escape', async () => {
    await hold();
    fireEvent.keyDown(screen.getByRole('group', { name: 'Enviando' }), { key: 'Escape' });
    await later();
    expect(store.writes).toEqual([]);
  });

  it('ends at once when the form unmounts, without closing what is open by then', async () => {
    const { unmount } = await hold();
    unmount();
    await later();
    expect(store.writes).toMatchObject([{ path, fields: responded('Pode, sim.') }]);
    expect(onResponded).not.toHaveBeenCalled();
  });

  it('ends at once when the app is hidden, because it might never run again', async () => {
    await hold();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    visibility.mockRestore();
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(store.writes).toMatchObject([{ path, fields: responded('Pode, sim.') }]);
  });
});

describe('the Enter key', () => {
  const real = window.matchMedia.bind(window);
  const onTouch = (is: boolean) =>
    vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        real(query.includes('coarse') ? `(${is ? 'min' : 'max'}-width: 1px)` : query),
      );
  const isHeld = () => screen.queryByRole('button', { name: 'Desfazer' }) !== null;

  it.each([{}, { ctrlKey: true }, { metaKey: true }, { isComposing: true }])(
    'sends with %j',
    async (keys) => {
      onTouch(false);
      show('Pode, sim.');
      expect(press(keys)).toBe(false);
      expect(await held()).toBeDefined();
      // An earlier test's reply can still arrive.
      const { length } = store.writes;
      press(keys);
      expect(store.writes).toHaveLength(length);
    },
  );

  it.each([{ shiftKey: true }])('is left to the field with %j', async (keys) => {
    onTouch(false);
    show('Pode, sim.');
    expect(press(keys)).toBe(true);
    await act(() => Promise.resolve());
    expect(isHeld()).toBe(false);
  });

  it('adds a line on a touch screen, where Ctrl+Enter still sends', async () => {
    onTouch(true);
    show('Pode, sim.');
    expect(press({})).toBe(true);
    await act(() => Promise.resolve());
    expect(isHeld()).toBe(false);
    press({ ctrlKey: true });
    expect(await held()).toBeDefined();
  });

  it('does not send a blank reply', async () => {
    onTouch(false);
    show('  ');
    press({ ctrlKey: true });
    await act(() => Promise.resolve());
    expect(isHeld()).toBe(false);
  });
});
