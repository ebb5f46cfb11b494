import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { field, type } from '@/testing/form';
import { renderApp } from '@/testing/render';
import { SuggestingField } from './suggesting-field';

const names = ['Salmos', 'Samuel'];

function Book() {
  const [value, setValue] = useState('');
  return (
    <SuggestingField
      label="Livro"
      value={value}
      onChange={({ target }) => setValue(target.value)}
      suggestions={names.filter((name) => name.startsWith(value) && name !== value)}
      onChoose={setValue}
    />
  );
}

const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document, { key: name });

it('suggests while something is typed, and fills in the chosen suggestion', async () => {
  renderApp(<Book />);
  expect(screen.queryByText('Salmos')).toBeNull();
  await type('Livro', 'Sa');
  const book = await field('Livro');
  expect(book.getAttribute('role')).toBeNull();
  screen.getByText('2 sugestões: use a seta para baixo.');
  book.focus();
  key('ArrowDown');
  key('ArrowDown');
  expect(document.activeElement?.textContent).toBe('Samuel');
  key('ArrowUp');
  fireEvent.click(screen.getByText('Salmos'));
  expect(book).toHaveProperty('value', 'Salmos');
  expect(document.activeElement).toBe(book);
  expect(screen.queryByText('Samuel')).toBeNull();
});

it('closes the suggestions with Escape and when the field is left', async () => {
  renderApp(<Book />);
  await type('Livro', 'Sa');
  (await field('Livro')).focus();
  key('Escape');
  expect(screen.queryByText('Salmos')).toBeNull();
  await type('Livro', 'S');
  fireEvent.blur(await field('Livro'));
  expect(screen.queryByText('Salmos')).toBeNull();
});
