import type { BookText } from '@raizes/domain/bible/edition';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, vi } from 'vitest';
import { aBible, aChapter, fakeBible } from './bible';

/** The signed-in person. */
const ana = { uid: 'ana', email: 'ana@raizes.test', name: 'Ana Souza' };

const acts: BookText = {
  book: 'ACT',
  chapters: [
    {
      number: 28,
      verses: aChapter('ACT', 28)
        .verses.filter(({ number }) => number !== 29)
        // The source cuts this verse off.
        .map((each) => (each.number === 31 ? { ...each, text: 'para perdão dos' } : each)),
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
/** The edition that the church has imported. */
const importedBible = aBible('blivre', ['GEN', psalms, 'OBA', 'JON', 'JHN', acts]);
export const sample = aBible('sample', [psalms], { is_sample: true });

export const scrolledTo = vi.fn<() => void>();

/** Before each test, resets the device and the server, which then has the church's edition. */
export function setUpBibleTests() {
  beforeEach(() => {
    scrolledTo.mockClear();
    localStorage.clear();
    fakeBible.reset(importedBible);
    vi.restoreAllMocks();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    HTMLElement.prototype.scrollIntoView = scrolledTo;
    vi.stubGlobal('scrollBy', vi.fn<() => void>());
  });
}

/** Loads a fresh app with no Bible text in memory. */
async function startApp() {
  vi.resetModules();
  const { Page } = await import('@/app/pages/bible-page');
  const { renderApp } = await import('./render');
  return { Page, renderApp };
}
let app: Awaited<ReturnType<typeof startApp>>;
export const restartApp = async () => {
  app = await startApp();
};

export async function openBible(route: string) {
  const { Page, renderApp } = app;
  const page = <Page person={ana} />;
  const rendered = renderApp(
    <Routes>
      <Route path="/biblia" element={page} />
      <Route path="/biblia/:book/:chapter?/:verse?" element={page} />
    </Routes>,
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

/** Waits until the chapter is open, with all its verses up to the last one. */
export const expectOpen = (name: string, lastVerse: number) =>
  waitFor(() => {
    expect(title()).toBe(name);
    verse(lastVerse);
  });
