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
import { Link, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mark } from '@raizes/domain/documents/bible-marks';
import { rememberStanding } from '@/lib/session';
import { aBible, aChapter, bibleServer } from '@/testing/bible';
import { field as labelled, pressIcon } from '@/testing/form';
import { SilentAudio, standInSpeech } from '@/testing/speech';
import { liveAnswers, ready } from '@/testing/live';
// Before the modules are reset: the fake listeners answer from the map of this file.
import '@/lib/live';

// Whether an element is hidden takes long to compute, and nothing here depends on it.
configure({ defaultHidden: true });

vi.mock('@/lib/live', async () => (await import('@/testing/live')).fakeLive);

const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };

const acts: BookText = {
  book: 'ACT',
  chapters: [
    {
      number: 28,
      verses: aChapter('ACT', 28).verses.filter(({ number }) => number !== 29),
    },
  ],
};
const psalms: BookText = {
  book: 'PSA',
  chapters: [
    {
      number: 3,
      title: 'Salmo de Davi.',
      verses: [
        {
          number: 1,
          text: 'Muitos são os que me afligem.',
          added: [[7, 10]],
          notes: [{ at: 28, text: 'Lit. atribulam' }],
        },
      ],
    },
    aChapter('PSA', 119),
  ],
};
const whole = aBible('blivre', ['GEN', psalms, 'OBA', 'JON', 'JHN', acts]);
const sample = aBible('sample', [psalms], { is_sample: true });

const scrolledTo = vi.fn<() => void>();

beforeEach(() => {
  scrolledTo.mockClear();
  localStorage.clear();
  liveAnswers.clear();
  bibleServer.reset(whole);
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  HTMLElement.prototype.scrollIntoView = scrolledTo;
  vi.stubGlobal('scrollBy', vi.fn<() => void>());
});

/** The app as it has just been started, with no text in its memory. */
async function start() {
  vi.resetModules();
  const { Page } = await import('./bible-page');
  const { renderApp } = await import('@/testing/render');
  return { Page, renderApp };
}
let app: Awaited<ReturnType<typeof start>>;
const restart = async () => {
  app = await start();
};
beforeAll(restart);

async function open(route: string) {
  const { Page, renderApp } = app;
  const page = <Page person={ana} />;
  const rendered = renderApp(
    <>
      <Link to="/biblia">Bíblia</Link>
      <Routes>
        <Route path="/biblia" element={page} />
        <Route path="/biblia/:livro/:capitulo" element={page} />
      </Routes>
    </>,
    { route },
  );
  await screen.findByRole('heading', { level: 1 });
  return rendered;
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const verse = (number: number) => {
  const found = document.getElementById(`versiculo-${number}`);
  if (!found) throw new Error(`There is no verse ${number}`);
  return found;
};
const expectOpen = (name: string, last: number) =>
  waitFor(() => {
    expect(title()).toBe(name);
    verse(last);
  });
const selected = () =>
  [...document.querySelectorAll('[data-selected]')].map(({ id }) => Number(id.split('-')[1]));
const sheet = () => screen.queryByRole('region', { name: 'Versículos selecionados' });
const key = (name: string, more = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });

