import type { Profile } from '@raizes/domain/documents/profile';
import { LinearProgress, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useToday } from '@/lib/today';
import { Pager } from '@/ui/pager';
import { DiscipleGroups } from './disciple-groups';
import { inOrder } from './standing';
import { useStandings } from './use-standings';

const PAGE = 20;

/** All of a leader's disciples, by pages, those first who have been away. */
export function DiscipleList({ profiles }: { profiles: readonly Profile[] }) {
  const today = useToday();
  const standings = useStandings(profiles.map(({ id }) => id).toSorted());
  const [wanted, setPage] = useState(0);
  const placed = useMemo(
    () => (standings.state === 'ready' ? inOrder(profiles, standings.of, today) : []),
    [profiles, standings, today],
  );

  if (standings.state === 'loading') {
    return <Loading done={standings.done} of={profiles.length} />;
  }
  const last = Math.max(0, Math.ceil(placed.length / PAGE) - 1);
  const page = Math.min(wanted, last);
  const begin = page * PAGE;
  const shown = placed.slice(begin, begin + PAGE);
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {last === 0
          ? `${placed.length} ${placed.length === 1 ? 'discípulo' : 'discípulos'}`
          : `${begin + 1} a ${begin + shown.length} de ${placed.length} discípulos`}
      </Typography>
      <DiscipleGroups placed={shown} standings={standings.of} today={today} />
      {last > 0 && (
        <Pager
          newerLabel="Anteriores"
          olderLabel="Próximos"
          newer={page > 0 ? () => setPage(page - 1) : null}
          older={page < last ? () => setPage(page + 1) : null}
        />
      )}
    </Stack>
  );
}

function Loading({ done, of }: { done: number; of: number }) {
  return (
    <Stack spacing={1} sx={{ py: 6 }} aria-busy>
      <LinearProgress
        variant="determinate"
        value={(done * 100) / Math.max(1, of)}
        aria-label="Carregando o progresso dos discípulos"
      />
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        Carregando o progresso dos discípulos
      </Typography>
    </Stack>
  );
}
