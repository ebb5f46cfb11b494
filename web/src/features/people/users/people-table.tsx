import { Box, Button, ButtonBase, Card, CircularProgress, Typography } from '@mui/material';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { MoreButton } from './people-list';
import type { PeopleProps, RowProps } from './people-list';
import { LeaderWish } from './leader-wish';
import { PersonEmail } from './person-email';
import { PersonLink } from './person-link';
import { AdminSwitch, LinkSelect, PositionSelect } from './person-controls';
import { ChooseCheckbox } from './selection';
import { positions } from '@raizes/domain/documents/people';
import type { Profile } from '@raizes/domain/documents/people';

const ROW_HEIGHT = 62;
/** A list up to this length is rendered in full, so that the browser's own search finds everybody. */
const SHORT_LIST = 50;
const OVERSCAN = 8;

const byName: Sort = { column: 'name', descending: false };

/** The people as a table, for wide screens. Sorting by anything except the name loads all of them. */
export function PeopleTable(props: PeopleProps) {
  const { people, leaders, admins, hasMore, disabled, showMore, onMore, selection } = props;
  const [sort, setSort] = useState(byName);
  const sorted = useSorted(people, leaders, sort);
  const isAsListed = sort.column === 'name' && !sort.descending;

  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const rows = useWindowVirtualizer({
    count: sorted.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: !hasMore && sorted.length <= SHORT_LIST ? SHORT_LIST : OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => sorted[index]?.id ?? index,
  });
  const visible = rows.getVirtualItems();
  const above = (visible[0]?.start ?? top) - top;
  const below = rows.getTotalSize() - ((visible.at(-1)?.end ?? top) - top);

  useLayoutEffect(() => setTop(table.current?.offsetTop ?? 0), []);
  useEffect(() => {
    if (!isAsListed && hasMore) showMore();
  }, [isAsListed, hasMore, showMore]);

  const chosen = people.filter(({ id }) => selection.people.has(id)).length;
  return (
    <>
      <Card>
        <Box
          component="table"
          ref={table}
          aria-label="Usuários"
          aria-rowcount={hasMore ? -1 : sorted.length + 1}
          sx={tableSx}
        >
          <thead>
            <tr aria-rowindex={1}>
              <Box component="td" sx={{ width: 48 }}>
                <ChooseCheckbox
                  label={`Escolher os ${people.length} desta lista`}
                  checked={chosen > 0 && chosen === people.length}
                  disabled={disabled}
                  onChange={(isChosen) => selection.choose(people, isChosen)}
                />
              </Box>
              <SortHeader column="name" label="Nome" {...{ sort, setSort }} />
              <SortHeader column="church" label="Igreja" width="17%" {...{ sort, setSort }} />
              <SortHeader column="position" label="Cargo" width="8.5rem" {...{ sort, setSort }} />
              <SortHeader column="leader" label="Pastor/Líder" width="24%" {...{ sort, setSort }} />
              <Box component="th" scope="col" sx={{ width: '6rem' }}>
                Admin
              </Box>
              <Box component="td" sx={{ width: 48 }} />
            </tr>
          </thead>
          <tbody>
            <Gap height={above} />
            {visible.map(({ index, key }) => {
              const profile = sorted[index];
              return (
                profile && (
                  <tr
                    key={key}
                    ref={rows.measureElement}
                    data-index={index}
                    aria-rowindex={index + 2}
                  >
                    <Cells
                      profile={profile}
                      leaders={leaders}
                      isAdmin={admins?.has(profile.id) ?? null}
                      disabled={disabled}
                      onMore={onMore}
                      isChosen={selection.people.has(profile.id)}
                      onChoose={selection.choose}
                    />
                  </tr>
                )
              );
            })}
            <Gap height={below} />
          </tbody>
        </Box>
      </Card>
      {hasMore && (
        <Box role="status" sx={{ display: 'grid', placeItems: 'center', gap: 1, py: 3 }}>
          {isAsListed ? (
            <Button onClick={showMore}>Mostrar mais</Button>
          ) : (
            <>
              <CircularProgress size={28} aria-label="Carregando mais pessoas" />
              <Typography variant="body2">
                Carregando todas as pessoas para pôr em ordem…
              </Typography>
            </>
          )}
        </Box>
      )}
    </>
  );
}

const tableSx = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': { px: 1, py: 0.75, textAlign: 'left', overflowWrap: 'anywhere' },
  '& thead th, & thead td': { py: 1, fontWeight: 700, borderBottom: 2, borderColor: 'divider' },
  '& tbody tr:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
  '& tbody tr:hover': { bgcolor: 'action.hover' },
  '& tbody th': { fontWeight: 700 },
} as const;

