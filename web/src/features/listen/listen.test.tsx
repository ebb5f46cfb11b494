import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isDeviceSetting } from '@/lib/device-settings';
import { press, pressIcon } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { SilentAudio, aVoice, mockSpeech } from '@/testing/speech';
import { ListenButton } from './listen-button';

type ListenProps = Parameters<typeof ListenButton>[0];

const chapter: ListenProps = {
  textId: 'JHN.3',
  title: 'João 3',
  segments: [
    { id: '1', text: 'Havia um homem.' },
    { id: '2', text: 'Este foi ter com Jesus.' },
    { id: '3', text: 'Jesus respondeu.' },
  ],
};

beforeEach(() => {
  vi.stubGlobal('Audio', SilentAudio);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Presses "Ouvir" on a device with these voices. */
async function listen(changes: Partial<ListenProps> = {}, voices?: SpeechSynthesisVoice[]) {
  const speech = mockSpeech(voices);
  const onSegment = vi.fn<(id: string | null) => void>();
  const buttonWith = (more: Partial<ListenProps>) => (
    <ListenButton {...chapter} onSegment={onSegment} {...changes} {...more} />
  );
  const { rerender, unmount } = renderApp(buttonWith({}));
  await pressIcon('Ouvir');
  const marked = () => onSegment.mock.lastCall?.[0];
  return {
    speech,
    onSegment,
    marked,
    unmount,
    change: (more: Partial<ListenProps>) => rerender(buttonWith(more)),
  };
}
const speaking = () => screen.findByLabelText('Pausar');

it('speaks verse by verse, and reports which one', async () => {
  const { speech, marked } = await listen();
  await speaking();
  expect(speech.texts()).toEqual(['Havia um homem.']);
  expect(speech.current()).toMatchObject({ lang: 'pt-BR', rate: 1 });
  expect(marked()).toBe('1');
  act(() => speech.end());
  expect(marked()).toBe('2');
  expect(screen.getByText('2 de 3')).toBeTruthy();
  act(() => speech.end());
  act(() => speech.end());
  expect(marked()).toBeNull();
  expect(speech.texts()).toHaveLength(3);
  expect(screen.getByText('Fim')).toBeTruthy();
});

it('restarts the verse after a pause, and the chapter after its end', async () => {
  const { speech } = await listen();
  await speaking();
  act(() => speech.end());
  await pressIcon('Pausar');
  expect(speech.current()).toBeUndefined();
  await pressIcon('Continuar a ouvir');
  expect(speech.texts().at(-1)).toBe('Este foi ter com Jesus.');
  act(() => speech.end());
  act(() => speech.end());
  await pressIcon('Continuar a ouvir');
  expect(speech.texts().at(-1)).toBe('Havia um homem.');
});

it('goes to the next verse and back, within the chapter', async () => {
  const { speech, marked } = await listen();
  await speaking();
  await pressIcon('Próximo trecho');
  await pressIcon('Próximo trecho');
  await pressIcon('Próximo trecho');
  expect(speech.current()?.text).toBe('Jesus respondeu.');
  await pressIcon('Pausar');
  await pressIcon('Trecho anterior');
  expect(marked()).toBe('2');
  expect(speech.current()).toBeUndefined();
});

it('speaks references in words', async () => {
  const { speech } = await listen({ segments: [{ id: '1', text: 'Leia Jo 3.16.' }] });
  await speaking();
  expect(speech.texts()).toEqual(['Leia João 3, versículo 16.']);
});

it('speaks a long verse in pieces, and steps back to its beginning first', async () => {
  const long = 'Este é o testemunho que ele dá a todos os que vêm, e ainda fala aos outros. ';
  const segments = [{ id: '1', text: long.repeat(4) }];
  const { speech, marked } = await listen({ segments });
  await speaking();
  const [first = ''] = speech.texts();
  expect(first.length).toBeLessThanOrEqual(160);
  act(() => speech.end());
  expect(marked()).toBe('1');
  await pressIcon('Trecho anterior');
  expect(speech.texts().filter((text) => text === first).length).toBeGreaterThanOrEqual(2);
});

it('applies a new speed immediately, and stores it on this device', async () => {
  const { speech } = await listen();
  await speaking();
  await pressIcon('Velocidade e voz: 1×');
  fireEvent.click(await screen.findByText('1,25×'));
  expect(speech.current()).toMatchObject({ rate: 1.25 });
  expect(speech.texts()).toEqual(['Havia um homem.', 'Havia um homem.']);
  expect(Object.keys(localStorage).filter(isDeviceSetting)).toEqual(['device.speech-rate']);
});

it('prefers a Brazilian voice that needs no network, and offers the other Portuguese voices', async () => {
  const remote = aVoice({ name: 'Google português do Brasil', localService: false });
  const voices = [
    aVoice({ name: 'Alex', lang: 'en-US' }),
    aVoice({ name: 'Joana', lang: 'pt-PT' }),
    remote,
    aVoice({ lang: 'pt_BR' }),
  ];
  const { speech } = await listen({}, voices);
  await speaking();
  expect(speech.current()?.voice?.name).toBe('Luciana');
  await pressIcon('Velocidade e voz: 1×');
  expect(screen.queryByText('Alex')).toBeNull();
  fireEvent.click(await screen.findByText(/Joana/));
  expect(speech.current()?.voice?.name).toBe('Joana');
});

it('waits for voices that load late', async () => {
  const { speech } = await listen({}, []);
  const button = await screen.findByLabelText('Continuar a ouvir');
  expect(button).toHaveProperty('disabled', true);
  act(() => speech.setVoices([aVoice()]));
  await speaking();
  expect(speech.texts()).toEqual(['Havia um homem.']);
});

it('explains how to install a Portuguese voice on a device without one', async () => {
  await listen({}, [aVoice({ name: 'Alex', lang: 'en-US' })]);
  const dialog = await screen.findByRole('dialog', { name: 'Ouvir' });
  expect(dialog.textContent).toContain('Este aparelho não tem uma voz em português');
  expect(dialog.textContent).toContain('instale uma voz de Português (Brasil)');
  await press('Entendi');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Ouvir');
});

it('pauses silently when the browser interrupts it, and gives the reason when the voice fails', async () => {
  const { speech } = await listen();
  await speaking();
  act(() => speech.fail('interrupted'));
  await screen.findByLabelText('Continuar a ouvir');
  expect(screen.queryByText('A leitura em voz alta parou')).toBeNull();
  await pressIcon('Continuar a ouvir');
  act(() => speech.fail('network'));
  expect(await screen.findByText(/Esta voz precisa de internet/)).toBeTruthy();
});

it('continues when the speech engine never reports the end of an utterance', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { speech } = await listen();
  await speaking();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(speech.texts()).toContain('Este foi ter com Jesus.');
});

it('stops when the page is left, the tab is closed or the player is closed', async () => {
  const left = await listen();
  await speaking();
  left.unmount();
  expect(left.speech.current()).toBeUndefined();
  const { speech, marked } = await listen();
  await speaking();
  dispatchEvent(new Event('pagehide'));
  expect(speech.current()).toBeUndefined();
  await pressIcon('Parar de ouvir');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ouvir' })).toBeNull());
  expect(marked()).toBeNull();
});

const next: Partial<ListenProps> = {
  textId: 'JHN.4',
  title: 'João 4',
  segments: [{ id: '1', text: 'E quando o Senhor entendeu.' }],
};

it('continues with the next chapter only if that is switched on', async () => {
  const onNext = vi.fn<() => void>();
  const one = [{ id: '1', text: 'Fim do capítulo.' }];
  const { speech, change } = await listen({ segments: one, onNext });
  await speaking();
  act(() => speech.end());
  expect(onNext).not.toHaveBeenCalled();
  await pressIcon('Continuar a ouvir');
  await pressIcon('Velocidade e voz: 1×');
  fireEvent.click(await screen.findByText('Seguir para o próximo capítulo'));
  act(() => speech.end());
  expect(onNext).toHaveBeenCalledOnce();
  change({ ...next, onNext });
  expect(speech.texts().at(-1)).toBe('E quando o Senhor entendeu.');
});

it('speaks a new text immediately when the page changes, except while paused', async () => {
  const { speech, change } = await listen();
  await speaking();
  change(next);
  expect(speech.current()?.text).toBe('E quando o Senhor entendeu.');
  await pressIcon('Pausar');
  change({});
  expect(speech.current()).toBeUndefined();
  await pressIcon('Continuar a ouvir');
  expect(speech.current()?.text).toBe('Havia um homem.');
});

it('scrolls to the spoken verse only if it is not visible and the person has not just scrolled', async () => {
  const scrolled: string[] = [];
  const places: Record<string, number> = { '1': 200, '2': 2000, '3': 3000 };
  for (const { id } of chapter.segments) {
    const verse = document.body.appendChild(document.createElement('p'));
    Object.assign(verse.dataset, { segment: id });
    const top = places[id] ?? 0;
    verse.getBoundingClientRect = () => new DOMRect(0, top, 300, 40);
    verse.scrollIntoView = () => scrolled.push(id);
  }
  const { speech } = await listen();
  await speaking();
  expect(scrolled).toEqual([]);
  act(() => speech.end());
  expect(scrolled).toEqual(['2']);
  fireEvent.wheel(document.body);
  act(() => speech.end());
  expect(scrolled).toEqual(['2']);
  document.querySelectorAll('[data-segment]').forEach((verse) => verse.remove());
});

it('starts with the first visible verse when the page is scrolled down', async () => {
  const verses = chapter.segments.map(({ id }, index) => {
    const verse = document.body.appendChild(document.createElement('p'));
    Object.assign(verse.dataset, { segment: id });
    verse.getBoundingClientRect = () => new DOMRect(0, index * 100 - 150, 300, 90);
    return verse;
  });
  vi.stubGlobal('scrollY', 400);
  const { speech } = await listen();
  await speaking();
  expect(speech.texts()).toEqual(['Jesus respondeu.']);
  verses.forEach((verse) => verse.remove());
});

it('lets the media keys control the player', async () => {
  const handlers = new Map<string, (() => void) | null>();
  const mediaSession = {
    metadata: null as { title: string } | null,
    playbackState: '',
    setActionHandler: (action: string, handler: (() => void) | null) =>
      handlers.set(action, handler),
  };
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(readonly of: object) {
        Object.assign(this, of);
      }
    },
  );
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: mediaSession });
  const { speech, unmount } = await listen();
  await speaking();
  expect(mediaSession).toMatchObject({ metadata: { title: 'João 3' }, playbackState: 'playing' });
  act(() => handlers.get('nexttrack')?.());
  expect(speech.current()?.text).toBe('Este foi ter com Jesus.');
  act(() => handlers.get('pause')?.());
  expect(speech.current()).toBeUndefined();
  expect(mediaSession.playbackState).toBe('paused');
  act(() => handlers.get('play')?.());
  expect(speech.current()?.text).toBe('Este foi ter com Jesus.');
  unmount();
  expect(mediaSession).toMatchObject({ metadata: null, playbackState: 'none' });
  expect(handlers.get('play')).toBeNull();
  Reflect.deleteProperty(navigator, 'mediaSession');
});
