import Papa from 'papaparse';
import { formatPassage } from '@raizes/domain/bible/passage';
import { monthNames } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { readChain } from '@raizes/domain/content/chain';
import { readPassageTable } from '@raizes/domain/content/passage-table';
import { fieldOf, readSeries, readTable } from '@raizes/domain/content/series-table';
import type { SeriesEntry } from '@raizes/domain/content/series';
import type { RowFault, SeriesRow } from '@raizes/domain/content/series-table';
import { parseMonthAndDay } from '@raizes/domain/typed-day';
import { IMPORTED_BYTES_MAX } from '@raizes/domain/limits';
import { byteLength } from '@raizes/domain/text/byte-length';
import * as v from 'valibot';
import { isExample } from './templates';

export { downloadPassagesTemplate, downloadSeriesTemplate } from './templates';

/** A fault and its place in the file; `where` is empty for a fault of the whole file. */
export interface FileFault {
  where: string;
  messages: string[];
}

interface Parsed {
  /** Derived from the file's name. */
  name: string;
  faults: FileFault[];
  /** Hints for the admin that are not faults. */
  notes: string[];
}

export interface ParsedChainFile extends Parsed {
  kind: 'chain';
  json: string;
  days: number;
  /** The first days with their references. */
  sample: { day: string; references: string[] }[];
}

export interface ParsedSeriesFile extends Parsed {
  kind: 'series';
  /** References that are no passage of the Bible; they are imported all the same. */
  warnings: FileFault[];
  entries: SeriesEntry[];
  hasDates: boolean;
}

export type ParsedFile = ParsedChainFile | ParsedSeriesFile;

const BYTES_MAX = 5_000_000;
const SAMPLE_DAYS = 5;

/** Parses a list of passages (a table of two columns, or a JSON object) or a series (a table, or a JSON array) with the same checks as the server. */
export async function readFile(file: File, today: Day): Promise<ParsedFile> {
  const name = file.name
    .replace(/\.\w+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  if (file.size > BYTES_MAX) return refusal(name, 'O arquivo tem mais de 5 MB: escolha um menor.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) return refusal(name, WORKBOOK);
  const { text, isFromExcel } = decode(bytes);
  const parsed = parseText(text, name, today);
  return isFromExcel && parsed.faults.length === 0
    ? { ...parsed, notes: [FROM_EXCEL, ...parsed.notes] }
    : parsed;
}

function parseText(text: string, name: string, today: Day): ParsedFile {
  const notes: string[] = [];
  const start = text.trimStart().charAt(0);
  if (start === '{' && byteLength(text) > IMPORTED_BYTES_MAX)
    return refusal(name, 'Uma lista de versículos pode ter até 900 kB.');
  if (start === '{') return { ...readChainText(text), name, notes };
  const table = start === '[' ? null : parseTable(text);
  const passages = table && readPassageTable(table.cells);
  if (passages) {
    const { json, faults, hasYears } = passages;
    const parsed = readChainText(json);
    if (hasYears) notes.push('A lista vale todo ano: os anos das datas não são usados.');
    return { ...parsed, name, notes, faults: faults.map(faultAt('Linha')) };
  }
  const all = table ? rowsOfTable(table) : rowsOfJson(text);
  if (!all) return refusal(name, 'O arquivo começa como JSON, mas não é uma lista completa.');
  const rows = all.filter((row) => !isExample(row));
  const read = readSeries(rows, today);
  const ignored = read.unknownColumns.map((column) => `“${column}”`).join(', ');
  if (rows.length < all.length) notes.push('A linha de exemplo do modelo ficou de fora.');
  if (read.hasGuessedYears)
    notes.push('As datas sem ano são as mais próximas de hoje: confira os dias abaixo.');
  if (ignored) notes.push(`Estas colunas não são usadas: ${ignored}.`);
  const { entries, hasDates } = read;
  const unit = table ? 'Linha' : 'Item';
  const faults = read.faults.map(faultAt(unit));
  const warnings = read.warnings.map(faultAt(unit));
  return { kind: 'series', name, entries, hasDates, faults, warnings, notes };
}

const faultAt =
  (unit: 'Linha' | 'Item') =>
  ({ line, messages }: RowFault): FileFault => ({
    where: line > 0 ? `${unit} ${line}` : '',
    messages,
  });

const WORKBOOK =
  'Este é um arquivo do Excel. Abra-o no Excel, use “Salvar como” e escolha “CSV UTF-8”. Ou abra-o nas Planilhas Google e escolha “Arquivo”, “Fazer download” e “CSV”.';

const refusal = (name: string, message: string): ParsedFile => ({
  kind: 'series',
  name,
  entries: [],
  hasDates: false,
  faults: [{ where: '', messages: [message] }],
  warnings: [],
  notes: [],
});

/** Whether the file is a workbook: a ZIP archive, as in newer Excel versions, or the older binary format. */
const isWorkbook = ([first, second]: Uint8Array) =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);

const FROM_EXCEL = 'Veio do Excel, está tudo certo; confira os acentos.';

function decode(bytes: Uint8Array): { text: string; isFromExcel: boolean } {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), isFromExcel: false };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { text, isFromExcel: false };
  } catch {
    const [text = ''] = [
      new TextDecoder('windows-1252').decode(bytes),
      new TextDecoder('macintosh').decode(bytes),
      decodeDos(bytes),
    ].toSorted((a, b) => likelihood(b) - likelihood(a));
    return { text, isFromExcel: true };
  }
}

