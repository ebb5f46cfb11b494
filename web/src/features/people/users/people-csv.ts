import type { Response } from '@raizes/domain/callables/responses';
import type { PeopleFilter } from '@raizes/domain/documents/people';
import { call } from '@/lib/callable';
import { download } from '@/lib/download';
import { positionNames } from './api';

type Person = Response<'export-people'>['people'][number];

const PAGE_TIMEOUT_MS = 120_000;

/** Downloads the people of a filter as a table; resolves to their number. */
export async function downloadPeople(
  filter: PeopleFilter & { query: string },
  day: string,
): Promise<number> {
  const people: Person[] = [];
  let after: string | null = null;
  do {
    const page: Response<'export-people'> = await call(
      'export-people',
      { ...filter, after },
      PAGE_TIMEOUT_MS,
    );
    people.push(...page.people);
    after = page.after;
  } while (after !== null);
  const csv = new Blob([csvOf(people)], { type: 'text/csv;charset=utf-8' });
  download(`raizes-pessoas-${day}.csv`, csv);
  return people.length;
}

const alphabet = new Intl.Collator('pt-BR');
const header = ['Nome', 'Cargo', 'Pastor/Líder', 'Igreja', 'E-mail', 'E-mail confirmado'];

export function csvOf(people: readonly Person[]): string {
  const sorted = people.toSorted((one, other) => alphabet.compare(one.full_name, other.full_name));
  return toCsv([
    header,
    ...sorted.map(
      ({ full_name, position, leader, church_denomination, email, email_confirmed }) => [
        full_name,
        positionNames[position],
        leader ?? '',
        church_denomination,
        email ?? '',
        email_confirmed ? 'sim' : 'não',
      ],
    ),
  ]);
}

/** Values that a spreadsheet would evaluate, including full-width signs and signs after spaces, a tab or a line break. */
const formula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A leading apostrophe makes a spreadsheet treat a value as text; the spreadsheet hides it. */
const cell = (value: string) =>
  `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/**
 * Formats a table for Excel in Portuguese: cells separated by semicolons, and a byte order mark, without which accents break. No cell
 * is evaluated as a formula.
 */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
