import type { Profile } from '@raizes/domain/documents/profile';
import { Box, CircularProgress } from '@mui/material';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PersonRow } from './person-row';

/** A row of a phone; each is measured once it is there. */
const ROW = 196;
const GAP = 12;
/** A church of this size is on the page whole, for the browser's own search too; of a larger one, what is in sight. */
const SMALL = 50;
const BEYOND_SIGHT = 5;

interface Props {
  people: Profile[];
  leaders: Profile[];
  admins: ReadonlySet<string>;
  hasMore: boolean;
  disabled: boolean;
  onLook: (first: number, last: number) => void;
}

/** Of many people, only those on the screen and a few round them are in the page. */
export function PeopleList({ people, leaders, admins, hasMore, disabled, onLook }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const rows = useWindowVirtualizer({
    count: people.length,
    estimateSize: () => ROW,
    gap: GAP,
    overscan: !hasMore && people.length <= SMALL ? SMALL : BEYOND_SIGHT,
    scrollMargin: top,
    getItemKey: (index) => people[index]?.id ?? index,
  });
  const visible = rows.getVirtualItems();
  const first = visible[0]?.index ?? 0;
  const last = visible.at(-1)?.index ?? 0;

  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  useEffect(() => onLook(first, last), [onLook, first, last]);

  return (
    <>
      <Box
        component="ul"
        ref={list}
        aria-label="Usuários"
        sx={{ position: 'relative', height: rows.getTotalSize(), m: 0, p: 0, listStyle: 'none' }}
      >
        {visible.map(({ index, key, start }) => {
          const profile = people[index];
          return (
            profile && (
              <li
                key={key}
                ref={rows.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={hasMore ? -1 : people.length}
                style={{
                  position: 'absolute',
                  inset: '0 0 auto',
                  transform: `translateY(${start - top}px)`,
                }}
              >
                <PersonRow
                  profile={profile}
                  leaders={leaders}
                  isAdmin={admins.has(profile.id)}
                  disabled={disabled}
                />
              </li>
            )
          );
        })}
      </Box>
      {hasMore && (
        <Box sx={{ display: 'grid', placeItems: 'center', py: 3 }}>
          <CircularProgress size={28} aria-label="Carregando mais pessoas" />
        </Box>
      )}
    </>
  );
}
