import { expect, it } from 'vitest';
import { parseChapter } from './chapter';
import { spokenChapter } from './spoken-chapter';

it('reads each verse with all its lines and without its number, and titles separately', () => {
  const text =
    'Salmo de Davi\n1 O Senhor é o meu pastor;\nnada me faltará.\n\n2 Deitar-me faz em verdes pastos,\n\nguia-me mansamente.';
  const { segments, ids } = spokenChapter(parseChapter(text), 'Salmos 23');
  expect(segments.map((segment) => segment.text)).toEqual([
    'Salmos 23',
    'Salmo de Davi',
    'O Senhor é o meu pastor; nada me faltará.',
    'Deitar-me faz em verdes pastos, guia-me mansamente.',
  ]);
  expect(segments.map(({ label }) => label)).toEqual([
    'Título',
    'Título',
    'Versículo 1',
    'Versículo 2',
  ]);
  expect(ids).toEqual([['0.0', '0.1', '0.1'], ['1.0'], ['1.0']]);
});
