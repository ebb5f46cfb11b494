import type { Profile } from '@raizes/domain/documents/profile';
import { Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useToday } from '@/lib/today';
import { ListSkeleton } from '@/ui/list-skeleton';
import { Pager } from '@/ui/pager';
import { DiscipleGroups } from './disciple-groups';
import { inOrder } from './standing';
import { useRhythms } from './use-rhythms';

const PAGE = 20;

/** All of a leader's disciples, by pages, those first who have been away. */
export function DiscipleList({ profiles }: { profiles: readonly Profile[] }) {
  const today = useToday();
  const rhythms = useRhythms(profiles.map(({ id }) => id).toSorted());
  const [wanted, setPage] = useState(0);
  const placed = useMemo(
    () => rhythms && inOrder(profiles, rhythms, today),
    [profiles, rhythms, today],
  );

  if (!placed) return <ListSkeleton />;
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
      <DiscipleGroups placed={shown} today={today} />
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
