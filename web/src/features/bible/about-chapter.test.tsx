import { CARE_LINE } from '@raizes/domain/bible/notes';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aBible, aNotesFolder, fakeBible } from '@/testing/bible';
import { renderApp } from '@/testing/render';
import type { Place } from './place';

beforeEach(() => {
  localStorage.clear();
  fakeBible.reset({ ...aBible('blivre', ['JHN']), ...aNotesFolder('one') });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Shows the disclosure on a freshly opened page. */
async function open(place: Place) {
  cleanup();
  vi.resetModules();
  const { AboutChapter } = await import('./about-chapter');
  return renderApp(<AboutChapter place={place} />);
}
const john: Place = { book: 'JHN', chapter: 1 };
const button = () => screen.findByRole('button', { name: 'Sobre este capítulo' });

it('is closed at first, and as it was left on every chapter and later page', async () => {
  await open(john);
  expect((await button()).getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('JHN 1 one happens')).toBeNull();
  fireEvent.click(await button());
  expect((await button()).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('JHN 1 one happens')).toBeTruthy();
  expect(screen.getByText('JHN 1 one center')).toBeTruthy();
  expect(screen.queryByText(/CVV/)).toBeNull();
  await open({ book: 'JUD', chapter: 1 });
  expect(await screen.findByText('JUD 1 one center')).toBeTruthy();
  fireEvent.click(await button());
  await open(john);
  expect((await button()).getAttribute('aria-expanded')).toBe('false');
});

it('ends with the helplines, which can be called, where the note asks for care', async () => {
  await open({ book: 'JUD', chapter: 1 });
  fireEvent.click(await button());
  expect(screen.getByRole('note').textContent).toMatch(new RegExp(`${CARE_LINE}$`));
  expect(screen.getByRole('link', { name: '188' }).getAttribute('href')).toBe('tel:188');
});

it('is absent without a note, and where none can be read', async () => {
  localStorage.setItem('device.about-chapter', 'open');
  const isEmpty = () =>
    vi.waitFor(() => expect(document.querySelector('.MuiSkeleton-root, button')).toBeNull());
  await open({ book: 'JHN', chapter: 2 });
  await isEmpty();
  vi.stubGlobal('caches', {
    open: () => Promise.resolve({ match: () => Promise.reject(new DOMException('Broken')) }),
  });
  await open(john);
  await isEmpty();
});
