import type { PeopleFilter, PeopleShown } from '@raizes/domain/documents/people';
import { Box } from '@mui/material';
import { Suspense, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLeaders } from '@/features/people/users/api';
import { FoundPeople } from '@/features/people/users/found-people';
import { LeaderSelect } from '@/features/people/users/leader-select';
import type { OpenMenu } from '@/features/people/users/people-list';
import { FilteredPeople, PeopleSkeleton } from '@/features/people/users/people-panel';
import { PersonByEmail, isEmail } from '@/features/people/users/person-by-email';
import { PeopleTools } from '@/features/people/users/people-tools';
import { useSelection } from '@/features/people/users/selection';
import { useOnline } from '@/lib/browser';
import { useDebounced } from '@/lib/timing';
import { lazyComponent } from '@/ui/lazy';
import { LoadBoundary } from '@/ui/load-boundary';
import { SearchField } from '@/ui/search-field';
import { SelectField } from '@/ui/select-field';
import { AdminPage } from '../admin/admin-page';
import type { OpenedMenu } from '../admin/people-actions';

const PeopleActions = lazyComponent(() =>
  import('../admin/people-actions').then((module) => module.PeopleActions),
);

const choices: Record<PeopleShown, string> = {
  everybody: 'Todos',
  newcomers: 'Chegaram em 7 dias',
  unlinked: 'Sem pastor ou líder',
  discipulo: 'Discípulos',
  lider: 'Líderes',
  pastor: 'Pastores',
};

const isChoice = (value: string): value is PeopleShown => value in choices;

/** Reads the filter from the address: `?show=unlinked`, or `?leader=uid` for a leader's disciples. */
function filterIn(query: URLSearchParams): PeopleFilter {
  const leaderId = query.get('leader');
  const shown = query.get('show') ?? '';
  return { shown: isChoice(shown) ? shown : 'everybody', leaderId };
}

/** Lists everybody with their position, leader and admin role, and lets an admin change these. */
export function Page() {
  const [typed, setTyped] = useState('');
  const [address] = useSearchParams();
  const [filter, setFilter] = useState(() => filterIn(address));
  const [isMinorsOpen, setMinorsOpen] = useState(() => address.has('minors'));
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  const [wantsToChoose, setChoosing] = useState(false);
  const [loaded, setLoaded] = useState('');
  const [changes, setChanges] = useState(0);
  const query = useDebounced(typed).trim();
  const leaders = useLeaders();
  const selection = useSelection();
  const isChoosing = wantsToChoose || selection.people.size > 0;
  const online = useOnline();
  // Stays mounted after the first use, because it shows the result of the last change.
  const [usesBulk, setUsesBulk] = useState(false);
  if (selection.people.size > 0 && !usesBulk) setUsesBulk(true);

  const openMenu = useCallback<OpenMenu>((profile, at) => {
    const { bottom: top, left } = at.getBoundingClientRect();
    setMenu({ profile, position: { top, left } });
  }, []);

  const list = { filter, leaders, selection, isChoosing, onMore: openMenu, onLoaded: setLoaded };
  return (
    <AdminPage title="Gerenciar Usuários" intro="O cargo de cada um e quem caminha com quem.">
      <Box sx={filtersSx}>
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <SearchField label="Procurar por nome ou e-mail" value={typed} onChange={setTyped} />
        </Box>
        <SelectField
          label="Mostrar"
          value={filter.shown}
          onChange={({ target: { value } }) => {
            if (isChoice(value)) setFilter({ shown: value, leaderId: null });
          }}
        >
          {Object.entries(choices).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <LeaderSelect
          label="Discípulos de"
          nobody="Qualquer um"
          leaders={leaders}
          value={filter.leaderId}
          onChange={(leaderId) =>
            setFilter({ shown: leaderId === null ? 'everybody' : 'discipulo', leaderId })
          }
        />
      </Box>
      <PeopleTools
        filter={filter}
        query={query}
        counted={loaded && `${changes} ${loaded}`}
        selection={selection}
        isChoosing={isChoosing}
        onChoosingChange={(next) => {
          setChoosing(next);
          if (!next) selection.clear();
        }}
        onMinors={() => setMinorsOpen(true)}
        disabled={!online}
      />
      <LoadBoundary title="Erro" text="Não foi possível carregar os usuários.">
        <Suspense fallback={<PeopleSkeleton />}>
          {isEmail(query) ? (
            <PersonByEmail {...list} email={query} />
          ) : query ? (
            <FoundPeople {...list} query={query} />
          ) : (
            <FilteredPeople {...list} />
          )}
        </Suspense>
      </LoadBoundary>
      {(isMinorsOpen || menu || usesBulk) && (
        <Suspense>
          <PeopleActions
            isMinorsOpen={isMinorsOpen}
            onMinorsClose={() => setMinorsOpen(false)}
            menu={menu}
            onMenuClose={() => setMenu(null)}
            bulk={
              usesBulk && {
                selection,
                leaders,
                disabled: !online,
                onDone: () => setChanges(changes + 1),
              }
            }
          />
        </Suspense>
      )}
    </AdminPage>
  );
}

const filtersSx = {
  display: 'grid',
  columnGap: 2,
  rowGap: 3,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  },
  mb: 2,
};
