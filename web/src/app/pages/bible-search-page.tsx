import { passagePath } from '@raizes/domain/bible/passage';
import MarksIcon from '@mui/icons-material/BookmarksOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SearchScreen } from '@/features/bible/search-screen';
import { PageBar } from '@/ui/page/page-bar';

/** Searches the Bible. */
export function Page() {
  const [query, setQuery] = useKeptQuery();
  const navigate = useNavigate();
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', px: 2, pb: 8 }}>
      <title>Procurar na Bíblia · Raízes</title>
      <PageBar back={{ to: '/biblia', label: 'Voltar à Bíblia' }}>
        <IconButton component={Link} to="/biblia/marcacoes" aria-label="Minhas marcações">
          <MarksIcon />
        </IconButton>
      </PageBar>
      <Box component="main">
        <Typography variant="h1" sx={{ mb: 2.5 }}>
          Procurar na Bíblia
        </Typography>
        <SearchScreen
          query={query}
          onQuery={setQuery}
          onOpen={(passage) => void navigate(passagePath(passage))}
        />
      </Box>
    </Box>
  );
}

/**
 * What is looked for, kept by the tab for this entry of its history: Back and a reload return to it. Not in the address, which the
 * browser's history would keep when the person has signed out, as the tab's store does not. An address that has one loses it.
 */
function useKeptQuery() {
  const [address, setAddress] = useSearchParams();
  const given = address.get('q');
  const entry = `search ${useLocation().key}`;
  const [query, setQuery] = useState(() => given ?? inTab((store) => store.getItem(entry)) ?? '');
  useEffect(() => {
    if (given === null) inTab((store) => store.setItem(entry, query));
    else setAddress({}, { replace: true });
  }, [entry, given, query, setAddress]);
  return [query, setQuery] as const;
}

/** Nothing where the browser blocks the store. */
function inTab<T>(work: (store: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}