/** The kind of UTF-16, by its byte order mark or, without one, by the empty byte of the first letter. */
function utf16Of([first, second]: Uint8Array): string | null {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return null;
}

/** Code page 850, in which Excel saves “CSV (MS-DOS)”, from 0x80 on; no browser knows it. */
const DOS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}';

const decodeDos = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => DOS[byte - 0x80] ?? String.fromCharCode(byte)).join('');

/** More accents, and fewer signs that Portuguese does not use, make an encoding likelier. */
const likelihood = (text: string) =>
  (text.match(/[áàâãéêíóôõúç]/gi)?.length ?? 0) -
  (text.match(/[^\p{ASCII}áàâãéêíóôõúüç–—‘’“”…«»•ªº°§\u{a0}]/giu)?.length ?? 0);

function readChainText(json: string) {
  const { chain, faults } = readChain(json);
  return {
    kind: 'chain' as const,
    json,
    days: chain?.size ?? 0,
    sample: [...(chain ?? [])].slice(0, SAMPLE_DAYS).map(([day, passages]) => ({
      day: dayName(day),
      references: passages.map(formatPassage),
    })),
    faults: faults.map(({ day, message }) => ({
      where: day && dayName(day),
      messages: [message],
    })),
  };
}

/** Formats `03-28` as `28 de março`. */
function dayName(monthAndDay: string): string {
  const [month, date] = monthAndDay.split('-').map(Number);
  const name = monthNames[(month ?? 0) - 1];
  return name ? `${date === 1 ? '1º' : date} de ${name}` : monthAndDay;
}

function rowsOfJson(text: string): SeriesRow[] | null {
  const list = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.array(v.record(v.string(), v.unknown()))),
    text,
  );
  return list.success ? list.output.map((fields, index) => ({ line: index + 1, fields })) : null;
}

interface Table {
  cells: string[][];
  /** Lines whose quotes don't match. */
  broken: ReadonlySet<number>;
}

function parseTable(text: string): Table {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const broken = errors.flatMap(({ type, row = 0 }) => (type === 'Quotes' ? [row + 1] : []));
  return { cells: data, broken: new Set(broken) };
}

const rowsOfTable = ({ cells, broken }: Table): SeriesRow[] =>
  readTable(cells).map((row) => (broken.has(row.line) ? { ...row, problem: BROKEN_QUOTES } : row));

const BROKEN_QUOTES = 'As aspas desta linha não abrem e fecham aos pares.';

/** Guesses the separator that yields the most known headings and days. Brazilian spreadsheets write `;`, others `,` or a tab. */
function separatorOf(text: string): string {
  const count = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text.trimStart(), { delimiter, preview: 2 });
    const [headings = []] = data;
    const days = data.filter(([first = '']) => parseMonthAndDay(first));
    return headings.filter(fieldOf).length + days.length;
  };
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}
