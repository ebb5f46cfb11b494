import { expect, it } from 'vitest';
import { videoBook } from './video-book';

it('finds the book, its number and its testament, however its name is typed', () => {
  expect(videoBook(' exodo')).toEqual({ name: 'Êxodo', number: 2, testament: 'Antigo' });
  expect(videoBook('Malaquias')).toMatchObject({ number: 39, testament: 'Antigo' });
  expect(videoBook('Mateus')).toMatchObject({ number: 40, testament: 'Novo' });
  expect(videoBook('Apocalipse')).toMatchObject({ number: 66 });
});

it('finds no book for another title', () => {
  for (const title of ['', 'Culto de Páscoa', 'Gênesis, parte 1', 'Gn'])
    expect(videoBook(title)).toBeNull();
});
