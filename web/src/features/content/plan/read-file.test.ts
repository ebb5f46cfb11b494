import { SERIES_ROWS_MAX } from '@raizes/domain/content/series-table';
import { describe, expect, it } from 'vitest';
import { watchDownloads } from '@/testing/downloads';
import { downloadPassagesTemplate, downloadSeriesTemplate, readFile } from './read-file';
import type { ParsedSeriesFile } from './read-file';

const headings = [
  'Data',
  'Referência do Versículo',
  'Texto do Versículo',
  'Pergunta de Reflexão',
  'Pergunta de Aplicação',
];
const row = (...cells: string[]) => cells.join(';');
const table = (...rows: string[]) => [row(...headings), ...rows].join('\r\n');
const good = row('29/11/2026', 'Isaías 9.6', 'Um menino nasceu', 'O quê?', 'Como?');

const today = '2026-11-28';
const aFile = (content: BlobPart, name = 'advento_em-família.csv') => new File([content], name);
async function readTable(content: BlobPart): Promise<ParsedSeriesFile> {
  const read = await readFile(aFile(content), today);
  if (read.kind !== 'series') throw new Error('Not a series');
  return read;
}
/** Encodes a text in the legacy Windows encoding. */
const inLatin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const encoderOf = (codes: Record<string, number>) => (text: string) =>
  Uint8Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0));
const inMacintosh = encoderOf({ í: 0x92, ê: 0x90, ã: 0x8b, ç: 0x8d, é: 0x8e });
const inDos = encoderOf({ í: 0xa1, ê: 0x88, ã: 0xc6, ç: 0x87, é: 0x82 });
const inUtf16 = (text: string) => {
  const letters = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
  return new Uint8Array(letters.buffer);
};
const inBigEndian = (text: string) =>
  Uint8Array.from(text.split('').flatMap((letter) => [0, letter.charCodeAt(0)]));

