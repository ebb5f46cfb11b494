import type { Profile } from '@raizes/domain/documents/people';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useCallback, useState } from 'react';
import { useAdmins, useFoundPeople, useLeaders, usePeople } from '@/features/users/api';
import type { Shown } from '@/features/users/api';
import type { OpenMenu } from '@/features/users/people-list';
import { useOnline } from '@/lib/browser';
import type { LongList } from '@/lib/long-list';
import { useDebounced, useTimedOut } from '@/lib/timing';
import { lazyComponent } from '@/ui/lazy';
import { LoadBoundary, ServerUnreachable } from '@/ui/load-boundary';
import { SearchField } from '@/ui/search-field';
import { SelectField } from '@/ui/select-field';
import { AdminPage } from '../admin/admin-page';

// The list is needed at once, in a chunk of its own.
const loading = import('@/features/users/people-list');
const PeopleList = lazyComponent(() => loading.then((module) => module.PeopleList));
const PersonMenu = lazyComponent(() =>
  import('@/features/users/person-menu').then((module) => module.PersonMenu),
);
const MinorsDialog = lazyComponent(() =>
  import('@/features/users/minors-dialog').then((module) => module.MinorsDialog),
);

const choices: Record<Shown, string> = {
  everybody: 'Todos',
  unlinked: 'Sem pastor ou líder',
  discipulo: 'Discípulos',
  lider: 'Líderes',
  pastor: 'Pastores',
};

const isChoice = (value: string): value is Shown => value in choices;

interface OpenedMenu {
  profile: Profile;
  position: { top: number; left: number };
}

/** Every person: their position, who leads them, and who is an admin. */
export function Page() {
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Shown>('everybody');
  const [isMinorsOpen, setMinorsOpen] = useState(false);
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  const query = useDebounced(typed).trim();

  const openMenu = useCallback<OpenMenu>((profile, at) => {
    const { bottom: top, left } = at.getBoundingClientRect();
    setMenu({ profile, position: { top, left } });
  }, []);

  return (
    <AdminPage title="Gerenciar Usuários" intro="O cargo de cada um e quem caminha com quem.">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
          mb: 2,
        }}
      >
        <SearchField label="Procurar por nome" value={typed} onChange={setTyped} />
        <SelectField
          label="Mostrar"
          value={shown}
          onChange={({ target }) => {
            if (isChoice(target.value)) setShown(target.value);
          }}
        >
          {Object.entries(choices).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </Box>
      <Button onClick={() => setMinorsOpen(true)} sx={{ mb: 1 }}>
        Menores de 18 anos
      </Button>
      {isMinorsOpen && (
        <Suspense>
          <MinorsDialog onClose={() => setMinorsOpen(false)} />
        </Suspense>
      )}
      <LoadBoundary title="Erro" text="Não foi possível carregar os usuários.">
        {query ? (
          <Found query={query} shown={shown} onMore={openMenu} />
        ) : (
          <Everybody shown={shown} onMore={openMenu} />
        )}
      </LoadBoundary>
      {menu && (
        <Suspense>
          <PersonMenu {...menu} onClose={() => setMenu(null)} />
        </Suspense>
      )}
    </AdminPage>
  );
}

interface ListProps {
  shown: Shown;
  onMore: OpenMenu;
}

function Everybody({ shown, onMore }: ListProps) {
  const nobody =
    shown === 'everybody' ? 'Nenhum usuário cadastrado ainda.' : 'Ninguém aqui por enquanto.';
  return <PeoplePanel {...usePeople(shown)} nobody={nobody} onMore={onMore} />;
}

function Found({ query, shown, onMore }: ListProps & { query: string }) {
  const nobody = `Ninguém encontrado com “${query}”.`;
  return <PeoplePanel {...useFoundPeople(query, shown)} nobody={nobody} onMore={onMore} />;
}

const FAILURE = { title: 'Erro', text: 'Não foi possível carregar os usuários.' };

interface PeoplePanelProps {
  listed: LongList<Profile>;
  look: (first: number, last: number) => void;
  /** The text when there is nobody. */
  nobody: string;
  onMore: OpenMenu;
}

/** A list of people in each of its states; throws when it can't be loaded. */
function PeoplePanel({ listed, look, nobody, onMore }: PeoplePanelProps) {
  const leaders = useLeaders();
  const admins = useAdmins();
  const online = useOnline();

  const isUnconfirmed =
    listed.state === 'loading' || (listed.state === 'ready' && listed.fromCache);
  const isUnreachable = useTimedOut(isUnconfirmed);
  const [wasConfirmed, setConfirmed] = useState(false);
  // Another filter is another list.
  const isConfirmed = listed.state !== 'loading' && (wasConfirmed || !isUnconfirmed);
  if (isConfirmed !== wasConfirmed) setConfirmed(isConfirmed);

  if (listed.state === 'failed') throw new Error('The list of people could not be followed');
  if (listed.state === 'loading')
    return isUnreachable ? <ServerUnreachable failure={FAILURE} /> : <PeopleSkeleton />;
  const { items, hasMore } = listed;
  // What is cached may be the leaders alone, whom the selects list.
  if (isUnconfirmed && !wasConfirmed && !isUnreachable) return <PeopleSkeleton />;
  if (items.length === 0) {
    if (isUnreachable) return <ServerUnreachable failure={FAILURE} />;
    if (hasMore) return <PeopleSkeleton />;
    return (
      <Typography color="textSecondary" role="status" sx={{ py: 6, textAlign: 'center' }}>
        {nobody}
      </Typography>
    );
  }
  return (
    <Suspense fallback={<PeopleSkeleton />}>
      {isUnreachable && (
        <Box sx={{ mb: 2 }}>
          <ServerUnreachable />
        </Box>
      )}
      <PeopleList
        people={items}
        leaders={leaders}
        admins={admins}
        hasMore={hasMore}
        disabled={!online}
        onLook={look}
        onMore={onMore}
      />
    </Suspense>
  );
}

function PeopleSkeleton() {
  return (
    <Stack spacing={1.5} role="status" aria-label="Carregando os usuários">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={112} sx={{ borderRadius: 1 }} />
      ))}
    </Stack>
  );
}
