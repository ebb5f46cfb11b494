import { passagePath } from '@raizes/domain/bible/passage';
import MarksIcon from '@mui/icons-material/BookmarksOutlined';
import { Box, IconButton, Typography } from '@mui/material';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { SearchScreen } from '@/features/bible/search-screen';
import { PageBar } from '@/ui/page/page-bar';

/** Searches the Bible; what is looked for stands in the address, so that Back returns to it. */
export function Page() {
  const [query, setQuery] = useSearchParams();
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
          query={query.get('q') ?? ''}
          onQuery={(q) => setQuery(q === '' ? {} : { q }, { replace: true })}
          onOpen={(passage) => void navigate(passagePath(passage))}
        />
      </Box>
    </Box>
  );
}
