import type { BookId } from '@raizes/domain/bible/books';
import { markField } from '@raizes/domain/documents/bible-marks';
import type { Mark } from '@raizes/domain/documents/bible-marks';
import { paths } from '@raizes/domain/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { store } from '@/testing/backend/store';
import { aBible, fakeBible } from '@/testing/bible';
import { renderApp, screenText } from '@/testing/render';

/** Loads the modules afresh, because another test file may have loaded an edition. */
async function openPage() {
  vi.resetModules();
  const { MarksList } = await import('./bible-marks-page');
  return (marked: { book: BookId; marks: Mark[] }[]) => {
    for (const { book, marks } of marked)
      store.put(
        paths.bookMarks('ana', book),
        Object.fromEntries(
          marks.map(({ chapter, verse, ...mark }) => [markField({ chapter, verse }), mark]),
        ),
      );
    renderApp(<MarksList uid="ana" />);
  };
}

let show: Awaited<ReturnType<typeof openPage>> = () => undefined;
beforeAll(async () => {
  show = await openPage();
});
beforeEach(() => fakeBible.reset(aBible('blivre', ['JHN', 'PSA'])));

const at = new Date('2026-11-21T12:00:00Z');
const john: Mark[] = [
  { chapter: 3, verse: 16, colour: 'green', note: 'Graça\npara mim', at },
  { chapter: 3, verse: 17, colour: 'blue', at },
];
const psalm = (verse: number): Mark => ({ chapter: 119, verse, colour: 'amber', at });

const links = () => [...document.querySelectorAll('a')];

it('lists the marks in Bible order with text, colour and note, each with a link to its verse', async () => {
  show([
    { book: 'JHN', marks: john },
    { book: 'PSA', marks: [psalm(105)] },
    { book: 'GEN', marks: [] },
  ]);
  await screen.findByText('JHN 3.16');
  expect(links().map(({ textContent }) => textContent)).toEqual([
    'Salmos 119.105 · amareloPSA 119.105',
    'João 3.16 · verdeJHN 3.16Graça\npara mim',
    'João 3.17 · azulJHN 3.17',
  ]);
  expect(links()[1]?.getAttribute('href')).toBe('/biblia/joao/3?v=16');
});

it('can list only the marks with a note', () => {
  show([
    { book: 'JHN', marks: john },
    { book: 'PSA', marks: [psalm(1)] },
  ]);
  fireEvent.click(screen.getByText('Com anotação'));
  expect(links()).toHaveLength(1);
  fireEvent.click(screen.getByText('Todas'));
  expect(links()).toHaveLength(3);
});

it('shows many marks of a book a page at a time', () => {
  const marks = Array.from({ length: 70 }, (_, index) => psalm(index + 1));
  show([{ book: 'PSA', marks }]);
  expect(links()).toHaveLength(30);
  fireEvent.click(screen.getByText('Mostrar mais de Salmos'));
  fireEvent.click(screen.getByText('Mostrar mais de Salmos'));
  expect(links()).toHaveLength(70);
});

it('shows a note even if this edition lacks the verse', async () => {
  show([{ book: 'GEN', marks: [{ chapter: 1, verse: 1, note: 'No princípio', at }] }]);
  await waitFor(() => expect(links()[0]?.textContent).toBe('Gênesis 1.1No princípio'));
});

it('explains how to mark verses when nothing is marked', () => {
  show([]);
  expect(screenText()).toContain('Nenhuma marcação ainda');
});
