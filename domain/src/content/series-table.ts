import { ValidationError } from 'yup';
import { readReference } from '../bible/complete-reference';
import { formatShortDay } from '../day';
import type { Day } from '../day';
import { devotionalFormSchema } from '../forms/content';
import type { DevotionalForm } from '../forms/content';
import { IMPORTED_BYTES_MAX } from '../limits';
import { byteLength } from '../text/byte-length';
import { foldText } from '../text/fold';
import { parseDayNear, parseFinishedDay } from '../typed-day';
import type { SeriesEntry } from './series';

/** A row of a table, or an entry of a JSON array. */
export interface SeriesRow {
  /** The line in the file, from 1. */
  line: number;
  fields: Readonly<Record<string, unknown>>;
  /** Why the row can't be read, in Portuguese. */
  problem?: string;
}

export interface RowFault {
  /** 0 for the whole file. */
  line: number;
  messages: string[];
}

export interface ParsedSeries {
  /** The rows without faults, ordered by date or as in the file. They are imported only if no row has a fault. */
  entries: SeriesEntry[];
  hasDates: boolean;
  /** Some dates have no year: they are the nearest days to today. */
  hasGuessedYears: boolean;
  faults: RowFault[];
  /** The rows whose reference is no passage of the Bible. They are imported all the same. */
  warnings: RowFault[];
  /** Columns whose heading does not name a field of a devotional. */
  unknownColumns: string[];
}

/** More than two years of devotionals in one file more likely mean the wrong file. */
export const SERIES_ROWS_MAX = 800;

type Field = keyof SeriesEntry;

/** The headings of a table, in the order of the form. */
export const seriesColumns: Record<Field, string> = {
  date: 'Data',
  verse_reference: 'Referência do Versículo',
  verse_text: 'Texto do Versículo',
  opening_text: 'Texto de Abertura',
  context: 'Contexto',
  central_insight: 'Insight Central',
  reflection_question: 'Pergunta de Reflexão',
  application_question: 'Pergunta de Aplicação',
  closing_text: 'Texto de Encerramento',
};

export const requiredColumns: readonly Field[] = [
  'verse_reference',
  'verse_text',
  'reflection_question',
  'application_question',
];

/** Accepted alternatives to the headings, without accents, case and punctuation. */
const otherHeadings: Record<Field, string[]> = {
  date: ['dia', 'date'],
  verse_reference: ['referencia', 'verse reference'],
  verse_text: ['versiculo', 'verse text'],
  opening_text: ['abertura', 'opening text'],
  context: ['context'],
  central_insight: ['insight', 'central insight'],
  reflection_question: ['reflexao', 'reflection question'],
  application_question: ['aplicacao', 'application question'],
  closing_text: ['encerramento', 'oracao', 'closing text'],
};

/** The non-empty rows of a table below its headings. */
export function readTable(cells: readonly (readonly string[])[]): SeriesRow[] {
  const head = cells.findIndex((row) => row.some(isFilled));
  const columns = uniqueHeadings(cells[head] ?? []);
  return cells.flatMap((row, index) => {
    if (index <= head || !row.some(isFilled)) return [];
    const fields = Object.fromEntries(columns.map((column, at) => [column, row[at] ?? '']));
    const isTooWide = row.slice(columns.length).some(isFilled);
    return [{ line: index + 1, fields, ...(isTooWide && { problem: TOO_WIDE }) }];
  });
}

/** Numbers duplicate headings, so that no column overwrites another. Nothing is read from the empty ones, of which a file can have thousands. */
function uniqueHeadings(headings: readonly string[]): string[] {
  const found = new Set<string>();
  const numbers = new Map<string, number>();
  return headings.map((heading) => {
    if (!isFilled(heading)) return '';
    let name = heading;
    let number = numbers.get(heading) ?? 1;
    while (found.has(name)) {
      number += 1;
      name = `${heading} (${number})`;
    }
    numbers.set(heading, number);
    found.add(name);
    return name;
  });
}

const isFilled = (cell: string) => cell.trim() !== '';

const TOO_WIDE =
  'Esta linha tem mais colunas que o cabeçalho. Um texto com o separador dentro precisa de aspas em volta.';

