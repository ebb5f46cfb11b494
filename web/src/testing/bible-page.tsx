import type { BookText } from '@raizes/domain/bible/edition';
import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, vi } from 'vitest';
import { aBible, aChapter, bibleServer } from './bible';
import { liveAnswers } from './live';

/** Who reads. */
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
/** What the church has imported. */
const whole = aBible('blivre', ['GEN', psalms, 'OBA', 'JON', 'JHN', acts]);
export const sample = aBible('sample', [psalms], { is_sample: true });

export const scrolledTo = vi.fn<() => void>();

/** Before each test: a device and an app that know nothing, and a server with the whole Bible. */
export function resetBible() {
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
}

/** The app as it has just been started, with no text in its memory. */
async function start() {
  vi.resetModules();
  const { Page } = await import('@/app/pages/bible-page');
  const { renderApp } = await import('./render');
  return { Page, renderApp };
}
let app: Awaited<ReturnType<typeof start>>;
export const restart = async () => {
  app = await start();
};

export async function openBible(route: string) {
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

export const title = () => screen.getByRole('heading', { level: 1 }).textContent;

export function verse(number: number): HTMLElement {
  const found = document.getElementById(`versiculo-${number}`);
  if (!found) throw new Error(`There is no verse ${number}`);
  return found;
}

export const expectOpen = (name: string, last: number) =>
  waitFor(() => {
    expect(title()).toBe(name);
    verse(last);
  });
