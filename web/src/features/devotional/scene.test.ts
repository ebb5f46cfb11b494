import { aDevotional } from '@raizes/tests/factories';
import { expect, it } from 'vitest';
import { sceneOf } from './illustration';

it.each([
  ['O Senhor é o meu pastor; deitar-me faz em verdes pastos.', 'hills'],
  ['Ajuntou-se a ele a multidão junto ao mar; e entrou num barco.', 'sea'],
  ['Eu sou a videira, vós, as varas.', 'tree'],
  ['Lâmpada para os meus pés é tua palavra, e luz para o meu caminho.', 'mountain'],
])('draws %j as %s', (verse_text, landscape) => {
  expect(sceneOf(aDevotional({ verse_text })).landscape).toBe(landscape);
});

it('draws another landscape each day if the devotional mentions none', () => {
  const verse_text = 'Alegrai-vos.';
  const drawn = ([21, 22, 23, 24, 25, 26, 27] as const).map(
    (date) => sceneOf(aDevotional({ verse_text, date: `2026-11-${date}` })).landscape,
  );
  expect(new Set(drawn).size).toBe(7);
});

it('draws the sky of the church season', () => {
  expect(sceneOf(aDevotional({ date: '2026-11-21' })).sky).toBe('ordinary');
  expect(sceneOf(aDevotional({ date: '2026-12-06' })).sky).toBe('advent');
  expect(sceneOf(aDevotional({ date: '2027-03-28' })).sky).toBe('easter');
});