describe('a table', () => {
  it.each([
    ['with semicolons, as Excel in Brazil writes it', table(good)],
    ['with a UTF-8 byte order mark', `\u{feff}${table(good)}`],
    ['with commas', table(good).replaceAll(';', ',')],
    ['with short years', table(good).replace('/2026', '/26')],
    ['with tabs, as copied from a spreadsheet', table(good).replaceAll(';', '\t')],
    ['in UTF-16', inUtf16(`\u{feff}${table(good)}`)],
    ['in UTF-16 without a byte order mark', inUtf16(table(good))],
    ['in UTF-16 of the other order', inBigEndian(table(good))],
    ['with quotes', table('"29/11/2026";"Isaías 9.6";"Um menino nasceu";"O quê?";"Como?"')],
    ['with empty lines', `\r\n${table('', good, ';;;;')}\r\n\r\n`],
  ])('is read %s', async (_, content) => {
    const { entries, faults, notes, name, hasDates } = await readTable(content);
    expect([faults, notes, name, hasDates]).toEqual([[], [], 'advento em família', true]);
    expect(entries).toEqual([
      expect.objectContaining({ date: '2026-11-29', verse_text: 'Um menino nasceu', context: '' }),
    ]);
  });

  it('keeps separators, quotes and line breaks inside quotes', async () => {
    const text = '"Disse: ""não temas""; e foi,\nem paz"';
    const { entries, faults } = await readTable(table(row('', 'Lc 2', text, 'O quê?', 'Como?')));
    expect(faults).toEqual([]);
    expect(entries[0]?.verse_text).toBe('Disse: "não temas"; e foi,\nem paz');
  });

  it.each([
    ['on Windows', inLatin(table(good))],
    ['on a Mac', inMacintosh(table(good))],
    ['for MS-DOS', inDos(table(good))],
  ])('asks to check the accents of a file from Excel %s', async (_, content) => {
    const { entries, notes } = await readTable(content);
    expect(entries[0]?.verse_reference).toBe('Isaías 9.6');
    expect(notes).toEqual(['Veio do Excel, está tudo certo; confira os acentos.']);
  });

  it('does not call a file from Excel all right that has a fault', async () => {
    const { faults, notes } = await readTable(inLatin(table(good.replace('29/', '31/'))));
    expect(faults).toHaveLength(1);
    expect(notes).toEqual([]);
  });

  const guessed = 'As datas sem ano são as mais próximas de hoje: confira os dias abaixo.';
  it.each([
    ['3/12', [guessed]],
    ['3 de dezembro', [guessed]],
    ['03/dez', [guessed]],
    ['03/12/26', []],
    ['46359', []],
  ])('can have the date %s', async (date, expected) => {
    const { entries, notes } = await readTable(table(good.replace('29/11/2026', date)));
    expect(entries[0]?.date).toBe('2026-12-03');
    expect(notes).toEqual(expected);
  });

  it('names the line of each fault as a spreadsheet numbers it', async () => {
    const lines = [
      good,
      '',
      row('30/11/2026', 'Isaías 9.6', '', 'O quê?', 'Como?'),
      row('29/11/2026', 'Isaías 9.7', 'Outro', 'O quê?', 'Como?'),
      `${row('02/12/2026', 'Isaías 9.7', 'Outro', 'O quê?', 'Como?')};e mais`,
      row('03/12/2026', 'Isaías 9.7', 'a'.repeat(10_001), 'O quê?', 'Como?'),
    ];
    const { faults } = await readTable(table(...lines));
    expect(faults).toEqual([
      { where: 'Linha 4', messages: ['Texto do versículo é obrigatório'] },
      { where: 'Linha 5', messages: ['A data 29/11/2026 já está na linha 2'] },
      { where: 'Linha 6', messages: [expect.stringContaining('mais colunas')] },
      {
        where: 'Linha 7',
        messages: ['Texto do versículo deve ter no máximo 10.000 caracteres'],
      },
    ]);
  });

  it('reports a quote that is never closed', async () => {
    const { faults } = await readTable(table(row('', 'Lc 2', '"Sem fim', 'O quê?', 'Como?'), good));
    expect(faults.map(({ where }) => where)).toEqual(['Linha 2']);
  });

  it.each([
    ['5,000 rows', table(...Array.from({ length: 5000 }, () => good)), `${SERIES_ROWS_MAX}`],
    ['no content', '', 'nenhum devocional'],
    [
      'the columns of an unrelated table',
      'Nome;Idade\r\nAna;30',
      'Falta a coluna “Texto do Versículo”',
    ],
    ['the content of a workbook', 'PK\u{3}\u{4}', 'CSV UTF-8'],
    [
      'more than the server stores',
      table(...Array<string>(100).fill(row('', 'Lc 2', 'ã'.repeat(4_600), 'O quê?', 'Como?'))),
      'divida em dois, de até 900 kB cada um',
    ],
    [
      'two columns of the same name',
      'Contexto;Versículo;Contexto\r\nUm;Dois;',
      '“Contexto” e “Contexto (2)” são o mesmo campo',
    ],
    ['more than 5 MB', new Uint8Array(5_000_001), '5 MB'],
  ])('is refused completely if it has %s', async (_, content, message) => {
    const { entries, faults } = await readTable(content);
    expect(entries).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(faults[0]?.where).toBe('');
    expect(faults[0]?.messages.join()).toContain(message);
  });

  it('can have unused columns, which a note lists', async () => {
    const { faults, notes } = await readTable('Autor;Versículo\r\nAna;Um');
    expect(notes).toEqual(['Estas colunas não são usadas: “Autor”.']);
    expect(faults).toHaveLength(1);
  });

  it('can be made from the downloaded template, whose example row is left out', async () => {
    const downloads = watchDownloads();
    downloadSeriesTemplate(today);
    const [file] = downloads();
    const bytes = await file?.content.arrayBuffer();
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(file?.name).toBe('modelo-de-serie.csv');
    expect(text).toMatch(
      /^\u{feff}Data;Referência do Versículo \*;.*Contexto;.*Texto de Encerramento\r\n05\/12\/2026;Salmos 23\.1;/u,
    );
    const filled = row('', 'Jo 3.16', 'Porque', '', '', '', 'O quê?', 'Como?', '');
    const { entries, faults, notes } = await readTable(`${text}${filled}`);
    expect([faults, entries.length]).toEqual([[], 1]);
    expect(notes).toEqual(['A linha de exemplo do modelo ficou de fora.']);
    expect((await readTable(text)).faults).toHaveLength(1);
    expect((await readTable(text.replace('exemplo:', 'começo:'))).entries).toHaveLength(1);
  });
});

