import type { Response } from '@raizes/domain/callables/responses';
import type { PeopleFilter } from '@raizes/domain/documents/people';
import { toCsv } from '@raizes/domain/text/csv';
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
