import type { Profile } from '@raizes/domain/documents/profile';
import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { Suspense, useEffect } from 'react';
import type { Listed } from '@/lib/long-list';
import { useOnline } from '@/lib/online';
import { toastError } from '@/lib/toast';
import { lazyNamed } from '@/ui/lazy-named';
import { useAdmins } from './admin-api';
import { useLeaders } from './leaders';

const loading = import('./people-list');
const PeopleList = lazyNamed(() => loading, 'PeopleList');

interface Props {
  listed: Listed<Profile>;
  look: (first: number, last: number) => void;
  restart: () => void;
  /** What is said when there is nobody. */
  nobody: string;
}

/** A list of people in each of its states. */
export function PeoplePanel({ listed, look, restart, nobody }: Props) {
  const leaders = useLeaders();
  const admins = useAdmins();
  const online = useOnline();
  const hasFailed = listed.state === 'failed';

  useEffect(() => {
    if (hasFailed) toastError('Erro', 'Não foi possível carregar os usuários.');
  }, [hasFailed]);

  if (listed.state === 'loading') return <PeopleSkeleton />;
  if (listed.state === 'failed') {
    return (
      <Stack spacing={2} sx={{ alignItems: 'center', py: 6 }}>
        <Typography color="textSecondary">A lista não pôde ser carregada.</Typography>
        <Button variant="outlined" onClick={restart}>
          Tentar novamente
        </Button>
      </Stack>
    );
  }
  const { items, hasMore, fromCache } = listed;
  if (items.length === 0) {
    if (hasMore) return <PeopleSkeleton />;
    return (
      <Typography color="textSecondary" role="status" sx={{ py: 6, textAlign: 'center' }}>
        {fromCache ? 'Você está sem internet, e a lista ainda não está neste aparelho.' : nobody}
      </Typography>
    );
  }
  return (
    <Suspense fallback={<PeopleSkeleton />}>
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
