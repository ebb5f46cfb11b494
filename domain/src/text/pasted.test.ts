import { expect, it } from 'vitest';
import { convertPasted } from './pasted';

it.each([
  ['·\tprimeiro\n·\tsegundo', '• primeiro\n• segundo'],
  ['o\tsub', '• sub'],
  ['Antes:\r\n- ponto\r\n  - outro', 'Antes:\n• ponto\n• outro'],
  ['* ponto\n* outro', '• ponto\n• outro'],
  ['• ponto', '• ponto'],
  ['Deus é *fiel* e _bom_.', 'Deus é **fiel** e *bom*.'],
  ['*_os dois_*', '***os dois***'],
  ['~errado~ certo', 'errado certo'],
  ['a\u200bmor\u00ad', 'amor'],
  ['**nosso** e *itálico*', '**nosso** e *itálico*'],
  ['__nosso__ e *itálico*', '__nosso__ e *itálico*'],
  ['2 * 3 * 4, nome_de_variável, — Senhor!', '2 * 3 * 4, nome_de_variável, — Senhor!'],
  ['bem-aventurado\n-3 graus', 'bem-aventurado\n-3 graus'],
  ['*aberto', '*aberto'],
])('converts %j to %j', (pasted, text) => {
  expect(convertPasted(pasted)).toBe(text);
});
