import type { BookId } from '@raizes/domain/bible/books';
import { findBook } from '@raizes/domain/bible/books';
import type { Edition } from '@raizes/domain/bible/edition';
import { findTerms } from '@raizes/domain/bible/search';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useOnline } from '@/lib/browser';
import { Highlighted } from '@/ui/highlighted';
import { Notice } from '@/ui/page/notice';
import type { FoundBook } from './searcher';
import type { Search } from './use-search';
import { VerseRow } from './verse-row';

interface Props {
  search: Search & { showMore: (result: FoundBook) => void };
  /** False while `search` still has the results of the previous query. */
  isCurrent: boolean;
  edition: Edition | null;
}

/** The results grouped by book, the progress of the search, and the books that could not be searched. */
export function SearchResults({ search, isCurrent, edition }: Props) {
  const { found, missing, showMore, terms } = search;
  return (
    <Stack spacing={3} aria-busy={!isCurrent || search.done < search.total}>
      <div>
        <Typography role="status" color="textSecondary">
          {isCurrent && search.total > 0 ? statusOf(search) : 'Procurando…'}
        </Typography>
        {edition?.is_sample === true && (
          <Typography variant="body2" color="textSecondary">
            {sampleText(edition)}
          </Typography>
        )}
      </div>
      {isCurrent && search.done === search.total && missing.length > 0 && (
        <Missing books={missing} />
      )}
      {found.map((each) => (
        <BookResults key={each.book} result={each} terms={terms} onMore={() => showMore(each)} />
      ))}
    </Stack>
  );
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
  return `Aqui há só uma amostra da Bíblia, de ${count === 1 ? '1 capítulo' : `${count} capítulos`}: a procura fica neles.`;
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
