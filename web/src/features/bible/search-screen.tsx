import { findBooksNamed } from '@raizes/domain/bible/book-names';
import { findBook } from '@raizes/domain/bible/books';
import type { BookId } from '@raizes/domain/bible/books';
import type { Edition } from '@raizes/domain/bible/edition';
import { hourOf } from '@raizes/domain/bible/hours';
import { chapterPath, formatPassage, passagePath } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import { searchTerms, findTerms } from '@raizes/domain/bible/search';
import OpenIcon from '@mui/icons-material/MenuBookOutlined';
import { Button, Stack, Typography, Box } from '@mui/material';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useOnline } from '@/lib/browser';
import { Highlighted } from '@/ui/highlighted';
import { Notice } from '@/ui/page/notice';
import { SearchField } from '@/ui/search-field';
import { loadEdition, useBible } from './api';
import { HourPassages, RelatedWords, SearchStart } from './search-help';
import type { FoundBook } from './searcher';
import { useSearch } from './use-search';
import type { Search } from './use-search';
import { VerseRow } from './verse-row';

interface Props {
  /** The query of the search. */
  query: string;
  /** Receives the typed query, debounced. */
  onQuery: (query: string) => void;
  onOpen: (passage: Passage) => void;
}

const DEBOUNCE_MS = 250;
/** Shorter names of books are also words that people search for: `mar`, `sal`, `na`. */
const NAME_LENGTH = 4;

/** Searches verses by their words, and opens a typed passage. */
export function SearchScreen({ query, onQuery, onOpen }: Props) {
  const [typed, setTyped] = useState(query);
  const terms = useMemo(() => searchTerms(query), [query]);
  const bible = useBible(loadEdition);
  const edition = bible.state === 'ready' ? bible.value : null;
  const search = useSearch(terms, edition?.hash);
  const hour = hourOf(terms);
  const hourPassages = hour ? <HourPassages hour={hour} edition={edition} /> : null;
  const { passage, nearest } = usePassage(typed);
  const named = typed.trim().length >= NAME_LENGTH ? findBooksNamed(typed) : [];

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
      {passage && <OpenButton to={passagePath(passage)} name={formatPassage(passage)} />}
      {named.map(({ id, name }) => (
        <OpenButton key={id} to={chapterPath(id, 1)} name={name} />
      ))}
      {nearest.length > 0 && (
        <Stack spacing={1.5} role="status">
          <Typography>Esta passagem não existe. As mais próximas:</Typography>
          {nearest.map((near) => (
            <OpenButton key={passagePath(near)} to={passagePath(near)} name={formatPassage(near)} />
          ))}
        </Stack>
      )}
      {passage ? null : terms.length === 0 ? (
        <SearchStart onChoose={setTyped} />
      ) : bible.state === 'failed' || search.hasFailed ? (
        <>
          {hourPassages}
          <Notice
            severity="info"
            role="status"
            text="A Bíblia ainda não está neste aparelho. Conecte-se à internet para procurar nela."
          />
        </>
      ) : (
        <SearchResults
          query={query}
          search={search}
          isCurrent={search.terms === terms}
          edition={edition}
          onQuery={setTyped}
          hour={hourPassages}
        />
      )}
    </Stack>
  );
}

function OpenButton({ to, name }: { to: string; name: string }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="contained"
      size="large"
      startIcon={<OpenIcon />}
      sx={{ alignSelf: 'flex-start' }}
    >
      Abrir {name}
    </Button>
  );
}

interface Parsed {
  /** Null if the text is no passage that exists. */
  passage: Passage | null;
  /** What a passage that does not exist may mean. */
  nearest: Passage[];
}

