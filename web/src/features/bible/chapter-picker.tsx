import BackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import {
  Box,
  Dialog,
  DialogTitle,
  IconButton,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import type { Theme } from '@mui/material';
import { findBooksNamed } from '@raizes/domain/bible/book-names';
import { OLD_TESTAMENT_BOOK_COUNT, books } from '@raizes/domain/bible/books';
import type { Book } from '@raizes/domain/bible/books';
import type { Edition } from '@raizes/domain/bible/edition';
import { chapterPath, verseCount } from '@raizes/domain/bible/passage';
import { foldText } from '@raizes/domain/text/fold';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useOnline } from '@/lib/browser';
import { ScreenReaderText } from '@/ui/screen-reader-text';
import { SearchField } from '@/ui/search-field';
import { storedFiles } from './editions';
import { hasChapter } from './place';
import type { Place } from './place';

interface Props {
  edition: Edition;
  place: Place;
  onClose: () => void;
}

/** Chooses a book and then its chapter, or opens a typed reference directly: 'jo 3', 'sl 119.105'. */
export function ChapterPicker({ edition, place, onClose }: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [book, setBook] = useState<Book | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="md"
      aria-labelledby="picker-title"
      slotProps={{ paper: { sx: isPhone ? {} : { height: 'min(720px, 90dvh)' } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', px: 1.5, pt: 1 }}>
        {book && (
          <IconButton aria-label="Voltar aos livros" onClick={() => setBook(null)}>
            <BackIcon />
          </IconButton>
        )}
        <DialogTitle id="picker-title" variant="h2" sx={{ flexGrow: 1, minWidth: 0, px: 1 }}>
          {book ? book.name : 'Abrir a Bíblia'}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label="Fechar">
          <CloseIcon />
        </IconButton>
      </Stack>
      {book ? (
        <Chapters edition={edition} place={place} book={book} onClose={onClose} />
      ) : (
        <Books
          edition={edition}
          place={place}
          isPhone={isPhone}
          onBook={setBook}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

interface BooksProps extends Props {
  isPhone: boolean;
  onBook: (book: Book) => void;
}

function Books({ edition, place, isPhone, onBook, onClose }: BooksProps) {
  const navigate = useNavigate();
  const isReadable = useIsReadable(edition);
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const { name, chapter, verse } = parseTyped(typed);
  const named = findBooksNamed(name);
  const found = books.filter((book) => matchesName(book, name) || named.includes(book));

  // Scrolls to the current book, and only the list: `scrollIntoView` would move the head of the dialog out of view.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !current) return;
    const { offsetTop, clientHeight } = list.current;
    list.current.scrollTop = current.offsetTop - offsetTop - clientHeight / 2;
  }, []);

  function choose(book: Book): void {
    const last = book.verses.length;
    const chosen = chapter ?? (last === 1 ? 1 : null);
    if (chosen === null || chosen > last) return onBook(book);
    onClose();
    const isVerse = verse !== null && verse <= verseCount(book.id, chosen);
    void navigate(chapterPath(book.id, chosen) + (isVerse ? `?v=${verse}` : ''));
  }

  const button = (book: Book) => (
    <button
      key={book.id}
      type="button"
      aria-current={book.id === place.book || undefined}
      data-absent={!isReadable(book) || undefined}
      onClick={() => choose(book)}
    >
      {book.name}
      {chapter !== null && chapter <= book.verses.length && ` ${chapter}`}
      {!isReadable(book) && (
        <ScreenReaderText>, não está neste aparelho ou nesta edição</ScreenReaderText>
      )}
    </button>
  );
  const section = (title: string, from: Book[]) =>
    from.length > 0 && (
      <Box component="section" key={title} sx={{ mb: 2 }}>
        <Typography variant="overline" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
          {title}
        </Typography>
        <Box
          sx={{
            ...grid(isPhone ? '9.5rem' : '11rem'),
            '& > *': { ...tile, justifyContent: 'start', px: 1.5 },
          }}
        >
          {from.map(button)}
        </Box>
      </Box>
    );

  return (
    <>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          const best = found.find((book) => matchesAbbreviation(book, typed)) ?? found[0];
          if (best) choose(best);
        }}
        sx={{ px: 2.5, pb: 1.5 }}
      >
        <SearchField
          label="Livro, ou livro e capítulo"
          value={typed}
          onChange={setTyped}
          // Not on a phone, where the keyboard would cover the books.
          autoFocus={!isPhone}
        />
      </Box>
      <Box ref={list} sx={content}>
        {section(
          'Antigo Testamento',
          found.filter((book) => isOld(book)),
        )}
        {section(
          'Novo Testamento',
          found.filter((book) => !isOld(book)),
        )}
        {found.length === 0 && (
          <Typography role="status" color="textSecondary">
            Nenhum livro com este nome.
          </Typography>
        )}
      </Box>
    </>
  );
}

const isOld = (book: Book) => books.indexOf(book) < OLD_TESTAMENT_BOOK_COUNT;

/** Splits `1 jo 3.16` into name, chapter and verse. */
function parseTyped(typed: string) {
  const folded = foldText(typed).trim();
  const [, name = folded, chapter, verse] =
    /^(\d? ?[a-z][a-z ]*?) ?(\d{1,3})(?:[.:,](\d{1,3}))?$/.exec(folded) ?? [];
  const number = (text: string | undefined) => Number(text) || null;
  return { name: name.replaceAll(' ', ''), chapter: number(chapter), verse: number(verse) };
}

/** Whether a book's name, a word of its name or its abbreviation starts with the typed text. */
function matchesName({ name, abbreviation }: Book, typed: string): boolean {
  const words = foldText(name).split(' ');
  const candidates = [words.join(''), ...words, foldText(abbreviation)];
  return candidates.some((each) => each.startsWith(typed));
}

/** Whether the typed text before the numbers is exactly the book's abbreviation: `jo 3` is João and `jó 3` is Jó. */
function matchesAbbreviation({ abbreviation }: Book, typed: string): boolean {
  const letters = typed.normalize('NFC').toLowerCase().replaceAll(' ', '');
  return letters.replace(/\d{1,3}([.:,]\d{1,3})?$/, '') === abbreviation.toLowerCase();
}

/** Returns whether a book can be read now: the edition has it and, if there is no network, it is stored on this device. */
function useIsReadable(edition: Edition): (book: Book) => boolean {
  const online = useOnline();
  const [stored, setStored] = useState<Set<string> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void storedFiles().then((files) => isCurrent && setStored(files));
    return () => {
      isCurrent = false;
    };
  }, []);

  return ({ id }) => {
    const entry = edition.books.find(({ book }) => book === id);
    return entry !== undefined && (online || stored === null || stored.has(entry.file));
  };
}

