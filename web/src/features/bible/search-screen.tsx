import { formatPassage, passagePath } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import { searchTerms } from '@raizes/domain/bible/search';
import OpenIcon from '@mui/icons-material/MenuBookOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@/ui/page/notice';
import { SearchField } from '@/ui/search-field';
import { loadEdition, useBible } from './api';
import { SearchResults } from './search-results';
import { useSearch } from './use-search';

interface Props {
  /** The query of the search. */
  query: string;
  /** Receives the typed query, debounced. */
  onQuery: (query: string) => void;
  onOpen: (passage: Passage) => void;
}

const DEBOUNCE_MS = 250;

/** Searches verses by their words, and opens a typed passage. */
export function SearchScreen({ query, onQuery, onOpen }: Props) {
  const [typed, setTyped] = useState(query);
  const terms = useMemo(() => searchTerms(query), [query]);
  const bible = useBible(loadEdition);
  const edition = bible.state === 'ready' ? bible.value : null;
  const search = useSearch(terms, edition?.hash);
  const passage = usePassage(typed);

  // An effect event, so that only typing restarts the timer, not the render after every searched book.
  const report = useEffectEvent(onQuery);
  useEffect(() => {
    if (typed === query) return undefined;
    const timer = setTimeout(() => report(typed), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, query]);

  return (
    <Stack spacing={2.5}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          if (passage) onOpen(passage);
          else onQuery(typed);
        }}
      >
        <SearchField
          label="Palavras, frase ou passagem"
          value={typed}
          onChange={setTyped}
          autoFocus={query === ''}
        />
      </form>
      {passage && (
        <Button
          component={Link}
          to={passagePath(passage)}
          variant="contained"
          size="large"
          startIcon={<OpenIcon />}
          sx={{ alignSelf: 'flex-start' }}
        >
          Abrir {formatPassage(passage)}
        </Button>
      )}
      {passage ? null : terms.length === 0 ? (
        <Examples onChoose={setTyped} />
      ) : bible.state === 'failed' || search.hasFailed ? (
        <Notice
          severity="info"
          role="status"
          text="A Bíblia ainda não está neste aparelho. Conecte-se à internet para procurar nela."
        />
      ) : (
        <SearchResults search={search} isCurrent={search.terms === terms} edition={edition} />
      )}
    </Stack>
  );
}

/** The typed passage, or null if it is not one. The parser is loaded when the text contains a number. */
function usePassage(typed: string): Passage | null {
  const [parsed, setParsed] = useState<{ typed: string; passage: Passage | null } | null>(null);
  useEffect(() => {
    if (!/\d/.test(typed)) return undefined;
    let isCurrent = true;
    import('@raizes/domain/bible/references').then(
      ({ parseReference }) => isCurrent && setParsed({ typed, passage: parseReference(typed) }),
      (cause: unknown) => console.warn('The parser of references could not be loaded', cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  return parsed?.typed === typed ? parsed.passage : null;
}

const examples = ['misericórdia', '"não temas"', 'mans*', 'Fp 4.6-7'];

function Examples({ onChoose }: { onChoose: (example: string) => void }) {
  return (
    <Stack spacing={1.5}>
      <Typography color="textSecondary">
        Uma frase vai entre aspas. Um asterisco vale por qualquer final: mans* acha manso, mansos e
        mansidão. Uma passagem, como Fp 4.6-7, abre na hora.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {examples.map((example) => (
          <Button
            key={example}
            variant="outlined"
            onClick={() => onChoose(example)}
            sx={{ minHeight: 44 }}
          >
            {example}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}
