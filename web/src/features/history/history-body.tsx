import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { HistoryList } from './history-list';
import { LoadFailed } from './load-failed';
import { SearchField } from './search-field';
import { SearchStatus } from './search-status';
import { PAGE_SIZE } from './use-history';
import type { History } from './use-history';
import { useSearch } from './use-search';

interface Props {
  history: History;
  total: number | null;
}

/** The entries, ten more at a time, and the search through them. */
export function HistoryBody({ history, total }: Props) {
  const { entries, ended, status, fromCache, loadMore, restart } = history;
  const search = useSearch(history);
  const [shown, setShown] = useState(PAGE_SIZE);
  const { found, isSearching } = search;
  const isMoreHere = found.length > shown;

  function look(query: string): void {
    search.setQuery(query);
    setShown(PAGE_SIZE);
  }

  function showMore(): void {
    setShown(shown + PAGE_SIZE);
    if (!isMoreHere) loadMore(PAGE_SIZE);
  }

  return (
    <>
      {fromCache && !isSearching && (
        <LoadFailed onRetry={restart}>
          Você está sem internet: aqui está o que este aparelho já guardou.
        </LoadFailed>
      )}
      <Stack spacing={1}>
        <SearchField value={search.query} onChange={look} />
        {isSearching && (
          <SearchStatus
            search={search}
            looked={{ loaded: entries.length, ended, fromCache }}
            total={total}
          />
        )}
      </Stack>
      <HistoryList entries={found.slice(0, shown)} words={search.words} />
      {status === 'failed' && <LoadFailed onRetry={() => loadMore(PAGE_SIZE)} />}
      {status !== 'failed' && (isMoreHere || (!ended && !isSearching)) && (
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
