import { describe, expect, it } from 'vitest';
import { SERIES_ROWS_MAX, readSeries, readTable, seriesColumns } from './series-table';
import type { SeriesRow } from './series-table';
import { parseEntries } from './series';

const today = '2026-11-28';
const parse = (rows: SeriesRow[]) => readSeries(rows, today);

const row = {
  'Referência do Versículo': 'Salmos 23.1',
  'Texto do Versículo': ' O Senhor é o meu pastor ',
  'Pergunta de Reflexão': 'O que falta?',
  'Pergunta de Aplicação': 'O que fazer?',
};
const rowsOf = (...fields: Record<string, unknown>[]) =>
  fields.map((each, index) => ({ line: index + 2, fields: each }));

describe("a church's own series", () => {
  it('is read by form labels or field names, and ordered by date', () => {
    const english = {
      date: '2027-03-02',
      verse_reference: 'João 3.16',
      VERSE_TEXT: 'Porque Deus amou',
      reflection_question: 'Por quê?',
      application_question: 'Como?',
      closing_text: 'Amém.',
    };
    const { entries, faults, hasDates } = parse(rowsOf(english, { ...row, DATA: '01/03/2027' }));
    expect([faults, hasDates]).toEqual([[], true]);
    expect(entries).toMatchObject([
      { date: '2027-03-01', verse_text: 'O Senhor é o meu pastor', opening_text: '' },
      { date: '2027-03-02', verse_reference: 'João 3.16', closing_text: 'Amém.' },
    ]);
    expect(parseEntries(JSON.stringify(entries))).toEqual(entries);
    expect(parseEntries('[{}]')).toBeNull();
  });

  it('keeps the order of the file if it has no dates', () => {
    const { entries, hasDates } = parse(
      rowsOf({ ...row, 'Texto do Versículo': 'Dois' }, { ...row, 'Texto do Versículo': 'Um' }),
    );
    expect(hasDates).toBe(false);
    expect(entries).toMatchObject([
      { date: null, verse_text: 'Dois' },
      { date: null, verse_text: 'Um' },
    ]);
  });

  it('stores abbreviated references in full, and warns of those that are no passage', () => {
    const reference = (text: string) => ({ ...row, 'Referência do Versículo': text });
    const { entries, faults, warnings } = parse(
      rowsOf(reference('sl 23.1-3'), reference('Jhonas 3'), reference('Tema do mês')),
    );
    expect(entries.map((entry) => entry.verse_reference)).toEqual([
      'Salmos 23.1-3',
      'Jhonas 3',
      'Tema do mês',
    ]);
    expect(faults).toEqual([]);
    expect(warnings).toEqual([
      {
        line: 3,
        messages: ['“Jhonas 3”: Não achei esta passagem. Você quis dizer Jonas 3?'],
      },
      { line: 4, messages: ['“Tema do mês”: Não achei esta passagem.'] },
    ]);
  });

  it('lists the faults of each row by its line', () => {
    const { entries, faults, unknownColumns } = parse([
      ...rowsOf(
        { ...row, Data: '31/02/2027' },
        { ...row, Data: '01/03/2027' },
        { Data: '02/03/2027', Autor: 'Ana', 'Referência do Versículo': 'a'.repeat(101) },
        { ...row, Data: '2027-03-01' },
        { ...row, Data: '' },
        { ...row, Data: '05/03/2027', Contexto: 'a'.repeat(10_001) },
      ),
      { line: 9, fields: { ...row, Data: '04/03/2027' }, problem: 'Há aspas que não fecham' },
    ]);
    expect(entries).toHaveLength(1);
    expect(unknownColumns).toEqual(['Autor']);
    expect(faults).toEqual([
      { line: 2, messages: ['Esta data não existe: escreva dia, mês e ano, como 28/11/2026'] },
      {
        line: 4,
        messages: [
          'Referência do versículo deve ter no máximo 100 caracteres',
          'Texto do versículo é obrigatório',
          'Pergunta de reflexão é obrigatória',
          'Pergunta de aplicação é obrigatória',
        ],
      },
      { line: 5, messages: ['A data 01/03/2027 já está na linha 3'] },
      { line: 6, messages: ['Data é obrigatória'] },
      { line: 7, messages: ['Contexto deve ter no máximo 10.000 caracteres'] },
      { line: 9, messages: ['Há aspas que não fecham'] },
    ]);
  });

  it.each([
    [0, 'O arquivo não tem nenhum devocional'],
    [SERIES_ROWS_MAX + 1, 'O arquivo tem 801 devocionais; o limite é 800'],
    [5000, 'O arquivo tem 5000 devocionais; o limite é 800'],
  ])('has a fault with %i rows', (length, message) => {
    const { faults } = parse(rowsOf(...Array.from({ length }, () => row)));
    expect(faults).toEqual([{ line: 0, messages: [message] }]);
  });

  it.each([
    ['Encerramento', 'Oração'],
    ['Data', 'Dia'],
    ['Contexto', 'context'],
  ])('has a fault if two columns, %s and %s, mean the same field', (one, other) => {
    const { entries, faults } = parse(
      rowsOf({ ...row, [one]: 'Primeiro', [other]: '' }, { ...row, [one]: '', [other]: 'Outro' }),
    );
    expect(entries).toEqual([]);
    expect(faults).toEqual([
      {
        line: 0,
        messages: [`“${one}” e “${other}” são o mesmo campo: deixe só uma das colunas`],
      },
    ]);
  });

  it('has a fault if it is too large to store', () => {
    const long = { ...row, Contexto: 'ã'.repeat(9_000) };
    const read = (length: number) => parse(rowsOf(...Array.from({ length }, () => long)));
    expect(read(49).faults).toEqual([]);
    const { entries, faults } = read(50);
    expect(entries).toEqual([]);
    expect(faults).toEqual([
      {
        line: 0,
        messages: ['O arquivo é grande demais: divida em dois, de até 900 kB cada um'],
      },
    ]);
  });

  it.each(['28/11/26', '28/nov./2026', '28 de novembro de 2026', '2026-11-28 00:00:00', 46354])(
    'reads the date %s, as spreadsheets write it',
    (date) => {
      const { entries } = parse([{ line: 2, fields: { ...row, Data: date } }]);
      expect(entries).toMatchObject([{ date: '2026-11-28' }]);
    },
  );

  it('takes a date without a year as the nearest day, and says so', () => {
    const { entries, hasGuessedYears } = parse(
      rowsOf({ ...row, Data: '5 de janeiro' }, { ...row, Data: '3/12' }),
    );
    expect(hasGuessedYears).toBe(true);
    expect(entries).toMatchObject([{ date: '2026-12-03' }, { date: '2027-01-05' }]);
    expect(parse(rowsOf({ ...row, Data: '3/12/26' })).hasGuessedYears).toBe(false);
  });

  it('reports a missing column once, not for every row', () => {
    const { faults } = parse(rowsOf({ Versículo: 'a', Reflexão: 'b' }, { Versículo: 'c' }));
    expect(faults).toEqual([
      {
        line: 0,
        messages: [
          'Falta a coluna “Referência do Versículo”',
          'Falta a coluna “Pergunta de Aplicação”',
        ],
      },
    ]);
  });
});

