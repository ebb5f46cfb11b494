import type { PeopleFilter, Profile } from '@raizes/domain/documents/people';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { useMedia, useOnline } from '@/lib/browser';
import type { GrowingList } from '@/lib/growing-list';
import { useTimedOut } from '@/lib/timing';
import { lazyComponent } from '@/ui/lazy';
import { ServerUnreachable } from '@/ui/load-boundary';
import { useAdmins, usePeople } from './api';
import { formatPeople, useFilteredCount } from './bulk';
import type { OpenMenu, PeopleProps } from './people-list';
import type { Selection } from './selection';

const WIDE = '(min-width: 900px)';
// Starts at once, with the people themselves.
const loading = import('./people-rows');
const PeopleRows = lazyComponent(() => loading.then((module) => module.PeopleRows));
// The lazy component reports a failure.
loading.catch(() => undefined);

export interface ListProps {
  filter: PeopleFilter;
  leaders: Profile[];
  selection: Selection;
  isChoosing: boolean;
  onMore: OpenMenu;
  /** Called with a key of how many people are loaded, and how many of them have no leader. */
  onLoaded: (key: string) => void;
}

export function FilteredPeople(props: ListProps) {
  const { shown, leaderId } = props.filter;
  const nobody =
    shown === 'everybody' && leaderId === null
      ? 'Nenhum usuário cadastrado ainda.'
      : 'Ninguém aqui por enquanto.';
  const isFiltered = shown !== 'everybody' || leaderId !== null;
  const people = usePeople(props.filter);
  const { listed } = people;
  const isWhole = listed.state === 'ready' && !listed.hasMore;
  const total = useFilteredCount(props.filter, isFiltered && !isWhole);
  return (
    <PeoplePanel
      {...props}
      {...people}
      nobody={nobody}
      hits={isFiltered && (isWhole ? listed.items.length : total)}
    />
  );
}

const FAILURE = { title: 'Erro', text: 'Não foi possível carregar os usuários.' };

interface PanelProps extends ListProps {
  listed: GrowingList<Profile>;
  showMore: () => void;
  /** The text when there is nobody. */
  nobody: string;
  /** How many people a filter or a search has; null while unknown, false without one. */
  hits: number | null | false;
}

/** A list of people in each of its states; throws when it can't be loaded. */
export function PeoplePanel(props: PanelProps) {
  const { listed, showMore, nobody, hits, onLoaded, leaders, selection, isChoosing, onMore } =
    props;
  const admins = useAdmins();
  const online = useOnline();
  const isWide = useMedia(WIDE);

  const isUnconfirmed =
    listed.state === 'loading' || (listed.state === 'ready' && listed.fromCache);
  const isUnreachable = useTimedOut(isUnconfirmed);
  const [wasConfirmed, setConfirmed] = useState(false);
  // Another filter starts another list, which loads again.
  const isConfirmed = listed.state !== 'loading' && (wasConfirmed || !isUnconfirmed);
  if (isConfirmed !== wasConfirmed) setConfirmed(isConfirmed);

  const key = listed.state === 'ready' && !listed.fromCache ? loadedKey(listed.items) : '';
  useEffect(() => {
    if (key) onLoaded(key);
  }, [key, onLoaded]);

  if (listed.state === 'failed') throw new Error('The list of people could not be followed');
  if (listed.state === 'loading')
    return isUnreachable ? <ServerUnreachable failure={FAILURE} /> : <PeopleSkeleton />;
  const { items, hasMore, searched } = listed;
  // The cache might have only the leaders, because the selects list them.
  if (isUnconfirmed && !wasConfirmed && !isUnreachable) return <PeopleSkeleton />;
  if (items.length === 0) {
    if (isUnreachable) return <ServerUnreachable failure={FAILURE} />;
    if (hasMore && !searched) return <PeopleSkeleton />;
    return (
      <Box sx={{ py: 6, textAlign: 'center' }}>
        <Typography color="textSecondary" role="status">
          {searched ? `Ninguém ainda, entre as primeiras ${searched} pessoas.` : nobody}
        </Typography>
        {searched && (
          <Button onClick={showMore} sx={{ mt: 1 }}>
            Continuar a procurar
          </Button>
        )}
      </Box>
    );
  }
  const list: PeopleProps = {
    people: items,
    leaders,
    admins,
    hasMore,
    disabled: !online,
    showMore,
    onMore,
    selection,
    isChoosing,
  };
  return (
    <Suspense fallback={<PeopleSkeleton />}>
      {isUnreachable && (
        <Box sx={{ mb: 2 }}>
          <ServerUnreachable />
        </Box>
      )}
      {hits !== false && (
        <Typography role="status" variant="body2" sx={{ mb: 1, minHeight: '1.5em' }}>
          {hitsText(hits, items.length, hasMore)}
        </Typography>
      )}
      <PeopleRows {...list} isWide={isWide} />
    </Suspense>
  );
}

function hitsText(hits: number | null, listed: number, hasMore: boolean): string {
  if (hits !== null)
    return hits === 1 ? '1 pessoa encontrada' : `${formatPeople(hits)} encontradas`;
  return hasMore ? `Mais de ${formatPeople(listed)}: mostre mais ou escreva mais do nome` : '';
}

const loadedKey = (people: Profile[]) =>
  `${people.length} ${people.filter(({ position, pastor_id }) => position === 'discipulo' && pastor_id === null).length}`;

export function PeopleSkeleton() {
  return (
    <Stack spacing={1.5} role="status" aria-label="Carregando os usuários">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={112} sx={{ borderRadius: 1 }} />
      ))}
    </Stack>
  );
}
