import { parseMonthAndDay } from '../typed-day';
import { readChain } from './chain';
import { fieldOf } from './series-table';
import type { RowFault } from './series-table';

interface PassageTable {
  /** As `readChain` accepts it. */
  json: string;
  /** In the order of the lines. If there are any, nothing is imported. */
  faults: RowFault[];
  /** Some dates have a year, which is ignored. */
  hasYears: boolean;
}

/** Reads a list of passages from a table of two columns, with or without headings: a day of the year, and its references. Null for any other table. */
export function readPassageTable(cells: readonly (readonly string[])[]): PassageTable | null {
  const filled = cells.flatMap((row, index) =>
    row.some(isFilled) ? [{ line: index + 1, day: row[0] ?? '', others: row.slice(1) }] : [],
  );
  const [head, second] = filled;
  if (!head) return null;
  const hasHead = parseMonthAndDay(head.day) === null;
  const isOfTwo = head.others.filter(isFilled).length === 1;
  const hasDays = fieldOf(head.day) === 'date' || parseMonthAndDay(second?.day ?? '') !== null;
  if (hasHead && !(isOfTwo && hasDays)) return null;
  const list: Record<string, string[]> = {};
  const faults: RowFault[] = [];
  const rows = hasHead ? filled.slice(1) : filled;
  for (const { line, day, others } of rows) {
    const { monthAndDay, references, messages } = readRow(day, others);
    if (messages.length > 0) faults.push({ line, messages });
    else list[monthAndDay] = [...(list[monthAndDay] ?? []), ...references];
  }
  const json = JSON.stringify(list);
  if (faults.length === 0)
    for (const { message } of readChain(json).faults) faults.push({ line: 0, messages: [message] });
  return { json, faults, hasYears: rows.some(({ day }) => /\d{4}/.test(day)) };
}

/** Several references in a cell are separated by semicolons or lines. */
function readRow(day: string, others: readonly string[]) {
  const references = others
    .flatMap((cell) => cell.split(/[;|\n]/))
    .map((reference) => reference.trim())
    .filter(isFilled);
  const monthAndDay = parseMonthAndDay(day);
  if (!monthAndDay)
    return { monthAndDay: '', references, messages: [`“${day.trim()}” não é um dia: ${EXAMPLE}`] };
  if (references.length === 0) return { monthAndDay, references, messages: [NO_PASSAGE] };
  const { faults } = readChain(JSON.stringify({ [monthAndDay]: references }));
  return { monthAndDay, references, messages: faults.map(({ message }) => message) };
}

const EXAMPLE = 'escreva dia e mês, como 25/12';
const NO_PASSAGE = 'Falta a passagem deste dia';

const isFilled = (cell: string) => cell.trim() !== '';
