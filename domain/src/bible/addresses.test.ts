import { expect, it } from 'vitest';
import { passagesAt } from './addresses';
import { formatPassage } from './passage';

it.each<[address: string, ...passages: string[]]>([
  ['JHN/3', 'João 3'],
  ['john/3', 'João 3'],
  ['1JN/4', '1 João 4'],
  ['psalms/23', 'Salmos 23'],
  ['gn/1', 'Gênesis 1'],
  ['sl/23', 'Salmos 23'],
  ['1co/13', '1 Coríntios 13'],
  ['joão/3', 'João 3'],
  ['filemon/1', 'Filemom 1.1-25'],
  ['joao', 'João 1'],
  ['joao/3.16', 'João 3.16'],
  ['joao/3:16-18', 'João 3.16-18'],
  ['joao/3/16', 'João 3.16'],
  ['joao/3/16–18', 'João 3.16-18'],
  ['joao/3/99', 'João 3'],
  ['joao/3/x', 'João 3'],
  ['joao/3.', 'João 3'],
  ['judas/3', 'Judas 1.3'],
  ['jo/3', 'Jó 3', 'João 3'],
  ['jo/30', 'Jó 30'],
  ['joao/22'],
  ['joao/0'],
  ['joao/x'],
  ['enoque/1'],
])('at /biblia/%s', (address, ...passages) => {
  const [book = '', chapter, verse] = address.split('/');
  expect(passagesAt(book, chapter, verse).map(formatPassage)).toEqual(passages);
});
