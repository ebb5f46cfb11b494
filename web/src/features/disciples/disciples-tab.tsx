import type { Day } from '@raizes/domain/day';
import type { Profile } from '@raizes/domain/documents/people';
import LockIcon from '@mui/icons-material/LockOutlined';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTimedOut } from '@/lib/timing';
import { useToday } from '@/lib/today';
import { ListSkeleton, Pager } from '@/ui/list';
import { groups, inOrder, useLinked, useDiscipleActivity } from './api';
import type { Placed } from './api';
import { DiscipleCard, groupWords } from './disciple-card';
import { NoDisciples } from './no-disciples';

interface Props {
  placed: readonly Placed[];
  today: Day;
}

/** Those of one page, under what their group is called. */
function DiscipleGroups({ placed, today }: Props) {
  return (
    <Stack spacing={3}>
      {groups.map((group) => {
        const members = placed.filter((each) => each.group === group);
        if (members.length === 0) return null;
        return (
          <section key={group} aria-label={groupWords[group].name}>
            <Typography variant="h2">{groupWords[group].name}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              {groupWords[group].text}
            </Typography>
            <Box
              component="ul"
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
                gap: 2,
                m: 0,
                p: 0,
              }}
            >
              {members.map(({ profile }) => (
                <DiscipleCard key={profile.id} profile={profile} today={today} />
              ))}
            </Box>
          </section>
        );
      })}
    </Stack>
  );
}

const PAGE = 20;

/** All of a leader's disciples, by pages, those first who have been away. */
function DiscipleList({ profiles }: { profiles: readonly Profile[] }) {
  const today = useToday();
  const rhythms = useDiscipleActivity(profiles.map(({ id }) => id).toSorted());
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

/** What a leader never sees. */
function PrivacyNote() {
  return (
    <Alert severity="info" icon={<LockIcon />} sx={{ mb: 2 }}>
      Você vê o ritmo de cada um, para encorajar. Reflexões, aplicações e conversas com o mentor
      nunca ficam visíveis para um líder.
    </Alert>
  );
}

/** How those are doing who are linked to a leader now. */
export function DisciplesTab({ uid }: { uid: string }) {
  return (
    <>
      <PrivacyNote />
      <Linked uid={uid} />
    </>
  );
}

function Linked({ uid }: { uid: string }) {
  const linked = useLinked(uid);
  const isUnsure =
    linked.state === 'loading' ||
    (linked.state === 'ready' && linked.fromCache && linked.items.length === 0);
  const isLost = useTimedOut(isUnsure);

  if (isUnsure) return isLost ? <NoDisciples why="failed" /> : <ListSkeleton />;
  if (linked.state !== 'ready' || linked.items.length === 0) return <NoDisciples why="none" />;
  return <DiscipleList profiles={linked.items} />;
}
