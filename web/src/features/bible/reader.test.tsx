import type { BookText } from '@raizes/domain/bible/edition';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import { Route, Routes, useParams } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aBible, aChapter, fakeBible, reconnect } from '@/testing/bible';
import { field, pressIcon } from '@/testing/form';
import { SilentAudio, mockSpeech } from '@/testing/speech';

configure({ defaultHidden: true });

const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };
const acts: BookText = {
  book: 'ACT',
  chapters: [
    { number: 28, verses: aChapter('ACT', 28).verses.filter(({ number }) => number !== 29) },
  ],
};
const whole = aBible('blivre', ['JOS', 'JOB', 'OBA', 'JON', 'JHN', acts]);

beforeEach(() => {
  localStorage.clear();
  fakeBible.reset(whole);
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  HTMLElement.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('scrollBy', vi.fn<() => void>());
});
// Unmounts first, because the player cancels its speech on unmount and needs the stubbed API for it.
afterEach(() => {
  cleanup();
});

/** Opens a chapter in a freshly loaded app with nothing in memory. */
async function open(route: string) {
  vi.resetModules();
  const { Reader } = await import('./reader');
  const { parsePlace } = await import('./place');
  const { renderApp } = await import('@/testing/render');
  function AtAddress() {
    const { book, chapter } = useParams();
    const place = parsePlace(book, chapter);
    return (
      place && <Reader person={ana} place={place} targetVerses={null} onAsk={() => undefined} />
    );
  }
  return renderApp(
    <Routes>
      <Route path="/biblia/:book/:chapter" element={<AtAddress />} />
    </Routes>,
    { route },
  );
}

const verse = (number: number) => {
  const found = document.getElementById(`versiculo-${number}`);
  if (!found) throw new Error(`There is no verse ${number}`);
  return found;
};
const expectOpen = (name: string, last: number) =>
  waitFor(() => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    verse(last);
  });
const turn = () => fireEvent.keyDown(document.body, { key: 'ArrowRight' });

describe('a book that is not on the device, while offline,', () => {
  async function openMissing() {
    const { unmount } = await open('/biblia/jonas/1');
    await expectOpen('Jonas 1', 17);
    unmount();
    fakeBible.isOnline = false;
    await open('/biblia/obadias/1');
    await screen.findByText('Você está sem internet');
  }

  it('still lets the person choose another book', async () => {
    await openMissing();
    fireEvent.click(screen.getByText('Escolher outro livro'));
    const dialog = await screen.findByRole('dialog', { name: 'Livros' });
    const recent = within(dialog).getByLabelText('Lidos há pouco');
    fireEvent.click(within(recent).getByText('Jonas'));
    fireEvent.click(within(dialog).getByText('1', { selector: 'a' }));
    await expectOpen('Jonas 1', 17);
  });

  it('can be passed with the arrow keys', async () => {
    await openMissing();
    turn();
    await expectOpen('Jonas 1', 17);
  });

  it('offers no choice while the list of books is unknown, and does not open the picker later', async () => {
    fakeBible.isOnline = false;
    await open('/biblia/obadias/1');
    await screen.findByText('Você está sem internet');
    expect(screen.queryByText('Escolher outro livro')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /escolher livro/ }));
    await reconnect();
    await expectOpen('Obadias 1', 21);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it.each([
  ['jo 3', 'João 3', 36],
  ['Jo 3.16', 'João 3', 36],
  ['jó 3', 'Jó 3', 26],
  ['jos 3', 'Josué 3', 17],
  ['jn1', 'Jonas 1', 17],
])('typing %j and Enter opens %s', async (typed, title, last) => {
  await open('/biblia/obadias/1');
  await expectOpen('Obadias 1', 21);
  fireEvent.click(screen.getByRole('button', { name: /escolher livro/ }));
  const input = await field('Livro, ou livro e capítulo');
  fireEvent.change(input, { target: { value: typed } });
  fireEvent.submit(input);
  await expectOpen(title, last);
});

describe('the place where a person reads', () => {
  const stored = () => localStorage.getItem('raizes.bible-place.ana');
  async function openScrolled() {
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    // The effects that store the place run shortly after the verses are rendered.
    await waitFor(() => expect(stored()).toContain('"verse":1}'));
    for (const line of document.querySelectorAll<HTMLElement>('[data-verse]'))
      line.getBoundingClientRect = () => new DOMRect(0, 0, 300, 10 * Number(line.dataset['verse']));
  }

  it('is stored when scrolling has stopped, even if the browser reports no scrollend', async () => {
    await openScrolled();
    dispatchEvent(new Event('scroll'));
    expect(stored()).toContain('"verse":1}');
    await waitFor(() => expect(stored()).toContain('"verse":9}'));
  });

  it('is stored when the app goes into the background', async () => {
    await openScrolled();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stored()).toContain('"verse":9}');
  });
});

describe('reading aloud', () => {
  async function listen(route: string, title: string, last: number) {
    const speech = mockSpeech();
    vi.stubGlobal('Audio', SilentAudio);
    await open(route);
    await expectOpen(title, last);
    await pressIcon('Ouvir');
    const pause = await field('Pausar');
    return { speech, pause };
  }

  it('continues with the new edition after the person has switched', async () => {
    const { unmount } = await open('/biblia/jonas/1');
    await expectOpen('Jonas 1', 17);
    unmount();
    const verses = [{ number: 1, text: 'Veio a palavra.' }];
    fakeBible.files = aBible('almeida', [{ book: 'JON', chapters: [{ number: 1, verses }] }]);
    const { speech } = await listen('/biblia/jonas/1', 'Jonas 1', 17);
    fireEvent.click(await screen.findByText('Trocar agora'));
    await screen.findByText('Bíblia almeida, licença Creative Commons');
    await waitFor(() => expect(speech.texts()).toHaveLength(2));
    act(() => speech.end());
    expect(speech.current()?.text).toBe('Veio a palavra.');
  });

  it('keeps the focus in the player when the next chapter opens', async () => {
    localStorage.setItem('device.speech-goes-on', 'true');
    const { speech, pause } = await listen('/biblia/obadias/1', 'Obadias 1', 21);
    pause.focus();
    for (let number = 0; number <= 21; number += 1) act(() => speech.end());
    await expectOpen('Jonas 1', 17);
    await waitFor(() => expect(speech.current()?.text).toBe('Jonas 1'));
    expect(document.activeElement).toBe(pause);
  });
});

it('shrinks a selection past a verse that the edition leaves out', async () => {
  await open('/biblia/atos/28');
  await expectOpen('Atos 28', 31);
  const selected = () =>
    [...document.querySelectorAll('[data-selected]')].map(({ id }) => Number(id.split('-')[1]));
  fireEvent.click(verse(28));
  fireEvent.click(verse(30));
  expect(screen.getByText('Atos 28.28-30 selecionado')).toBeTruthy();
  fireEvent.click(verse(28));
  expect(selected()).toEqual([30]);
  expect(screen.getByText('Atos 28.30 selecionado')).toBeTruthy();
  fireEvent.click(verse(28));
  fireEvent.click(verse(30));
  expect(screen.getByText('Atos 28.28 selecionado')).toBeTruthy();
});

it('stores the whole Bible without waiting for the browser to ask about persistent storage', async () => {
  vi.stubGlobal('navigator', {
    onLine: true,
    storage: { persist: () => new Promise(() => undefined) },
  });
  await open('/biblia/joao/3');
  fireEvent.click(await screen.findByText(/^Guardar a Bíblia neste aparelho/));
  expect(await screen.findByText('Guardada neste aparelho')).toBeTruthy();
});
