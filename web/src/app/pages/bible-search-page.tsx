import { passagePath } from '@raizes/domain/bible/passage';
import MarksIcon from '@mui/icons-material/BookmarksOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SearchScreen } from '@/features/bible/search-screen';
import { trySessionStorage } from '@/lib/storage';
import { PageBar } from '@/ui/page/page-bar';

/** Searches the Bible. */
export function Page() {
  const [query, setQuery] = useStoredQuery();
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
 * The search query, stored in the tab's session storage for this history entry, so that Back and a reload return to it. It stays
 * out of the address, because the browser's history outlives the sign-out and the session storage does not. A query in the address
 * is moved out of it.
 */
function useStoredQuery() {
  const [address, setAddress] = useSearchParams();
  const given = address.get('q');
  const entry = `search ${useLocation().key}`;
  const [query, setQuery] = useState(
    () => given ?? trySessionStorage((store) => store.getItem(entry)) ?? '',
  );
  useEffect(() => {
    if (given === null) trySessionStorage((store) => store.setItem(entry, query));
    else setAddress({}, { replace: true });
  }, [entry, given, query, setAddress]);
  return [query, setQuery] as const;
}
