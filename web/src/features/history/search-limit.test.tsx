import { fireEvent, screen } from '@testing-library/react';
import { addDays } from '@raizes/domain/day';
import { aDay, aUserDevotional } from '@raizes/tests/factories';
import { renderApp } from '@/testing/render';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { History } from './api';
import { useSearch } from './search';
import { SearchField } from '@/ui/search-field';
import { SearchStatus } from './search-status';

const YEARS = 440;
const years = Array.from({ length: YEARS }, (_, index) =>
  aUserDevotional({
    completed_on: addDays(aDay, -index),
    ...(index === 435 && { reflection: 'Gratidão pela colheita.' }),
  }),
);

/** A search in a history of more than a year, of which ten devotionals are loaded. */
function SearchOfYears() {
  const [loaded, setLoaded] = useState(10);
  const history: History = {
    entries: years.slice(0, loaded),
    ended: loaded >= YEARS,
    after: null,
    status: 'idle',
    fromCache: false,
    restart: () => setLoaded(10),
    loadMore: (size) => setLoaded(Math.min(YEARS, loaded + size)),
  };
  const search = useSearch(history);
  return (
    <>
      <SearchField
        label="Procurar no que você escreveu"
        value={search.query}
        onChange={search.setQuery}
      />
      <SearchStatus search={search} searched={{ ...history, loaded }} total={YEARS} />
    </>
  );
}

it('stops after about 400 devotionals and continues on request', async () => {
  renderApp(<SearchOfYears />);
  fireEvent.change(screen.getByLabelText('Procurar no que você escreveu'), {
    target: { value: 'colheita' },
  });
  await screen.findByText(/^Procurando… \d+ de 440 devocionais/);
  await screen.findByText('Nada encontrado nos 410 devocionais mais recentes.');
  fireEvent.click(screen.getByRole('button', { name: 'Procurar nos mais antigos' }));
  await screen.findByText('1 encontrado em 440 devocionais.');
  expect(screen.queryByRole('button', { name: 'Procurar nos mais antigos' })).toBeNull();
});
