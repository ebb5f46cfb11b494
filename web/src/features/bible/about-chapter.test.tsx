import { CARE_LINE } from '@raizes/domain/bible/notes';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aBible, aNotesFolder, fakeBible } from '@/testing/bible';
import { renderApp } from '@/testing/render';
import { AboutChapter } from './about-chapter';

beforeEach(() => {
  localStorage.clear();
  fakeBible.reset({ ...aBible('blivre', ['JHN']), ...aNotesFolder('one') });
});

const disclosure = async () => (await screen.findByText('Sobre este capítulo')).closest('details');

it('is closed at first, and stays open for the next chapter once it was opened', async () => {
  const { unmount } = renderApp(<AboutChapter book="JHN" chapter={1} />);
  const details = await disclosure();
  expect(details?.open).toBe(false);
  expect(await screen.findByText('JHN 1 one center')).toBeTruthy();
  expect(screen.queryByText(CARE_LINE)).toBeNull();
  if (details) details.open = true;
  fireEvent(details ?? document, new Event('toggle'));
  unmount();
  renderApp(<AboutChapter book="Judas" chapter={1} />);
  expect((await disclosure())?.open).toBe(true);
  expect(await screen.findByText('JUD 1 one happens')).toBeTruthy();
  expect(screen.getByText(CARE_LINE)).toBeTruthy();
});

it('is not there for a chapter without a note, and for a book that nobody knows', async () => {
  const { container, unmount } = renderApp(<AboutChapter book="JHN" chapter={2} />);
  await vi.waitFor(() => expect(container.querySelector('details')).toBeNull());
  unmount();
  const unknown = renderApp(<AboutChapter book="Livro de cânticos" chapter={1} />);
  await vi.waitFor(() => expect(unknown.container.querySelector('details')).toBeNull());
});