describe('a list of passages', () => {
  it.each([
    ['with semicolons', 'Dia;Passagens\r\n1/1;"Jo 3.16; Sl 23"\r\n31/12;Rute 1.1'],
    ['with commas', 'Dia,Passagens\r\n1/1,Jo 3.16; Sl 23\r\n31/12,Rute 1.1'],
    ['without headings, with tabs', '1/1\tJo 3.16; Sl 23\n31/12\tRute 1.1'],
  ])('is read from two columns %s', async (_, content) => {
    const read = await readFile(aFile(content), today);
    expect(read).toMatchObject({
      kind: 'chain',
      days: 2,
      faults: [],
      notes: [],
      json: '{"01-01":["Jo 3.16","Sl 23"],"12-31":["Rute 1.1"]}',
      sample: [
        { day: '1º de janeiro', references: ['João 3.16', 'Salmo 23'] },
        { day: '31 de dezembro', references: ['Rute 1.1'] },
      ],
    });
  });

  it('names the line of each fault', async () => {
    const read = await readFile(aFile('Dia;Passagens\n1/1/2027;Jo 99.1\n2/1/2027;Jo 1.1'), today);
    expect(read).toMatchObject({
      kind: 'chain',
      faults: [{ where: 'Linha 2', messages: ['“Jo 99.1” não é uma passagem da Bíblia'] }],
      notes: [expect.stringContaining('todo ano')],
    });
  });

  it('can be made from the downloaded template', async () => {
    const downloads = watchDownloads();
    downloadPassagesTemplate();
    const [file] = downloads();
    const read = await readFile(aFile((await file?.content.arrayBuffer()) ?? ''), today);
    expect(read).toMatchObject({ kind: 'chain', days: 2, faults: [], notes: [] });
  });
});

describe('JSON', () => {
  it('is read as a series if it is a list', async () => {
    const item = { Referência: 'Jo 3.16', Versículo: 'Porque', Reflexão: 'O quê?', Aplicação: 'A' };
    const read = await readFile(aFile(JSON.stringify([item, { ...item, Versículo: '' }])), today);
    expect(read).toMatchObject({
      kind: 'series',
      entries: [{ date: null, verse_text: 'Porque' }],
      faults: [{ where: 'Item 2', messages: ['Texto do versículo é obrigatório'] }],
    });
  });

  it('is read as a chain if it is an object of days', async () => {
    const read = await readFile(
      aFile('{"01-01": ["JHN 3:16", "Sl 23"], "12-31": ["RUT 1:1"]}'),
      today,
    );
    expect(read).toMatchObject({
      kind: 'chain',
      days: 2,
      faults: [],
      sample: [
        { day: '1º de janeiro', references: ['João 3.16', 'Salmo 23'] },
        { day: '31 de dezembro', references: ['Rute 1.1'] },
      ],
    });
  });

  it('names the day of each fault in a chain', async () => {
    const { faults } = await readFile(
      aFile('{"03-28": ["JHN 99:1"], "13-01": ["JHN 1:1"]}'),
      today,
    );
    expect(faults).toEqual([
      { where: '28 de março', messages: ['“JHN 99:1” não é uma passagem da Bíblia'] },
      { where: '13-01', messages: [expect.stringContaining('não é um dia')] },
    ]);
  });

  it.each(['[1, 2]', '[{"a": 1}', '{"01-01": [', `{${' '.repeat(900_000)}}`])(
    'is refused if it is neither: %.20s',
    async (text) => {
      const { faults } = await readFile(aFile(text), today);
      expect(faults).toHaveLength(1);
    },
  );
});
