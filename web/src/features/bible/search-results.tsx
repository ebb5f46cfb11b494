import type { BookId } from '@raizes/domain/bible/books';
import { findBook } from '@raizes/domain/bible/books';
import type { Edition } from '@raizes/domain/bible/edition';
import { findTerms } from '@raizes/domain/bible/search';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useOnline } from '@/lib/browser';
import { Highlighted } from '@/ui/highlighted';
import { Notice } from '@/ui/notice';
import type { FoundBook } from './searcher';
import type { Search } from './use-search';
import { VerseRow } from './verse-row';

interface Props {
  search: Search & { showMore: (of: FoundBook) => void };
  /** False while `search` shows what was looked for before. */
  isCurrent: boolean;
  edition: Edition | null;
}

/** The verses by their books, what is still being searched, and what could not be. */
export function SearchResults({ search, isCurrent, edition }: Props) {
  const { found, missing, showMore, terms } = search;
  return (
    <Stack spacing={3} aria-busy={!isCurrent || search.done < search.of}>
      <div>
        <Typography role="status" color="textSecondary">
          {isCurrent && search.of > 0 ? statusOf(search) : 'Procurando…'}
        </Typography>
        {edition?.is_sample === true && (
          <Typography variant="body2" color="textSecondary">
            {sampleText(edition)}
          </Typography>
        )}
      </div>
      {isCurrent && search.done === search.of && missing.length > 0 && <Missing books={missing} />}
      {found.map((each) => (
        <BookResults key={each.book} of={each} terms={terms} onMore={() => showMore(each)} />
      ))}
    </Stack>
  );
}

function statusOf({ found, done, of }: Search): string {
  const count = found.reduce((sum, each) => sum + each.count, 0);
  const verses = count === 1 ? '1 versículo' : `${count.toLocaleString('pt-BR')} versículos`;
  if (done < of) return `${verses}; procurando… ${done} de ${of} livros`;
  if (count === 0) return 'Nenhum versículo tem tudo o que você procurou.';
  return `${verses} em ${found.length === 1 ? '1 livro' : `${found.length} livros`}`;
}

function sampleText({ books }: Edition): string {
  const count = books.reduce((sum, { chapters }) => sum + chapters.length, 0);
  return `Aqui há só uma amostra da Bíblia, de ${count === 1 ? '1 capítulo' : `${count} capítulos`}: a procura fica neles.`;
}

const NAMED = 3;

/** Says which books could not be searched. */
function Missing({ books }: { books: BookId[] }) {
  const isOnline = useOnline();
  const names = books.slice(0, NAMED).map(nameOf);
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
  of: FoundBook;
  terms: string[];
  onMore: () => void;
}

function BookResults({ of, terms, onMore }: BookResultsProps) {
  const { book, count, verses } = of;
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