interface ChaptersProps extends Props {
  book: Book;
}

function Chapters({ edition, place, book, onClose }: ChaptersProps) {
  const list = useRef<HTMLDivElement>(null);

  // Moves the keyboard focus to the chapters.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    (current ?? list.current?.querySelector('a'))?.focus();
  }, []);

  return (
    <Box ref={list} sx={content}>
      <Typography variant="overline" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
        Capítulos
      </Typography>
      <Box sx={{ ...grid('3.5rem'), '& > *': tile }}>
        {book.verses.map((_, index) => {
          const chapter = index + 1;
          const isInEdition = hasChapter(edition, { book: book.id, chapter });
          const isCurrent = place.book === book.id && place.chapter === chapter;
          return (
            <Link
              key={chapter}
              to={chapterPath(book.id, chapter)}
              onClick={onClose}
              aria-current={isCurrent ? 'page' : undefined}
              data-absent={!isInEdition || undefined}
            >
              {chapter}
              {!isInEdition && <ScreenReaderText>, não está nesta edição</ScreenReaderText>}
            </Link>
          );
        })}
      </Box>
    </Box>
  );
}

const content = { overflowY: 'auto', flexGrow: 1, px: 2.5, pt: 0.5, pb: 3 };

const grid = (width: string) => ({
  display: 'grid',
  gap: 1,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))`,
});

/** The style of every tile, applied once to the grid, because rendering 150 MUI buttons keeps a phone busy for half a second. */
const tile = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 48,
  border: 0,
  borderRadius: '12px',
  bgcolor: 'action.hover',
  color: 'text.primary',
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'action.selected' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main' },
  '&[aria-current]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  // Still a link, because the page it opens explains what is missing.
  '&[data-absent]:not([aria-current])': {
    bgcolor: 'transparent',
    color: 'text.secondary',
    fontWeight: 400,
  },
} as const;
