import { contentWarning, formatWarning } from '@raizes/domain/content/content-warning';
import { formatDayAndMonth, weekdayName } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { PeopleCounts, ContentCounts } from '@raizes/domain/documents/church-counts';
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import { Box, Card, IconButton, Skeleton, Stack, Typography, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useContentPlan, useMightBeRunning } from '@/features/content/plan/api';
import { relativeTime } from '@/lib/time';
import { useToday } from '@/lib/timing';
import { Notice } from '@/ui/page/notice';
import { RECOUNT_MS, leaderAddress, useChurchCounts } from './counts';
import { WaitingByLeader, Challenges } from './overview-lists';
import { Tile, ZeroTile } from './overview-tile';
import type { TileProps } from './overview-tile';

const HEADING = 'overview';

/** The figures that need an admin's attention today, each a link to the page that deals with it, if there is one. */
export function Overview() {
  const { people, content, at, state, countAgain } = useChurchCounts();
  const isLoading = state === 'loading';
  const tiles = tilesOf(people, content);
  // Until they are counted, the figures are laid out as on most days, so that little moves.
  const isTile = ({ value, isMostlyZero }: (typeof tiles)[number]) =>
    value === null && isLoading ? !isMostlyZero : value !== 0;
  return (
    <Box component="section" aria-labelledby={HEADING} sx={{ mb: 4 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1, mb: 1.5, minHeight: 44 }}
      >
        <Typography id={HEADING} variant="h2" sx={{ mr: 'auto' }}>
          O trabalho de hoje
        </Typography>
        <CountedAt at={at} state={state} onAgain={() => void countAgain()} />
      </Stack>
      {content && <ContentWarningNotice content={content} />}
      {people && people.unauthorized > 0 && <Unauthorized count={people.unauthorized} />}
      <Box sx={tilesSx}>
        {tiles.filter(isTile).map((tile) => (
          <Tile key={tile.label} {...tile} isLoading={isLoading} />
        ))}
      </Box>
      <Box sx={zerosSx}>
        {tiles
          .filter((tile) => !isTile(tile))
          .map((tile) => (
            <ZeroTile key={tile.label} {...tile} />
          ))}
      </Box>
      <Card sx={listsSx}>
        {people === null ? (
          <Waiting isLoading={isLoading} />
        ) : (
          <>
            <WaitingByLeader waiting={people.waiting} />
            <Challenges challenges={people.challenges} />
          </>
        )}
      </Card>
    </Box>
  );
}

const listsSx = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  p: { xs: 2, sm: 2.5 },
  mt: 2,
} as const;

const tilesSx = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  // Of an odd number, a phone's last one fills the row.
  '& > :last-child:nth-child(odd)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;

const zerosSx = { display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 } as const;

type Counts = ReturnType<typeof useChurchCounts>;

/** The tiles; while the figures are unknown, they still link to their pages. */
function tilesOf(
  people: Counts['people'],
  content: Counts['content'],
): (Omit<TileProps, 'isLoading'> & { isMostlyZero?: boolean })[] {
  const until = content && `até ${formatDayAndMonth(content.until)}`;
  return [
    {
      label: 'Pessoas novas',
      value: people && people.newcomers,
      text: 'nos últimos 7 dias',
      to: '/manage-users?show=newcomers',
      isGood: true,
    },
    {
      label: 'Sem líder',
      value: people && people.unlinked,
      text: textOfUnlinked(people),
      to: '/manage-users?show=unlinked',
    },
    {
      label: 'Esperam resposta',
      value: people && people.waiting.total,
      text: 'há mais de dois dias',
      to: leaderLink(people),
    },
    {
      label: 'Dias sem devocional',
      isMostlyZero: true,
      ...gapsIn(content && content.devotionals, until, '/create-devotional'),
    },
    {
      label: 'Dias sem leitura',
      isMostlyZero: true,
      ...gapsIn(content && content.readings, until, '/manage-daily-readings'),
    },
    {
      label: 'Avisos sem entrega',
      isMostlyZero: true,
      value: people && people.failed_pushes,
      text: 'nos últimos 7 dias',
      to: import.meta.env.VITE_EMULATORS ? '/push-debug' : null,
    },
  ];
}

