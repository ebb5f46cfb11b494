import { PeopleList } from './people-list';
import type { PeopleProps } from './people-list';
import { PeopleTable } from './people-table';

/** The people as a table on a wide screen, else as a list. */
export function PeopleRows({ isWide, ...people }: PeopleProps & { isWide: boolean }) {
  return isWide ? <PeopleTable {...people} /> : <PeopleList {...people} />;
}