/** Reads a church's own series of devotionals. Either all of them have a date, or none. */
export function readSeries(rows: readonly SeriesRow[], today: Day): ParsedSeries {
  const columns = [...new Set(rows.flatMap(({ fields }) => Object.keys(fields)))];
  const unknownColumns = columns.filter((column) => isFilled(column) && !fieldOf(column));
  const fileFaults = faultsOfFile(rows, columns);
  if (fileFaults.length > 0)
    return { ...NO_ENTRIES, faults: [{ line: 0, messages: fileFaults }], unknownColumns };
  const typed = rows.map((row) => ({ row, fields: fieldsOf(row.fields) }));
  const dates = typed.flatMap(({ fields }) => fields.date ?? []);
  const hasDates = dates.length > 0;
  const hasGuessedYears = dates.some(
    (date) => !parseFinishedDay(date) && parseDayNear(date, today),
  );
  const faults: RowFault[] = [];
  const warnings: RowFault[] = [];
  const entries: SeriesEntry[] = [];
  const lineOfDay = new Map<Day, number>();
  for (const { row, fields } of typed) {
    const { line, problem } = row;
    const { entry, messages, warning } = problem
      ? { entry: null, messages: [problem], warning: null }
      : parseEntry(fields, hasDates && today);
    const other = entry?.date ? lineOfDay.get(entry.date) : undefined;
    if (!entry) faults.push({ line, messages });
    else if (entry.date && other)
      faults.push({ line, messages: [duplicateDay(entry.date, other)] });
    else {
      if (entry.date) lineOfDay.set(entry.date, line);
      entries.push(entry);
      if (warning) warnings.push({ line, messages: [`“${entry.verse_reference}”: ${warning}`] });
    }
  }
  // Without dates, entries keep the order of the file.
  entries.sort((a, b) => (a.date && b.date && a.date !== b.date ? (a.date < b.date ? -1 : 1) : 0));
  if (faults.length === 0 && byteLength(JSON.stringify(entries)) > IMPORTED_BYTES_MAX)
    return { ...NO_ENTRIES, faults: [{ line: 0, messages: [TOO_LARGE] }], unknownColumns };
  return { entries, hasDates, hasGuessedYears, faults, warnings, unknownColumns };
}

const NO_ENTRIES = { entries: [], hasDates: false, hasGuessedYears: false, warnings: [] };
const TOO_LARGE = 'O arquivo é grande demais: divida em dois, de até 900 kB cada um';

const duplicateDay = (date: Day, line: number) =>
  `A data ${formatShortDay(date)} já está na linha ${line}`;

function faultsOfFile(rows: readonly SeriesRow[], columns: string[]): string[] {
  if (rows.length === 0) return ['O arquivo não tem nenhum devocional'];
  if (rows.length > SERIES_ROWS_MAX)
    return [`O arquivo tem ${rows.length} devocionais; o limite é ${SERIES_ROWS_MAX}`];
  const present = new Set(columns.map(fieldOf));
  const missing = requiredColumns
    .filter((field) => !present.has(field))
    .map((field) => `Falta a coluna “${seriesColumns[field]}”`);
  return [
    ...missing,
    ...new Set(rows.flatMap(({ fields }) => duplicateFields(Object.keys(fields)))),
  ];
}

/** Reports columns of a row that mean the same field, because one of their texts would be lost. */
function duplicateFields(columns: string[]): string[] {
  const columnOf = new Map<Field, string>();
  return columns.flatMap((column) => {
    const field = fieldOf(column);
    const other = field && columnOf.get(field);
    if (field && !other) columnOf.set(field, column);
    return other ? [`“${other}” e “${column}” são o mesmo campo: deixe só uma das colunas`] : [];
  });
}

function fieldsOf(row: SeriesRow['fields']): Partial<Record<Field, string>> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      const field = fieldOf(column);
      const typed = typeof value === 'number' ? String(value) : value;
      return field && typeof typed === 'string' && isFilled(typed) ? [[field, typed.trim()]] : [];
    }),
  );
}

/** The field of a devotional that a heading names; undefined for an unknown heading. */
export function fieldOf(column: string): Field | undefined {
  const words = foldText(column).match(/[a-z]+/g) ?? [];
  return fieldOfHeading.get(words.join(' '));
}

const fieldNames = [
  'date',
  'verse_reference',
  'verse_text',
  'opening_text',
  'context',
  'central_insight',
  'reflection_question',
  'application_question',
  'closing_text',
] as const;

const fieldOfHeading = new Map(
  fieldNames.flatMap((field) =>
    [foldText(seriesColumns[field]), ...otherHeadings[field]].map((heading) => [heading, field]),
  ),
);

/** Fills the form's required date in a series without dates. */
const ANY_DAY = '2000-01-01';

/** @param today decides the years that are not written; false in a series without dates */
function parseEntry(fields: Partial<Record<Field, string>>, today: Day | false) {
  const typed = fields.date ?? '';
  // An invalid date stays as typed, so that the form refuses it.
  const date = today ? (parseDayNear(typed, today) ?? typed) : ANY_DAY;
  try {
    const whole = { ...fields, date };
    const form: DevotionalForm = devotionalFormSchema.validateSync(whole, { abortEarly: false });
    const { reference, warning } = readReference(form.verse_reference);
    const entry = { ...form, verse_reference: reference, date: today ? form.date : null };
    return { entry, messages: [], warning };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { entry: null, messages: error.errors, warning: null };
  }
}