describe('a chapter', () => {
  it('has its title, its verses with numbers that only eyes meet, and the edition’s credit line', async () => {
    await open('/biblia/salmos/3');
    await expectOpen('Salmos 3', 1);
    expect(screen.getByText('Salmo de Davi.')).toBeTruthy();
    expect(verse(1).querySelector('sup')?.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('Bíblia blivre, licença Creative Commons')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Salmos 3');
  });

  it('sets words that the translators supplied in italics, and opens notes at their place', async () => {
    await open('/biblia/salmos/3');
    await expectOpen('Salmos 3', 1);
    expect(verse(1).querySelector('i')?.textContent).toBe('são');
    const note = screen.getByRole('button', { name: 'Nota' });
    expect(note.previousSibling?.textContent).toBe(' os que me afligem');
    fireEvent.click(note);
    expect(screen.getByRole('note').textContent).toBe('Lit. atribulam');
    expect(note.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(note);
    expect(screen.queryByRole('note')).toBeNull();
    expect(selected()).toEqual([]);
  });

  it('is read aloud without numbers and notes, its verse marked, and the next one after it, in another book too', async () => {
    const speech = standInSpeech();
    vi.stubGlobal('Audio', SilentAudio);
    await open('/biblia/obadias/1');
    await expectOpen('Obadias 1', 21);
    await pressIcon('Ouvir');
    await labelled('Pausar');
    act(() => speech.end());
    expect(verse(1).textContent).toContain(speech.current()?.text);
    expect(verse(1).dataset['heard']).toBe('true');
    expect(screen.getByText('Versículo 1')).toBeTruthy();
    for (let number = 1; number <= 21; number += 1) act(() => speech.end());
    await expectOpen('Jonas 1', 17);
    await waitFor(() => expect(speech.current()?.text).toBe('Jonas 1'));
    cleanup();
    expect(speech.current()).toBeUndefined();
    vi.unstubAllGlobals();
  });

  it('says which verse the edition leaves out', async () => {
    await open('/biblia/atos/28');
    await expectOpen('Atos 28', 31);
    const leftOut = screen.getByText('Esta edição não traz este versículo.');
    expect(leftOut.textContent).toContain('29');
    expect(leftOut.previousElementSibling?.id).toBe('versiculo-28');
  });

  it('can be set larger', async () => {
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fireEvent.click(screen.getByRole('button', { name: 'Aumentar o texto' }));
    expect(screen.getByText('Texto grande')).toBeTruthy();
  });

  it('that does not exist says so and leads on', async () => {
    await open('/biblia/joao/22');
    expect(title()).toBe('Capítulo não encontrado');
    expect(screen.getByText('João tem 21 capítulos.')).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Abrir João 1' }));
    await expectOpen('João 1', 51);
  });

  it('of a book that does not exist leads to the Bible', async () => {
    await open('/biblia/enoque/1');
    expect(title()).toBe('Livro não encontrado');
    expect(screen.getByRole('link', { name: 'Abrir a Bíblia' }).getAttribute('href')).toBe(
      '/biblia',
    );
  });
});

describe('the next and previous chapter', () => {
  it('follow by their buttons, also across books and a book of one chapter', async () => {
    await open('/biblia/obadias/1');
    await expectOpen('Obadias 1', 21);
    expect(screen.getByRole('link', { name: 'Salmos 119' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Jonas 1' }));
    await expectOpen('Jonas 1', 17);
    expect(document.activeElement?.textContent).toBe('Jonas 1');
  });

  it('follow by the arrow keys, but not where they mean something else', async () => {
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    key('ArrowRight');
    await expectOpen('João 4', 54);
    key('ArrowLeft');
    await expectOpen('João 3', 36);
    key('ArrowRight', { altKey: true });
    expect(title()).toBe('João 3');
  });

  it('follow by a swipe, but not by a scroll, a short movement or one from the edge', async () => {
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    swipe([300, 400], [290, 200], [100, 190]);
    swipe([300, 400], [260, 400]);
    swipe([5, 400], [200, 400]);
    expect(title()).toBe('João 3');
    swipe([300, 400], [250, 402], [100, 410]);
    await expectOpen('João 4', 54);
    swipe([100, 400], [200, 402], [300, 410]);
    await expectOpen('João 3', 36);
  });

  it('end where the Bible does', async () => {
    await open('/biblia/genesis/1');
    await expectOpen('Gênesis 1', 31);
    expect(screen.getByRole('button', { name: 'Capítulo anterior' })).toHaveProperty(
      'disabled',
      true,
    );
    key('ArrowLeft');
    expect(title()).toBe('Gênesis 1');
  });
});

/** A finger at these points, one after the other. */
function swipe(...points: [number, number][]): void {
  const page = screen.getByRole('main');
  const [first, ...rest] = points.map(([clientX, clientY]) => ({
    touches: [{ clientX, clientY }],
  }));
  fireEvent.touchStart(page, first);
  for (const each of rest) fireEvent.touchMove(page, each);
  fireEvent.touchEnd(page, { touches: [] });
}

describe('the last place', () => {
  it('is João 1 at first, and then where the person stopped', async () => {
    const { currentAddress } = await open('/biblia');
    await expectOpen('João 1', 51);
    key('ArrowRight');
    await expectOpen('João 2', 25);
    fireEvent.click(screen.getByRole('link', { name: 'Bíblia' }));
    await expectOpen('João 2', 25);
    expect(currentAddress()).toBe('/biblia/joao/2');
  });

  it('is the verse that stood at the top of the screen', async () => {
    const rendered = await open('/biblia/salmos/119');
    await expectOpen('Salmos 119', 176);
    for (const line of document.querySelectorAll<HTMLElement>('[data-verse]'))
      line.getBoundingClientRect = () => new DOMRect(0, 0, 300, Number(line.dataset['verse']));
    act(() => void dispatchEvent(new Event('scrollend')));
    rendered.unmount();
    await open('/biblia');
    await expectOpen('Salmos 119', 176);
    expect(scrolledTo.mock.contexts).toEqual([verse(81)]);
  });

  it('is another for each person of the device', async () => {
    localStorage.setItem('raizes.bible-place.bia', '{"book":"JHN","chapter":3,"verse":1}');
    const { currentAddress } = await open('/biblia');
    await expectOpen('João 1', 51);
    expect(currentAddress()).toBe('/biblia/joao/1');
  });
});

describe('an address with verses', () => {
  it('points them out, scrolls to them and says which they are', async () => {
    await open('/biblia/joao/3?v=16-17');
    await expectOpen('João 3', 36);
    const pointed = [...document.querySelectorAll('[data-pointed]')].map(({ id }) => id);
    expect(pointed).toEqual(['versiculo-16', 'versiculo-17']);
    await waitFor(() => expect(scrolledTo.mock.contexts).toEqual([verse(16)]));
    expect(document.activeElement).toBe(verse(16));
    expect(verse(16).textContent).toContain('Versículos 16 a 17: ');
  });

  it.each(['16-15', '99', '0', 'x', '1-2-3'])(
    'that the chapter lacks (%s) shows it whole',
    async (v) => {
      await open(`/biblia/joao/3?v=${v}`);
      await expectOpen('João 3', 36);
      expect(document.querySelector('[data-pointed]')).toBeNull();
    },
  );
});

describe('selecting verses', () => {
  it('begins with a tap, grows to what is tapped next and shrinks from its ends', async () => {
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fireEvent.click(verse(16));
    expect(within(sheet() ?? document.body).getByText('João 3.16')).toBeTruthy();
    fireEvent.click(verse(18));
    expect(selected()).toEqual([16, 17, 18]);
    fireEvent.click(verse(15));
    fireEvent.click(verse(18));
    expect(selected()).toEqual([15, 16, 17]);
    expect(screen.getByText('João 3.15-17 selecionado')).toBeTruthy();
    fireEvent.click(verse(15));
    fireEvent.click(verse(16));
    fireEvent.click(verse(17));
    expect(sheet()).toBeNull();
  });

  it('goes by the keyboard alone, and Escape ends it', async () => {
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fireEvent.click(screen.getByRole('button', { name: /^Selecionar versículos/ }));
    key('ArrowDown');
    key('Enter');
    key('ArrowDown', { shiftKey: true });
    key('ArrowDown', { shiftKey: true });
    key('ArrowUp', { shiftKey: true });
    expect(selected()).toEqual([2, 3]);
    key('Tab');
    expect(document.activeElement?.textContent).toBe('João 3.2-3');
    key('Escape');
    expect(selected()).toEqual([]);
  });

  it('stays while Escape closes a dialog over it', async () => {
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fireEvent.click(verse(16));
    fireEvent.click(screen.getByRole('button', { name: /escolher livro/ }));
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(selected()).toEqual([16]);
  });

  it('ends with another chapter', async () => {
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fireEvent.click(verse(1));
    key('ArrowRight');
    await expectOpen('João 4', 54);
    expect(sheet()).toBeNull();
  });

  it('copies the words with reference and edition', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    fireEvent.click(verse(16));
    fireEvent.click(verse(17));
    fireEvent.click(await screen.findByRole('button', { name: 'Copiar' }));
    await screen.findByText('Copiado');
    expect(writeText).toHaveBeenCalledWith('“JHN 3.16 JHN 3.17” João 3.16-17 (BLIVRE)');
    expect(sheet()).toBeNull();
  });
});

describe('what the person has marked', () => {
  const at = new Date('2026-11-21T12:00:00Z');
  async function openMarked(...marks: Mark[]) {
    liveAnswers.set('users/ana/bible_marks/JHN', ready({ book: 'JHN', marks }));
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
  }

  it('stands in the text: the colour below the words, and a sign behind those with a note', async () => {
    await openMarked(
      { chapter: 3, verse: 16, colour: 'green', note: 'Graça', at },
      { chapter: 4, verse: 17, colour: 'blue', at },
    );
    await within(verse(16)).findByTitle('Com anotação');
    expect(verse(16).querySelector('[data-mark=green]')?.textContent).toBe('JHN 3.16');
    expect(verse(16).textContent).toContain('(destacado em verde)');
    expect(document.querySelectorAll('[data-mark]')).toHaveLength(1);
  });
});

describe('choosing a chapter', () => {
  async function choose(typed = '') {
    fireEvent.click(screen.getByRole('button', { name: /escolher livro/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Abrir a Bíblia' });
    const field = within(dialog).getByRole('textbox', { name: 'Livro, ou livro e capítulo' });
    fireEvent.change(field, { target: { value: typed } });
    return { dialog, enter: () => fireEvent.submit(field) };
  }
  const bookNames = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent.split(',')[0])
      .filter((text) => text !== '');

  it('goes from the books of both Testaments to the chapters of one', async () => {
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    const { dialog } = await choose();
    expect(within(dialog).getByRole('heading', { name: 'Antigo Testamento' })).toBeTruthy();
    expect(bookNames(dialog)).toHaveLength(66);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Gênesis' }));
    expect(within(dialog).getAllByRole('link')).toHaveLength(50);
    fireEvent.click(within(dialog).getByRole('link', { name: '2' }));
    await expectOpen('Gênesis 2', 25);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('finds books by the beginning of a name or its abbreviation, without accents', async () => {
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    const { dialog } = await choose('jo');
    expect(bookNames(dialog)).toEqual([
      'Josué',
      'Jó',
      'Joel',
      'Jonas',
      'João',
      '1 João',
      '2 João',
      '3 João',
    ]);
    const field = within(dialog).getByRole('textbox');
    fireEvent.change(field, { target: { value: '1co' } });
    expect(bookNames(dialog).filter((name) => name !== 'Limpar a procura')).toEqual([
      '1 Coríntios',
    ]);
    fireEvent.change(field, { target: { value: 'enoque' } });
    expect(within(dialog).getByText('Nenhum livro com este nome.')).toBeTruthy();
  });

  it('opens what is typed with its chapter and verse, and a book of one chapter at once', async () => {
    const { currentAddress } = await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    (await choose('genesis 2.7')).enter();
    await expectOpen('Gênesis 2', 25);
    expect(currentAddress()).toBe('/biblia/genesis/2?v=7');
    (await choose('ob')).enter();
    await expectOpen('Obadias 1', 21);
  });

  it('marks what can’t be read now', async () => {
    await restart();
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    bibleServer.isOnline = false;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { dialog } = await choose();
    await within(dialog).findByRole('button', { name: /^Gênesis ?, não está/ });
    expect(within(dialog).getByRole('button', { name: 'João' })).toBeTruthy();
  });
});

describe('a sample edition', () => {
  beforeEach(restart);
  beforeEach(() => bibleServer.reset(sample));

  it('opens at the first chapter that it has, and turns to the next', async () => {
    await open('/biblia');
    await expectOpen('Salmos 3', 1);
    key('ArrowRight');
    await expectOpen('Salmos 119', 176);
  });

  it('says in a missing chapter what there is, and to an admin how to get the rest', async () => {
    const { unmount } = await open('/biblia/joao/3');
    await screen.findByRole('heading', { name: 'Este capítulo ainda não está aqui' });
    expect(screen.getByText(/só alguns capítulos de exemplo/)).toBeTruthy();
    expect(screen.queryByText(/npm run bible/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Salmos 3' })).toBeTruthy();
    unmount();
    await restart();
    rememberStanding('ana', { leads: false, isAdmin: true, unread: 0 });
    await open('/biblia/joao/3');
    expect(await screen.findByText(/npm run bible/)).toBeTruthy();
  });
});

describe('without a network', () => {
  beforeEach(restart);

  it('a book that was opened once is read', async () => {
    const { unmount } = await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    unmount();
    await restart();
    bibleServer.isOnline = false;
    await open('/biblia/joao/21');
    await expectOpen('João 21', 25);
  });

  it('another one is announced as missing, and opens when the network is back', async () => {
    const { unmount } = await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    unmount();
    await restart();
    bibleServer.isOnline = false;
    await open('/biblia/genesis/1');
    await screen.findByRole('heading', { name: 'Você está sem internet' });
    expect(screen.getByText(/^Gênesis ainda não foi guardado neste aparelho/)).toBeTruthy();
    bibleServer.isOnline = true;
    act(() => void dispatchEvent(new Event('online')));
    await expectOpen('Gênesis 1', 31);
  });
});

describe('the whole Bible on this device', () => {
  beforeEach(restart);

  const KEEP = 'Guardar a Bíblia neste aparelho (0,1 MB)';
  const files = () => [...bibleServer.cached.keys()].filter((path) => !path.includes('edition'));
  const keep = async () => fireEvent.click(await screen.findByRole('button', { name: KEEP }));

  it('is stored with one tap, and then read without a network', async () => {
    const { unmount } = await open('/biblia/joao/3');
    await keep();
    await screen.findByText('Guardada neste aparelho');
    expect(files()).toHaveLength(6);
    unmount();
    await restart();
    bibleServer.isOnline = false;
    await open('/biblia/jonas/1');
    await expectOpen('Jonas 1', 17);
    expect(await screen.findByText('Guardada neste aparelho')).toBeTruthy();
  });

  it('shows how far it is and can be stopped; what has arrived stays, and is not fetched again', async () => {
    const { unmount } = await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    const go = bibleServer.hold();
    await keep();
    await screen.findByText(/Guardando a Bíblia neste aparelho… 17%/);
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await screen.findByRole('button', { name: KEEP });
    go();
    unmount();
    await restart();
    await open('/biblia/joao/3');
    bibleServer.fetched = [];
    await keep();
    await screen.findByText('Guardada neste aparelho');
    expect(bibleServer.fetched).not.toContain('JHN.blivre.json');
    expect(bibleServer.fetched).toHaveLength(5);
  });

  it('that is cut off says so and goes on where it stopped', async () => {
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    bibleServer.isOnline = false;
    await keep();
    await screen.findByText('A internet caiu no meio. O que já chegou está guardado.');
    bibleServer.isOnline = true;
    fireEvent.click(screen.getByRole('button', { name: 'Continuar (faltam 0,1 MB)' }));
    expect(await screen.findByText('Guardada neste aparelho')).toBeTruthy();
  });

  it('says when the device has no room for it', async () => {
    await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    bibleServer.isFull = true;
    await keep();
    expect(await screen.findByText(/^Este aparelho está sem espaço/)).toBeTruthy();
  });

  it('is removed again', async () => {
    await open('/biblia/joao/3');
    await keep();
    fireEvent.click(await screen.findByRole('button', { name: 'Remover' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
    await screen.findByRole('button', { name: KEEP });
    expect(files()).toEqual([]);
  });

  it('is the new edition’s after a switch', async () => {
    const { unmount } = await open('/biblia/joao/3');
    await keep();
    await screen.findByText('Guardada neste aparelho');
    unmount();
    await restart();
    bibleServer.files = aBible('almeida', ['JHN', 'GEN']);
    await open('/biblia/joao/3');
    fireEvent.click(await screen.findByRole('button', { name: 'Trocar agora' }));
    await screen.findByText('Bíblia almeida, licença Creative Commons');
    await screen.findByText('Guardada neste aparelho');
    expect(files().toSorted()).toEqual(['/bible/GEN.almeida.json', '/bible/JHN.almeida.json']);
  });
});

describe('another edition of the church', () => {
  beforeEach(restart);

  const almeida = aBible('almeida', ['JHN', 'GEN']);

  it('is announced and read as a whole once the person asks for it', async () => {
    const { unmount } = await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    unmount();
    await restart();
    bibleServer.files = almeida;
    await open('/biblia/joao/3');
    await screen.findByText('Há uma nova edição da Bíblia');
    expect(screen.getByText('Bíblia blivre, licença Creative Commons')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Trocar agora' }));
    await screen.findByText('Bíblia almeida, licença Creative Commons');
    expect(screen.queryByText('Bíblia blivre, licença Creative Commons')).toBeNull();
    expect(screen.queryByText('Há uma nova edição da Bíblia')).toBeNull();
  });

  it('stays another where it can’t be fetched, and the page says so', async () => {
    const { unmount } = await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    unmount();
    await restart();
    bibleServer.files = almeida;
    await open('/biblia/joao/3');
    const change = await screen.findByRole('button', { name: 'Trocar agora' });
    bibleServer.isOnline = false;
    fireEvent.click(change);
    await screen.findByText('A edição não foi trocada');
    expect(screen.getByText('Bíblia blivre, licença Creative Commons')).toBeTruthy();
  });

  it('is offered where the old one’s book can no longer be had', async () => {
    const { unmount } = await open('/biblia/joao/3');
    await expectOpen('João 3', 36);
    unmount();
    await restart();
    bibleServer.files = almeida;
    await open('/biblia/genesis/1');
    await screen.findByText(/^Gênesis não está guardado na edição/);
    fireEvent.click(screen.getByRole('button', { name: 'Trocar agora' }));
    await expectOpen('Gênesis 1', 31);
  });
});
