import { isDay, formatDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useOutage } from '@/lib/browser';
import { PAGE_SIZE, useHistory, useCompletion } from '@/features/history/api';
import type { History } from '@/features/history/api';
import { HistoryList, HistoryEntry } from '@/features/history/history-list';
import { useSearch } from '@/features/history/search';
import { SearchStatus } from '@/features/history/search-status';
import { useUserStats } from '@/features/progress/api';
import type { SignedInProps } from '@/lib/session';
import { Message } from '@/ui/message';
import { Notice } from '@/ui/page/notice';
import { PageBar } from '@/ui/page/page-bar';
import { SearchField } from '@/ui/search-field';
import { LivedTabs } from '../lived-tabs';

export function Page({ person }: SignedInProps) {
  const [query] = useSearchParams();
  const onlyVerses = query.has('versiculos');
  return <HistoryScreen key={`${onlyVerses}`} uid={person.uid} onlyVerses={onlyVerses} />;
}

interface ScreenProps {
  uid: string;
  /** Only the days whose verse was written from memory. */
  onlyVerses: boolean;
}

function HistoryScreen({ uid, onlyVerses }: ScreenProps) {
  const [query] = useSearchParams();
  const day = query.get('day') ?? '';
  const stats = useUserStats(uid);
  const counted = onlyVerses ? 'total_verses_memorized' : 'total_devotionals_completed';
  const total = stats.state === 'ready' ? stats.value[counted] : null;
  const history = useHistory(uid, 'fromCache' in stats && !stats.fromCache, onlyVerses);
  const { entries, status, fromCache } = history;
  const isEmpty = entries.length === 0;
  const outage = useOutage();

  return (
    <Box sx={pageSx}>
      <title>{`${onlyVerses ? 'Versículos guardados' : 'Histórico'} · Raízes`}</title>
      <PageBar />
      <LivedTabs here={onlyVerses ? '/devotional-history?versiculos' : '/devotional-history'} />
      <Box component="main" sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        {isEmpty && status === 'idle' && !fromCache ? (
          <EmptyHistory onlyVerses={onlyVerses} />
        ) : (
          <Stack spacing={3}>
            <div>
              <Typography variant="h1">
                {onlyVerses ? 'Versículos guardados' : 'Histórico de devocionais'}
              </Typography>
              <Typography color="textSecondary">
                {onlyVerses ? versesText(total) : subtitle(total)}
              </Typography>
            </div>
            {isDay(day) && <OneDay key={day} uid={uid} day={day} />}
            {!isEmpty && <HistoryBody {...{ history, total, onlyVerses }} />}
            {isEmpty && status === 'loading' && <HistorySkeleton />}
            {isEmpty && status !== 'loading' && (
              <LoadFailed onRetry={history.restart}>
                {fromCache ? outage + UNCACHED : undefined}
              </LoadFailed>
            )}
          </Stack>
        )}
      </Box>
    </Box>
  );
}

const UNCACHED = ', e seu histórico ainda não foi guardado neste aparelho.';

const pageSx = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'calc(100dvh - var(--nav-height))',
  width: '100%',
  maxWidth: 720,
  mx: 'auto',
  px: 2,
  pb: 8,
};

function subtitle(total: number | null): string {
  const privacy = 'Só você lê o que escreveu.';
  if (!total) return privacy;
  return `${total === 1 ? '1 concluído' : `${total.toLocaleString('pt-BR')} concluídos`}. ${privacy}`;
}

function versesText(total: number | null): string {
  const rule = 'Os que você escreveu de memória.';
  if (!total) return rule;
  return `${total === 1 ? '1 guardado' : `${total.toLocaleString('pt-BR')} guardados`}. ${rule}`;
}

interface HistoryBodyProps extends Pick<ScreenProps, 'onlyVerses'> {
  history: History;
  total: number | null;
}

