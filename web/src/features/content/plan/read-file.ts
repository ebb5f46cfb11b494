import Papa from 'papaparse';
import { formatPassage } from '@raizes/domain/bible/passage';
import { monthNames } from '@raizes/domain/day';
import { readChain } from '@raizes/domain/content/chain';
import { fieldOf, readSeries, readTable, seriesColumns } from '@raizes/domain/content/series-table';
import type { SeriesEntry } from '@raizes/domain/content/series';
import type { SeriesRow } from '@raizes/domain/content/series-table';
import { IMPORTED_BYTES_MAX } from '@raizes/domain/limits';
import * as v from 'valibot';
import { download } from '@/lib/download';

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
  entries: SeriesEntry[];
  hasDates: boolean;
}

export type ParsedFile = ParsedChainFile | ParsedSeriesFile;

const BYTES_MAX = 5_000_000;
const SAMPLE_DAYS = 5;

/** Parses a chain (a JSON object) or a series (a JSON array, or a CSV table) with the same checks as the server. */
export async function readFile(file: File): Promise<ParsedFile> {
  const name = file.name
    .replace(/\.\w+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
  if (file.size > BYTES_MAX) return refusal(name, 'O arquivo tem mais de 5 MB: escolha um menor.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) return refusal(name, WORKBOOK);
  const { text, notes } = decode(bytes);
  const start = text.trimStart().charAt(0);
  if (start === '{' && file.size > IMPORTED_BYTES_MAX)
    return refusal(name, 'Uma lista de versículos pode ter até 900 kB.');
  if (start === '{') return { ...readChainText(text), name, notes };
  const rows = start === '[' ? rowsOfJson(text) : rowsOfTable(text);
  if (!rows) return refusal(name, 'O arquivo começa como JSON, mas não é uma lista completa.');
  const { entries, hasDates, faults, unknownColumns } = readSeries(rows);
  const ignored = unknownColumns.map((column) => `“${column}”`).join(', ');
  return {
    kind: 'series',
    name,
    entries,
    hasDates,
    faults: faults.map(({ line, messages }) => ({
      where: line > 0 ? `${start === '[' ? 'Item' : 'Linha'} ${line}` : '',
      messages,
    })),
    notes: ignored ? [...notes, `Estas colunas não são usadas: ${ignored}.`] : notes,
  };
}

const WORKBOOK =
  'Este é um arquivo do Excel. Abra-o no Excel, use “Salvar como” e escolha “CSV UTF-8”.';

const refusal = (name: string, message: string): ParsedFile => ({
  kind: 'series',
  name,
  entries: [],
  hasDates: false,
  faults: [{ where: '', messages: [message] }],
  notes: [],
});

/** Whether the file is a workbook: a ZIP archive, as in newer Excel versions, or the older binary format. */
const isWorkbook = ([first, second]: Uint8Array) =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);

const LATIN =
  'O arquivo não está em UTF-8: os acentos foram lidos como o Excel antigo os escreve. Confira-os abaixo.';

function decode(bytes: Uint8Array): { text: string; notes: string[] } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), notes: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), notes: [LATIN] };
  }
}

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

function rowsOfTable(text: string): SeriesRow[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  const broken = new Set(
    errors.flatMap(({ type, row = 0 }) => (type === 'Quotes' ? [row + 1] : [])),
  );
  return readTable(data).map((row) =>
    broken.has(row.line) ? { ...row, problem: BROKEN_QUOTES } : row,
  );
}

const BROKEN_QUOTES = 'As aspas desta linha não abrem e fecham aos pares.';

/** Guesses the separator that yields the most known headings. Brazilian spreadsheets write `;`, others `,` or a tab. */
function separatorOf(text: string): string {
  const count = (delimiter: string) => {
    const { data } = Papa.parse<string[]>(text.trimStart(), { delimiter, preview: 1 });
    return (data[0] ?? []).filter(fieldOf).length;
  };
  return [';', ',', '\t'].toSorted((a, b) => count(b) - count(a))[0] ?? ';';
}

/** Downloads a table with only the headings, in the form that Excel in Brazil opens: with a byte order mark and semicolons. */
export function downloadTemplate(): void {
  const table = `\u{feff}${Object.values(seriesColumns).join(';')}\r\n`;
  download('modelo-de-serie.csv', new Blob([table], { type: 'text/csv;charset=utf-8' }));
}
