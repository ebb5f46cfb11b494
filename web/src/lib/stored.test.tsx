import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { textDraft, useDraftField } from './stored';

const drafts = textDraft('test-draft');

beforeEach(() => localStorage.clear());

/** One window with a field for the draft. */
function Field({ name }: { name: string }) {
  const [text, setText] = useState(() => drafts.read('ana'));
  const draft = useDraftField(drafts, 'ana', text, setText);
  return (
    <>
      <input
        aria-label={name}
        value={text}
        onChange={({ target }) => {
          draft.write(target.value);
          setText(target.value);
        }}
      />
      <p data-testid={name}>{draft.other}</p>
      <button onClick={draft.dropOther}>{`Descartar ${name}`}</button>
    </>
  );
}

/** The store is shared as between two windows; each field remembers only what it has written or shown itself. */
function openTwo(): void {
  render(<Field name="A" />);
  render(<Field name="B" />);
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const other = (name: string) => screen.getByTestId(name).textContent;

it('keeps both texts of two windows, whichever writes last', () => {
  openTwo();
  write('A', 'Estou de luto.');
  expect(field('B').value).toBe('Estou de luto.');
  write('B', 'Orem por mim.');
  expect([field('A').value, other('A')]).toEqual(['Estou de luto.', 'Orem por mim.']);
  write('A', 'Estou de luto hoje.');
  expect([field('B').value, other('B')]).toEqual(['Orem por mim.', 'Estou de luto hoje.']);
  cleanup();
  openTwo();
  expect([field('A').value, other('A')]).toEqual(['Estou de luto hoje.', 'Orem por mim.']);
});

it('shows in one window what only continues its text in the other', () => {
  openTwo();
  write('A', 'Bom dia');
  write('B', 'Bom dia, pastor.');
  expect([field('A').value, other('A'), other('B')]).toEqual(['Bom dia, pastor.', '', '']);
});

it('keeps the text in a window that another one empties', () => {
  openTwo();
  write('A', 'Bom dia');
  write('B', '');
  expect(field('A').value).toBe('Bom dia');
});

it('forgets only the text that was sent', () => {
  openTwo();
  write('A', 'Primeira');
  write('B', 'Segunda');
  drafts.forget('ana', 'Primeira');
  expect(drafts.read('ana')).toBe('Segunda');
  write('A', 'Terceira');
  drafts.forget('ana', 'Terceira');
  expect(drafts.read('ana')).toBe('Segunda');
  drafts.forget('ana', 'Segunda');
  expect(drafts.read('ana')).toBe('');
});

it('drops the other text on request', () => {
  openTwo();
  write('A', 'Primeira');
  write('B', 'Segunda');
  fireEvent.click(screen.getByText('Descartar A'));
  expect([field('A').value, other('A')]).toEqual(['Primeira', '']);
  expect(drafts.read('ana')).toBe('Primeira');
});