function HistoryBody({ history, total, onlyVerses }: HistoryBodyProps) {
  const { entries, ended, status, fromCache, loadMore, restart } = history;
  const search = useSearch(history);
  const outage = useOutage();
  const [shown, setShown] = useState(PAGE_SIZE);
  const { found, isSearching } = search;
  const hasMoreLoaded = found.length > shown;

  function changeQuery(query: string): void {
    search.setQuery(query);
    setShown(PAGE_SIZE);
  }

  function showMore(): void {
    setShown(shown + PAGE_SIZE);
    if (!hasMoreLoaded) loadMore(PAGE_SIZE);
  }

  return (
    <>
      {fromCache && !isSearching && (
        <LoadFailed onRetry={restart}>
          {`${outage}: aqui está o que este aparelho já guardou.`}
        </LoadFailed>
      )}
      <Stack spacing={1}>
        <SearchField
          label="Procurar no que você escreveu"
          value={search.query}
          onChange={changeQuery}
        />
        {isSearching && (
          <SearchStatus
            search={search}
            searched={{ loaded: entries.length, ended, fromCache }}
            total={total}
          />
        )}
      </Stack>
      <HistoryList entries={found.slice(0, shown)} words={search.words} hasVerses={onlyVerses} />
      {status === 'failed' && <LoadFailed onRetry={() => loadMore(PAGE_SIZE)} />}
      {status !== 'failed' && (hasMoreLoaded || (!ended && !isSearching)) && (
        <Button
          variant="outlined"
          size="large"
          onClick={showMore}
          loading={status === 'loading' && !isSearching}
          sx={{ alignSelf: 'center' }}
        >
          Carregar mais
        </Button>
      )}
    </>
  );
}

interface LoadFailedProps {
  onRetry: () => void;
  children?: string | undefined;
}

function LoadFailed({ onRetry, children }: LoadFailedProps) {
  return (
    <Stack
      role="alert"
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
    >
      <Typography>{children ?? 'Não foi possível carregar o histórico.'}</Typography>
      <Button size="small" onClick={onRetry} sx={{ flexShrink: 0 }}>
        Tentar novamente
      </Button>
    </Stack>
  );
}

function EmptyHistory({ onlyVerses }: Pick<ScreenProps, 'onlyVerses'>) {
  if (onlyVerses) {
    return (
      <Message
        title="Nenhum versículo guardado ainda"
        text="No passo 7 do devocional você escreve o versículo de memória. Os que você guardar aparecem aqui."
        action={{ label: 'Ir para o início', to: '/dashboard' }}
      />
    );
  }
  return (
    <Message
      title="Sua história começa aqui"
      text="Você ainda não concluiu nenhum devocional. Tudo o que você escrever fica guardado aqui, só para você."
      action={{ label: 'Ir para o início', to: '/dashboard' }}
    />
  );
}

function HistorySkeleton() {
  return (
    <Box role="status" aria-label="Carregando o histórico">
      <Skeleton width={160} sx={{ mb: 1 }} />
      <Stack spacing={1}>
        {[1, 2, 3, 4, 5].map((entry) => (
          <Skeleton key={entry} variant="rounded" height={84} sx={{ borderRadius: 1 }} />
        ))}
      </Stack>
    </Box>
  );
}

interface Props {
  uid: string;
  day: Day;
}

/** The day that a link names, shown above the list. */
function OneDay(props: Props) {
  return (
    <section aria-labelledby="one-day">
      <Typography id="one-day" variant="overline" component="h2" color="textSecondary">
        Devocional relacionado
      </Typography>
      <Completion {...props} />
    </section>
  );
}

function Completion({ uid, day }: Props) {
  const completion = useCompletion(uid, day);
  const outage = useOutage();
  switch (completion.state) {
    case 'loading':
      return <Skeleton variant="rounded" height={84} sx={{ borderRadius: 1 }} />;
    case 'missing':
    case 'malformed':
      return (
        <Notice
          severity="info"
          role="status"
          text={
            completion.state === 'missing' && completion.fromCache
              ? `${outage}, e o devocional de ${formatDay(day)} não está guardado neste aparelho.`
              : `Você não concluiu o devocional de ${formatDay(day)}.`
          }
        />
      );
    case 'ready':
      return <HistoryEntry entry={completion.value} words={[]} startsOpen />;
  }
}
