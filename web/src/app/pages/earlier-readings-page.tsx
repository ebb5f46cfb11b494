import { addDays, daysBetween, formatShortDay, weekdayName } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { DailyReading } from '@raizes/domain/documents/content';
import { parseMonth, monthParam, monthOf } from '@raizes/domain/month';
import type { Month } from '@raizes/domain/month';
import ReadIcon from '@mui/icons-material/CheckCircle';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import UnreadIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Stack, Typography, Card } from '@mui/material';
import { useState } from 'react';
import { useSearchParams, Link } from 'react-router-dom';
import { useOutage } from '@/lib/browser';
import { useProgress } from '@/features/progress/api';
import { useReadingProgress } from '@/features/reading/completion';
import {
  parseReadingSearch,
  useCompletedAmong,
  useFirstDay,
  useFoundReadings,
  useReadingsOfMonth,
} from '@/features/reading/earlier';
import type { ReadingSearch } from '@/features/reading/earlier';
import { DAYS_IN_STATS, hasReading, readingPath, titleOf } from '@/features/reading/reading';
import type { SignedInProps } from '@/lib/session';
import { useDebounced, useToday } from '@/lib/timing';
import { LoadBoundary } from '@/ui/load-boundary';
import { MonthSwitcher } from '@/ui/month-switcher';
import { EmptyState } from '@/ui/page/empty-state';
import { ListSkeleton } from '@/ui/page/list';
import { PageBar } from '@/ui/page/page-bar';
import { pageColumn } from '@/ui/page/styles';
import { SearchField } from '@/ui/search-field';
import { LivedTabs } from '../lived-tabs';

/** Lists completed and missed readings by month or by book. A missed reading can still be completed, and counts. */
export function Page({ person: { uid } }: SignedInProps) {
  const [search, setSearch] = useState('');
  const typed = useDebounced(search);
  const searched = parseReadingSearch(typed);
  const today = useToday();
  return (
    <Box sx={{ ...pageColumn, maxWidth: 'sm', pb: 8 }}>
      <title>Leituras anteriores · Raízes</title>
      <PageBar back={{ to: '/daily-reading', label: 'Voltar à leitura de hoje' }} />
      <LivedTabs here="/leituras" />
      <Stack component="main" spacing={2}>
        <div>
          <Typography variant="h1">Leituras anteriores</Typography>
          <Typography color="textSecondary">
            O que ficou para trás ainda pode ser lido, e conta do mesmo jeito.
          </Typography>
        </div>
        <SearchField label="Procurar um livro" value={search} onChange={setSearch} />
        <LoadBoundary key={typed} title="Erro ao carregar leituras">
          {typed.trim() === '' ? (
            <ByMonth uid={uid} today={today} />
          ) : searched.names.length === 0 ? (
            <EmptyState
              title="Nenhum livro começa assim"
              text="Escreva o nome ou a abreviação, como Salmos 23 ou 1 Co."
            />
          ) : (
            <Found uid={uid} today={today} searched={searched} />
          )}
        </LoadBoundary>
      </Stack>
    </Box>
  );
}

interface ListProps {
  uid: string;
  today: Day;
}

function ByMonth({ uid, today }: ListProps) {
  const [query, setQuery] = useSearchParams();
  const newest = monthOf(addDays(today, -1));
  const requested = parseMonth(query.get('month')) ?? newest;
  const month = requested > newest ? newest : requested;
  const first = useFirstDay();
  const show = (next: Month) => setQuery({ month: monthParam(next) }, { replace: true });
  return (
    <>
      <MonthSwitcher month={month} onShow={show} first={first && monthOf(first)} last={newest} />
      <ReadingsOfMonth key={month} uid={uid} today={today} month={month} />
    </>
  );
}

function ReadingsOfMonth({ uid, today, month }: ListProps & { month: Month }) {
  const found = useReadingsOfMonth(month, today);
  if (!found) return <ListSkeleton />;
  return (
    <Readings
      uid={uid}
      today={today}
      readings={found.readings}
      empty={
        found.fromCache
          ? 'Este mês ainda não foi guardado neste aparelho. Ele aparece aqui quando houver internet.'
          : 'Não houve leituras neste mês.'
      }
    />
  );
}

function Found({ uid, today, searched }: ListProps & { searched: ReadingSearch }) {
  const found = useFoundReadings(searched, today);
  const outage = useOutage();
  if (found.state !== 'ready') return <ListSkeleton />;
  return (
    <Readings
      uid={uid}
      today={today}
      readings={found.value}
      empty={
        found.fromCache
          ? `${outage}: nada disso foi guardado neste aparelho.`
          : `Este ${searched.chapter === null ? 'livro' : 'capítulo'} ainda não esteve nas leituras.`
      }
    />
  );
}

interface ReadingsProps extends ListProps {
  readings: DailyReading[];
  /** Text of the empty state. */
  empty: string;
}

function Readings({ uid, today, readings, empty }: ReadingsProps) {
  const { stats } = useReadingProgress(uid, useProgress(uid, today).stats);
  const older = readings.filter(({ date }) => daysBetween(date, today) >= DAYS_IN_STATS);
  const completed = useCompletedAmong(
    uid,
    older.map(({ id }) => id),
  );
  if (readings.length === 0) return <EmptyState text={empty} />;
  const isKnown = stats !== 'unknown' && completed !== null;
  const isRead = (id: string) =>
    (stats !== 'unknown' && hasReading(stats, id)) || completed?.has(id) === true;
  const done = readings.filter(({ id }) => isRead(id)).length;
  return (
    <Box>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 1 }}>
        {isKnown ? `${done} de ${readings.length} concluídas` : ' '}
      </Typography>
      <EarlierList readings={readings} isRead={isKnown ? isRead : null} />
    </Box>
  );
}

interface Props {
  readings: DailyReading[];
  /** Null while unknown. */
  isRead: ((id: string) => boolean) | null;
}

/** Links to readings of other days, each with a mark that says whether it was completed. */
function EarlierList({ readings, isRead }: Props) {
  return (
    <Card component="ul" aria-label="Leituras" sx={list}>
      {readings.map((reading) => (
        <Box component="li" key={reading.id} sx={{ listStyle: 'none' }}>
          <Box component={Link} to={readingPath(reading.id)} sx={row}>
            <State isRead={isRead && isRead(reading.id)} />
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <Typography component="span" sx={title}>
                {titleOf(reading)}
              </Typography>
              <Typography variant="body2" component="span" color="textSecondary">
                {`${weekdayName(reading.date)}, ${formatShortDay(reading.date)}`}
              </Typography>
            </Box>
            <ForwardIcon aria-hidden sx={{ color: 'text.secondary' }} />
          </Box>
        </Box>
      ))}
    </Card>
  );
}

function State({ isRead }: { isRead: boolean | null }) {
  if (isRead === null) return <Box sx={{ width: 24 }} />;
  const Icon = isRead ? ReadIcon : UnreadIcon;
  return (
    <Icon
      role="img"
      aria-hidden={false}
      aria-label={isRead ? 'Concluída' : 'Ainda não lida'}
      sx={{ color: isRead ? 'primary.main' : 'text.secondary' }}
    />
  );
}

const list = { m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 64,
  px: 2,
  py: 1,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '-3px' },
} as const;

const title = { display: 'block', fontWeight: 700, overflowWrap: 'anywhere' } as const;