function textOfUnlinked(people: PeopleCounts | null): string {
  if (people?.unlinked === 0) return 'todos têm com quem caminhar';
  if (!people?.asking) return 'discípulos por vincular';
  return people.asking === 1 ? '1 pediu um líder' : `${people.asking} pediram um líder`;
}

/** Links to the leader with the most waiting messages. */
function leaderLink(people: PeopleCounts | null): string {
  const [first] = people?.waiting.by_leader ?? [];
  return first ? leaderAddress(first.leader_id) : '/manage-users?show=lider';
}

function gapsIn(days: Day[] | null, until: string | null, page: string) {
  const [first] = days ?? [];
  const value = days && days.length;
  if (!first) return { value, text: until ?? 'nas próximas semanas', to: '/content-calendar' };
  const text = `o primeiro: ${weekdayName(first).slice(0, 3)}, ${formatDayAndMonth(first)}`;
  return { value, text, to: `${page}?date=${first}` };
}

const Waiting = ({ isLoading }: { isLoading: boolean }) =>
  isLoading ? (
    <Skeleton variant="rounded" sx={{ height: { xs: 312, md: 160 }, gridColumn: '1 / -1' }} />
  ) : (
    <Typography color="textSecondary">
      Sem os números, por enquanto. Os atalhos continuam funcionando.
    </Typography>
  );

const TICK_MS = 15_000;

interface CountedAtProps {
  at: number | null;
  state: Counts['state'];
  onAgain: () => void;
}

/** `contado há 4 minutos`, and a button to count again. */
function CountedAt({ at, state, onAgain }: CountedAtProps) {
  const now = useNow();
  const isRecent = at !== null && now - at < RECOUNT_MS && state === 'ready';
  return (
    <Stack direction="row" sx={{ alignItems: 'center', color: 'text.secondary' }}>
      <Typography variant="body2" role="status">
        {wordsFor(at, state, now)}
      </Typography>
      <IconButton
        aria-label="Contar de novo"
        title="Contar de novo"
        edge="end"
        onClick={onAgain}
        disabled={state === 'loading' || isRecent}
      >
        <RefreshIcon />
      </IconButton>
    </Stack>
  );
}

function wordsFor(at: number | null, state: Counts['state'], now: number): string {
  if (state === 'failed') return 'não foi possível contar agora';
  if (at === null) return 'contando…';
  return `contado ${relativeTime(new Date(at), new Date(Math.max(at, now)))}`;
}

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Says how many minors wait for their guardian's consent. */
const Unauthorized = ({ count }: { count: number }) => (
  <Box sx={{ mb: 2 }}>
    <Notice
      role="status"
      severity="info"
      title={`Faltam autorizações (${count})`}
      text="Sem a do responsável, o Mentor IA e as mensagens ao líder ficam fechados para quem tem menos de 18 anos."
      action={
        <Button component={Link} to="/manage-users?minors" size="small">
          Ver quem
        </Button>
      }
    />
  </Box>
);

/** Warns that content runs out within a week, and says why the content plan does not fill the gap. */
function ContentWarningNotice({ content }: { content: ContentCounts }) {
  const live = useContentPlan();
  const today = useToday();
  const plan = live.state === 'ready' ? live.value : null;
  const mightBeRunning = useMightBeRunning(plan);
  if (live.state === 'loading' || (live.state === 'missing' && live.fromCache)) return null;
  const missing = { devotional: content.devotionals, readings: content.readings };
  const warning = contentWarning(
    plan,
    today,
    (day, part) => missing[part].includes(day),
    mightBeRunning,
  );
  if (!warning) return null;
  return (
    <Box sx={{ mb: 2 }}>
      <Notice
        role="status"
        {...formatWarning(warning, today)}
        action={
          <Button component={Link} to="/content-calendar" size="small">
            Ver o calendário
          </Button>
        }
      />
    </Box>
  );
}
