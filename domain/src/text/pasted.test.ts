import { expect, it } from 'vitest';
import { cleanPasted, convertPasted } from './pasted';

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

it.each([
  ['Disse  ele:\u00a0"Vem"  \n\n\n\nE "segue-me".', 'Disse ele: “Vem”\n\nE “segue-me”.'],
  ['«Vem» e „segue"', '“Vem” e “segue”'],
  ['Um cano de 2" e “aspas”', 'Um cano de 2" e “aspas”'],
  ['a\tb\u000bc\r\nd', 'a b\nc\nd'],
  ['[20:15, 24/11/2026] Pr. João: Bom dia\n[20:16, 24/11/2026] Ana: Paz', 'Bom dia\nPaz'],
  ['*Assim* fica', '*Assim* fica'],
])('cleans the quotation marks and spaces of %j: %j', (pasted, text) => {
  expect(cleanPasted(pasted)).toBe(text);
});
