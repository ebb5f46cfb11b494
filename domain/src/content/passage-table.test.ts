import { expect, it } from 'vitest';
import { readPassageTable } from './passage-table';

const listOf = (cells: string[][]) => {
  const table = readPassageTable(cells);
  return table && [JSON.parse(table.json), table.faults];
};

it('reads a list of passages from two columns, with days as people write them', () => {
  expect(
    listOf([
      ['Dia', 'Passagens'],
      ['25/12', 'Lucas 2.11; Isaías 9.6'],
      ['', ''],
      ['1º de janeiro', 'Sl 90.12'],
      ['29/2', 'João 3.16\nJoão 3.17'],
      ['03/dez', 'Salmos 23'],
      ['25/12/2026', 'Mateus 1.21'],
    ]),
  ).toEqual([
    {
      '12-25': ['Lucas 2.11', 'Isaías 9.6', 'Mateus 1.21'],
      '01-01': ['Sl 90.12'],
      '02-29': ['João 3.16', 'João 3.17'],
      '12-03': ['Salmos 23'],
    },
    [],
  ]);
});

it('needs no headings, or any that name the day first', () => {
  expect(listOf([['1/1', 'João 1.1', 'João 1.14']])).toEqual([
    { '01-01': ['João 1.1', 'João 1.14'] },
    [],
  ]);
  const named = [
    ['Dia do ano', 'O que ler'],
    ['1/1', 'João 1.1'],
  ];
  expect(listOf(named)).toEqual([{ '01-01': ['João 1.1'] }, []]);
});

it('is no list of passages with other columns, or without days', () => {
  expect(readPassageTable([['Data', 'Referência do Versículo', 'Texto do Versículo']])).toBeNull();
  expect(
    readPassageTable([
      ['Nome', 'Telefone'],
      ['Ana', '1234'],
    ]),
  ).toBeNull();
  expect(readPassageTable([[]])).toBeNull();
});

it('lists the faults by their line', () => {
  const table = readPassageTable([
    ['Dia', 'Versículo'],
    ['31/2', 'João 3.16'],
    ['1/3', 'Jonas 9.1'],
    ['2/3', ' '],
    ['3/3', 'João 3.16'],
  ]);
  expect(table?.faults).toEqual([
    { line: 2, messages: ['“31/2” não é um dia: escreva dia e mês, como 25/12'] },
    { line: 3, messages: ['“Jonas 9.1” não é uma passagem da Bíblia'] },
    { line: 4, messages: ['Falta a passagem deste dia'] },
  ]);
  expect(readPassageTable([['Dia', 'Versículo']])?.faults).toHaveLength(1);
  expect(readPassageTable([['1/1/2026', 'João 3.16']])?.hasYears).toBe(true);
});
