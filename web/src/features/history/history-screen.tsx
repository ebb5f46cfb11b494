import type { Day } from '@raizes/domain/day';
import { Box, Stack, Typography } from '@mui/material';
import { Suspense } from 'react';
import { lazyNamed } from '@/ui/lazy-named';
import { PageBar } from '@/ui/page-bar';
import { EmptyHistory } from './empty-history';
import { HistoryBody } from './history-body';
import { LoadFailed } from './load-failed';
import { HistorySkeleton } from './history-skeleton';
import { useHistory } from './use-history';

const OneDay = lazyNamed(() => import('./one-day'), 'OneDay');

interface Props {
  uid: string;
  /** How many devotionals the person has completed, where that is known. */
  total: number | null;
  /** The server is being heard. */
  connected: boolean;
  /** The day that the address asks for. */
  day: Day | null;
}

const OFFLINE = 'Você está sem internet, e seu histórico ainda não foi guardado neste aparelho.';

const page = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  width: '100%',
  maxWidth: 720,
  mx: 'auto',
  px: 2,
  pb: 8,
};

/** All the devotionals that a person has completed, newest first. */
export function HistoryScreen({ uid, total, connected, day }: Props) {
  const history = useHistory(uid, connected);
  const { entries, status, fromCache } = history;
  const isEmpty = entries.length === 0;

  return (
    <Box sx={page}>
      <title>Histórico · Raízes</title>
      <PageBar />
      <Box component="main" sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        {isEmpty && status === 'idle' && !fromCache ? (
          <EmptyHistory />
        ) : (
          <Stack spacing={3}>
            <div>
              <Typography variant="h1">Histórico de devocionais</Typography>
              <Typography color="textSecondary">{subtitle(total)}</Typography>
            </div>
            {day && (
              <Suspense>
                <OneDay key={day} uid={uid} day={day} />
              </Suspense>
            )}
            {!isEmpty && <HistoryBody history={history} total={total} />}
            {isEmpty && status === 'loading' && <HistorySkeleton />}
            {isEmpty && status !== 'loading' && (
              <LoadFailed onRetry={history.restart}>{fromCache ? OFFLINE : undefined}</LoadFailed>
            )}
          </Stack>
        )}
      </Box>
    </Box>
  );
}

function subtitle(total: number | null): string {
  const privacy = 'Só você lê o que escreveu.';
  if (!total) return privacy;
  return `${total === 1 ? '1 concluído' : `${total.toLocaleString('pt-BR')} concluídos`}. ${privacy}`;
}
