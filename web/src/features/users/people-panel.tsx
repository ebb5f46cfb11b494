import type { Profile } from '@raizes/domain/documents/profile';
import { Box, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense } from 'react';
import type { Listed } from '@/lib/long-list';
import { useLasting } from '@/lib/lasting';
import { useOnline } from '@/lib/online';
import { lazyNamed } from '@/ui/lazy-named';
import { NotHeard } from '@/ui/not-heard';
import { useAdmins } from './admin-api';
import { useLeaders } from './leaders';

const loading = import('./people-list');
const PeopleList = lazyNamed(() => loading, 'PeopleList');

const FAILURE = { title: 'Erro', text: 'Não foi possível carregar os usuários.' };

interface Props {
  listed: Listed<Profile>;
  look: (first: number, last: number) => void;
  /** What is said when there is nobody. */
  nobody: string;
}

/** A list of people in each of its states; throws when it can't be loaded, as what it needs besides does. */
export function PeoplePanel({ listed, look, nobody }: Props) {
  const leaders = useLeaders();
  const admins = useAdmins();
  const online = useOnline();

  const isUnsure = listed.state === 'loading' || (listed.state === 'ready' && listed.fromCache);
  const isLost = useLasting(isUnsure);

  if (listed.state === 'failed') throw new Error('The list of people could not be followed');
  if (listed.state === 'loading')
    return isLost ? <NotHeard failure={FAILURE} /> : <PeopleSkeleton />;
  const { items, hasMore } = listed;
  if (items.length === 0) {
    if (isLost) return <NotHeard failure={FAILURE} />;
    if (hasMore || isUnsure) return <PeopleSkeleton />;
    return (
      <Typography color="textSecondary" role="status" sx={{ py: 6, textAlign: 'center' }}>
        {nobody}
      </Typography>
    );
  }
  return (
    <Suspense fallback={<PeopleSkeleton />}>
      {isLost && (
        <Box sx={{ mb: 2 }}>
          <NotHeard />
        </Box>
      )}
      <PeopleList
        people={items}
        leaders={leaders}
        admins={admins}
        hasMore={hasMore}
        disabled={!online}
        onLook={look}
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