describe('a table', () => {
  it('starts with its headings; empty rows are skipped but counted as lines', () => {
    const rows = readTable([[''], ['Data', 'Versículo'], ['', ' '], ['1', 'a', ''], ['2']]);
    expect(rows).toEqual([
      { line: 4, fields: { Data: '1', Versículo: 'a' } },
      { line: 5, fields: { Data: '2', Versículo: '' } },
    ]);
    expect(readTable([])).toEqual([]);
  });

  it('numbers duplicate headings, so that neither text is lost', () => {
    const headings = [...Object.keys(row), 'Contexto', 'Contexto', '', ''];
    const cells = [...Object.values(row), 'Primeiro', '', '', ''];
    const { faults, unknownColumns } = parse(readTable([headings, cells]));
    expect(faults.flatMap(({ messages }) => messages)).toEqual([
      '“Contexto” e “Contexto (2)” são o mesmo campo: deixe só uma das colunas',
    ]);
    expect(unknownColumns).toEqual([]);
  });

  it('can have thousands of empty columns', () => {
    const empty = Array<string>(16_384).fill('');
    const { entries } = parse(
      readTable([
        [...Object.keys(row), ...empty],
        [...Object.values(row), ...empty],
      ]),
    );
    expect(entries).toHaveLength(1);
  });

  it('reports a row with more cells than headings, because a text was split in two', () => {
    const [wide] = readTable([['Versículo'], ['No princípio', ' era o Verbo']]);
    expect(wide?.problem).toContain('mais colunas');
  });

  it('with the headings of the template is read without a fault', () => {
    const headings = Object.values(seriesColumns);
    const cells = headings.map((heading) => (heading === 'Data' ? '1/3/2027' : heading));
    const { entries, faults, unknownColumns } = parse(readTable([headings, cells]));
    expect([faults, unknownColumns]).toEqual([[], []]);
    expect(entries[0]).toEqual({
      ...seriesColumns,
      date: '2027-03-01',
    });
  });
});