/** The typed passage. The parser is loaded when the text contains a number. */
function usePassage(typed: string): Parsed {
  const [parsed, setParsed] = useState<(Parsed & { typed: string }) | null>(null);
  useEffect(() => {
    if (!/\d/.test(typed)) return undefined;
    let isCurrent = true;
    import('@raizes/domain/bible/references').then(
      ({ parseReference, nearestPassages }) => {
        const passage = parseReference(typed);
        const nearest = passage ? [] : nearestPassages(typed);
        return isCurrent && setParsed({ typed, passage, nearest });
      },
      (cause: unknown) => console.warn('The parser of references could not be loaded', cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  return parsed?.typed === typed ? parsed : { passage: null, nearest: [] };
}

interface SearchResultsProps {
  query: string;
  search: Search & { showMore: (result: FoundBook) => void };
  /** False while `search` still has the results of the previous query. */
  isCurrent: boolean;
  edition: Edition | null;
  /** Searches for something else. */
  onQuery: (query: string) => void;
  /** Where to read in the hour for which the words stand; null if they stand for none. */
  hour: ReactNode;
}

/** The results grouped by book, the progress of the search, and the books that could not be searched. */
function SearchResults({ query, search, isCurrent, edition, onQuery, hour }: SearchResultsProps) {
  const { found, missing, showMore, terms, related } = search;
  const isOver = isCurrent && search.total > 0 && search.done === search.total;
  const isNothing = isOver && found.length === 0;
  const hasOther = hour !== null || related.length > 0;
  return (
    <Stack spacing={3} aria-busy={!isOver}>
      <Typography role="status" color="textSecondary">
        {!isCurrent || search.total === 0
          ? 'Procurando…'
          : isNothing && hasOther
            ? noneWith(query)
            : statusOf(search)}
      </Typography>
      {hour}
      {isNothing && related.length > 0 && <RelatedWords words={related} onChoose={onQuery} />}
      {isNothing && !hasOther && <SearchStart onChoose={onQuery} />}
      {isOver && missing.length > 0 && <Missing books={missing} />}
      {found.map((each) => (
        <BookResults key={each.book} result={each} terms={terms} onMore={() => showMore(each)} />
      ))}
      {/* The passages of an hour say it too. */}
      {edition?.is_sample === true && !(isNothing && hour !== null) && (
        <Typography variant="body2" color="textSecondary">
          {sampleText(edition)}
        </Typography>
      )}
    </Stack>
  );
}

function noneWith(query: string): string {
  const words = query.trim();
  return `Nenhum versículo traz ${/\s/.test(words) ? 'as palavras' : 'a palavra'} “${words}”.`;
}

function statusOf({ found, done, total }: Search): string {
  const count = found.reduce((sum, each) => sum + each.count, 0);
  const verses = count === 1 ? '1 versículo' : `${count.toLocaleString('pt-BR')} versículos`;
  if (done < total) return `${verses}; procurando… ${done} de ${total} livros`;
  if (count === 0) return 'Nenhum versículo tem tudo o que você procurou.';
  return `${verses} em ${found.length === 1 ? '1 livro' : `${found.length} livros`}`;
}

function sampleText({ books }: Edition): string {
  const count = books.reduce((sum, { chapters }) => sum + chapters.length, 0);
  return `Por enquanto, esta Bíblia tem ${count === 1 ? '1 capítulo' : `${count} capítulos`}: a procura fica aí.`;
}

const MAX_NAMED = 3;

/** Says which books could not be searched. */
function Missing({ books }: { books: BookId[] }) {
  const isOnline = useOnline();
  const names = books.slice(0, MAX_NAMED).map(nameOf);
  const rest = books.length - names.length;
  const all = rest > 0 ? [...names, `mais ${rest} ${rest === 1 ? 'livro' : 'livros'}`] : names;
  const list = new Intl.ListFormat('pt-BR').format(all);
  return (
    <Notice
      severity="info"
      role="status"
      text={`${isOnline ? 'Não' : 'Você está sem internet: não'} foi possível procurar em ${list}. Com a Bíblia guardada neste aparelho, a procura vai a todos os livros, também sem internet.`}
    />
  );
}

const nameOf = (book: BookId) => findBook(book)?.name ?? book;

interface BookResultsProps {
  result: FoundBook;
  terms: string[];
  onMore: () => void;
}

function BookResults({ result, terms, onMore }: BookResultsProps) {
  const { book, count, verses } = result;
  const name = nameOf(book);
  return (
    <section aria-label={name}>
      <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1, mb: 0.5 }}>
        <Typography variant="h2">{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {count.toLocaleString('pt-BR')}
        </Typography>
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {verses.map((verse) => (
          <VerseRow
            key={`${verse.chapter}.${verse.verse}`}
            book={book}
            verse={verse}
            words={<Highlighted text={verse.text} spans={findTerms(verse.text, terms)} />}
          />
        ))}
      </Box>
      {verses.length < count && (
        <Button onClick={onMore} sx={{ minHeight: 44, ml: -1 }}>
          Mostrar mais de {name}
        </Button>
      )}
    </section>
  );
}
