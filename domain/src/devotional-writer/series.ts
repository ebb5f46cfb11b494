import { ValidationError } from 'yup';
import { addDays, daysBetween, formatShortDay } from '../day';
import type { Day } from '../day';
import { devotionalFormSchema } from '../forms/content';
import type { DevotionalForm } from '../forms/content';
import { foldText } from '../text/fold';
import { parseTypedDay } from '../typed-day';

/** One row of a table or entry of a JSON array: column to text. */
type SeriesRow = Readonly<Record<string, unknown>>;

interface RowFault {
  /** From 1, without the heading. */
  row: number;
  messages: string[];
}

interface ReadSeries {
  /** In the order of the file; those of the rows without faults. Imported only if there are no faults. */
  devotionals: DevotionalForm[];
  faults: RowFault[];
  /** Columns whose heading is no field of a devotional. */
  unknownColumns: string[];
}

/** More than two years at once is more likely the wrong file. */
export const SERIES_ROWS_MAX = 800;

/** What a heading may say, without accents, case, and marks between words. The first is the label in the form. */
const headings: Record<keyof DevotionalForm, string[]> = {
  date: ['data', 'dia', 'date'],
  verse_reference: ['referencia do versiculo', 'referencia', 'verse reference'],
  verse_text: ['texto do versiculo', 'versiculo', 'verse text'],
  opening_text: ['texto de abertura', 'abertura', 'opening text'],
  context: ['contexto', 'context'],
  central_insight: ['insight central', 'insight', 'central insight'],
  reflection_question: ['pergunta de reflexao', 'reflexao', 'reflection question'],
  application_question: ['pergunta de aplicacao', 'aplicacao', 'application question'],
  closing_text: ['texto de encerramento', 'encerramento', 'oracao', 'closing text'],
};

/**
 * A church's own series of devotionals, from the rows of a table. Where no row has a date, the first stands on `start` and the
 * others on the days after it.
 */
export function readSeries(rows: readonly SeriesRow[], start: Day | null): ReadSeries {
  if (rows.length === 0 || rows.length > SERIES_ROWS_MAX)
    return { devotionals: [], faults: [{ row: 0, messages: [WRONG_SIZE] }], unknownColumns: [] };
  const unknown = rows.flatMap((row) => Object.keys(row).filter((column) => !fieldOf(column)));
  const typed = rows.map(fieldsOf);
  const hasDates = typed.some(({ date }) => date);
  const faults: RowFault[] = [];
  const devotionals: DevotionalForm[] = [];
  const rowOfDay = new Map<string, number>();
  typed.forEach((fields, index) => {
    const row = index + 1;
    const date = hasDates || !start ? dayIn(fields.date) : addDays(start, index);
    const { devotional, messages } = check({ ...fields, date });
    if (!devotional) return faults.push({ row, messages });
    const other = rowOfDay.get(devotional.date);
    if (other) return faults.push({ row, messages: [sameDay(devotional.date, other)] });
    rowOfDay.set(devotional.date, row);
    return devotionals.push(devotional);
  });
  return { devotionals, faults, unknownColumns: [...new Set(unknown)] };
}

const sameDay = (day: Day, row: number) => `A data ${formatShortDay(day)} já está na linha ${row}`;

const WRONG_SIZE = `O arquivo deve ter de 1 a ${SERIES_ROWS_MAX} devocionais`;

/** An earlier series again, its first devotional on `start` and the others as many days after it as they were. */
export function repeatSeries(series: readonly DevotionalForm[], start: Day): DevotionalForm[] {
  const sorted = series.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const first = sorted[0]?.date ?? start;
  return sorted.map((devotional) => ({
    ...devotional,
    date: addDays(start, daysBetween(first, devotional.date)),
  }));
}

type Fields = Partial<Record<keyof DevotionalForm, string>>;

function fieldsOf(row: SeriesRow): Fields {
  return Object.fromEntries(
    Object.entries(row).flatMap(([column, value]) => {
      const field = fieldOf(column);
      const text = typeof value === 'number' ? String(value) : value;
      return field && typeof text === 'string' ? [[field, text.trim()]] : [];
    }),
  );
}

function fieldOf(column: string): keyof DevotionalForm | undefined {
  const words = foldText(column).match(/[a-z]+/g) ?? [];
  const heading = words.join(' ');
  return fieldNames.find((field) => headings[field].includes(heading));
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

/** What is no day stays as it was typed, for the form to refuse. */
const dayIn = (typed = '') => parseTypedDay(typed) ?? typed;

function check(fields: Fields): { devotional: DevotionalForm | null; messages: string[] } {
  try {
    const devotional = devotionalFormSchema.validateSync(fields, { abortEarly: false });
    return { devotional, messages: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { devotional: null, messages: error.errors };
  }
}