/** Takes up the space of the rows that are off the screen. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tr aria-hidden style={{ border: 0 }}>
      <Box component="td" colSpan={7} style={{ height, padding: 0 }} />
    </tr>
  );

interface HeaderProps {
  column: Column;
  label: string;
  width?: string;
  sort: Sort;
  setSort: (sort: Sort) => void;
}

function SortHeader({ column, label, width, sort, setSort }: HeaderProps): ReactNode {
  const isSorted = sort.column === column;
  const arrow = sort.descending ? '↓' : '↑';
  return (
    <Box
      component="th"
      scope="col"
      aria-sort={isSorted ? (sort.descending ? 'descending' : 'ascending') : 'none'}
      sx={{ width }}
    >
      <ButtonBase
        onClick={() => setSort({ column, descending: isSorted && !sort.descending })}
        sx={{ font: 'inherit', gap: 0.5, borderRadius: 0.5, minHeight: 32 }}
      >
        {label}
        <Box component="span" aria-hidden sx={{ opacity: isSorted ? 1 : 0.35 }}>
          {isSorted ? arrow : '↕'}
        </Box>
      </ButtonBase>
    </Box>
  );
}

const Cells = memo((props: RowProps) => {
  const { profile, leaders, isAdmin, disabled, onMore, isChosen, onChoose } = props;
  const name = useId();
  const changes = { profile, leaders, disabled, about: name, isCompact: true };
  return (
    <>
      <td>
        <ChooseCheckbox
          about={name}
          checked={isChosen}
          disabled={disabled}
          onChange={(next) => onChoose([profile], next)}
        />
      </td>
      <th scope="row">
        <PersonLink id={name} profile={profile} />
        <PersonEmail userId={profile.id} />
        <LeaderWish profile={profile} />
      </th>
      <Box component="td" sx={{ color: 'text.secondary' }}>
        {profile.church_denomination}
      </Box>
      <td>
        <PositionSelect {...changes} />
      </td>
      <td>{profile.position === 'discipulo' && <LinkSelect {...changes} />}</td>
      <td>
        <AdminSwitch {...changes} isAdmin={isAdmin} />
      </td>
      <td>
        <MoreButton {...{ profile, disabled, onMore }} about={name} size="small" />
      </td>
    </>
  );
});
Cells.displayName = 'Cells';

type Column = 'name' | 'church' | 'position' | 'leader';

interface Sort {
  column: Column;
  descending: boolean;
}

/**
 * The people sorted by a column. A row keeps its place while its person is changed, so that it does not jump away from the
 * admin who changes it.
 */
function useSorted(people: Profile[], leaders: Profile[], sort: Sort): Profile[] {
  const isAsListed = sort.column === 'name' && !sort.descending;
  const key = `${sort.column} ${sort.descending} ${people.map(({ id }) => id).join(' ')}`;
  const [order, setOrder] = useState({ key: '', ids: new Array<string>() });
  if (!isAsListed && order.key !== key) {
    setOrder({ key, ids: sortPeople(people, leaders, sort).map(({ id }) => id) });
  }
  if (isAsListed) return people;
  const byId = new Map(people.map((person) => [person.id, person]));
  return order.ids.flatMap((id) => byId.get(id) ?? []);
}

const alphabet = new Intl.Collator('pt-BR');

/** Sorts by a column, and ties by name. In the order of leaders, people without a leader come last in both directions. */
export function sortPeople(people: Profile[], leaders: Profile[], sort: Sort): Profile[] {
  const names = new Map(leaders.map(({ id, full_name }) => [id, full_name]));
  // The name of an unlisted leader is unknown; their disciples are still kept together.
  const leaderOf = ({ pastor_id }: Profile) =>
    pastor_id === null ? '' : (names.get(pastor_id) ?? `\uFFFF${pastor_id}`);
  const compare: Record<Column, (one: Profile, other: Profile) => number> = {
    name: () => 0,
    church: (one, other) => alphabet.compare(one.church_denomination, other.church_denomination),
    position: (one, other) => positions.indexOf(one.position) - positions.indexOf(other.position),
    leader: (one, other) => alphabet.compare(leaderOf(one), leaderOf(other)),
  };
  const direction = sort.descending ? -1 : 1;
  const isLast = ({ pastor_id }: Profile) => sort.column === 'leader' && pastor_id === null;
  return people.toSorted(
    (one, other) =>
      Number(isLast(one)) - Number(isLast(other)) ||
      direction *
        (compare[sort.column](one, other) || alphabet.compare(one.full_name, other.full_name)),
  );
}
