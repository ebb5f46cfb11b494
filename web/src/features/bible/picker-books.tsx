import { Box, Button, Stack, Tab, Tabs, Typography } from '@mui/material';
import { findBooksNamed } from '@raizes/domain/bible/book-names';
import { OLD_TESTAMENT_BOOK_COUNT, books } from '@raizes/domain/bible/books';
import type { Book } from '@raizes/domain/bible/books';
import type { Edition } from '@raizes/domain/bible/edition';
import { chapterName, chapterPath, verseCount } from '@raizes/domain/bible/passage';
import { foldText } from '@raizes/domain/text/fold';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOnline } from '@/lib/browser';
import { ScreenReaderText } from '@/ui/screen-reader-text';
import { SearchField } from '@/ui/search-field';
import { storedFiles } from './editions';
import { InThisEdition, Tiles, content } from './picker-tiles';
import { recentBooks } from './place';
import type { Place } from './place';

interface Props {
  uid: string;
  edition: Edition;
  place: Place;
  isPhone: boolean;
  onBook: (book: Book) => void;
  onClose: () => void;
}

const testaments = [
  { id: 'old', name: 'Antigo Testamento' },
  { id: 'new', name: 'Novo Testamento' },
] as const;
type Testament = (typeof testaments)[number]['id'];

const testamentOf = (book: Book): Testament =>
  books.indexOf(book) < OLD_TESTAMENT_BOOK_COUNT ? 'old' : 'new';

const tabId = (testament: Testament) => `testament-${testament}`;

/** The books that can be read, a tab per testament; a search finds all books of both. */
export function Books({ uid, edition, place, isPhone, onBook, onClose }: Props) {
  const navigate = useNavigate();
  const { isReadable, isOffline } = useReadableBooks(edition);
  const [recent] = useState(() => recentBooks.read(uid));
  const [typed, setTyped] = useState('');
  const current = books.find(({ id }) => id === place.book);
  const [testament, setTestament] = useState<Testament>(current ? testamentOf(current) : 'new');
  const list = useRef<HTMLDivElement>(null);
  const { name, chapter, verse } = parseTyped(typed);
  const isSearching = name !== '';
  const named = findBooksNamed(name);
  const found = books.filter((book) => matchesName(book, name) || named.includes(book));
  const readable = books.filter((book) => isReadable(book) || book === current);
  // A sample's few books fit below each other without tabs.
  const isShort = edition.is_sample && edition.books.length < 10;
  const isSplit = isSearching || isShort;
  const shown = isSearching
    ? found
    : readable.filter((book) => isShort || testamentOf(book) === testament);
  const recentlyRead = recent.flatMap(
    (id) => readable.find((book) => book.id === id && book !== current) ?? [],
  );

  // Scrolls to the current book, and only the list: `scrollIntoView` would move the head of the dialog out of view.
  useEffect(() => {
    const tile = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !tile) return;
    const { offsetTop, clientHeight } = list.current;
    list.current.scrollTop = tile.offsetTop - offsetTop - clientHeight / 2;
  }, []);

  function choose(book: Book): void {
    const last = book.verses.length;
    const chosen = chapter ?? (last === 1 ? 1 : null);
    if (chosen === null || chosen > last) return onBook(book);
    onClose();
    const isVerse = verse !== null && verse <= verseCount(book.id, chosen);
    void navigate(chapterPath(book.id, chosen) + (isVerse ? `?v=${verse}` : ''));
  }

  const tiles = (of: Book[], title = '') =>
    of.length > 0 && (
      <Tiles
        key={title}
        title={title}
        width={isShort ? '100%' : isPhone ? '9.5rem' : '11rem'}
        align="start"
      >
        {of.map((book) => (
          <button
            key={book.id}
            type="button"
            aria-current={book === current || undefined}
            data-absent={!isReadable(book) || undefined}
            onClick={() => choose(book)}
          >
            {chapter !== null && chapter <= book.verses.length
              ? chapterName(book.id, chapter)
              : book.name}
            {!isReadable(book) && (
              <ScreenReaderText>, não está neste aparelho ou nesta edição</ScreenReaderText>
            )}
          </button>
        ))}
      </Tiles>
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
        sx={{ px: 3, pb: 1 }}
      >
        <SearchField
          label="Livro, ou livro e capítulo"
          value={typed}
          onChange={setTyped}
          // Not on a phone, where the keyboard would cover the books.
          autoFocus={!isPhone}
        />
      </Box>
      {!isSplit && (
        <Tabs
          value={testament}
          variant="fullWidth"
          aria-label="Testamento"
          onChange={(_event, next: Testament) => {
            setTestament(next);
            list.current?.scrollTo(0, 0);
          }}
          sx={{ flexShrink: 0, mx: 3, borderBottom: 1, borderColor: 'divider' }}
        >
          {testaments.map(({ id, name: label }) => (
            <Tab key={id} value={id} label={label} id={tabId(id)} aria-controls="picker-books" />
          ))}
        </Tabs>
      )}
      <Box
        ref={list}
        id="picker-books"
        {...(!isSplit && { role: 'tabpanel', 'aria-labelledby': tabId(testament) })}
        sx={content}
      >
        {!isSplit && recentlyRead.length > 0 && <Recent books={recentlyRead} onChoose={choose} />}
        {isSplit
          ? testaments.map(({ id, name: title }) =>
              tiles(
                shown.filter((book) => testamentOf(book) === id),
                title,
              ),
            )
          : tiles(shown)}
        {shown.length === 0 && (
          <Typography role="status" color="textSecondary" sx={{ mb: 2 }}>
            {isSearching ? 'Nenhum livro com este nome.' : 'Nenhum livro deste testamento aqui.'}
          </Typography>
        )}
        {!isSearching && readable.length < books.length && (
          <WhatIsHere edition={edition} isOffline={isOffline} />
        )}
      </Box>
    </>
  );
}

interface RecentProps {
  books: Book[];
  onChoose: (book: Book) => void;
}

const Recent = ({ books: recent, onChoose }: RecentProps) => (
  <Stack direction="row" role="group" aria-label="Lidos há pouco" sx={recentSx}>
    {recent.map((book) => (
      <Button key={book.id} variant="outlined" onClick={() => onChoose(book)}>
        {book.name}
      </Button>
    ))}
  </Stack>
);

const recentSx = { flexWrap: 'wrap', gap: 1, mb: 2, '& > *': { minHeight: 48 } } as const;

/** Says why not every book is shown. */
function WhatIsHere({ edition, isOffline }: { edition: Edition; isOffline: boolean }) {
  const count = edition.books.reduce((sum, { chapters }) => sum + chapters.length, 0);
  if (isOffline)
    return (
      <Typography variant="body2" color="textSecondary">
        Sem internet: aqui estão só os livros guardados neste aparelho.
      </Typography>
    );
  return (
    <InThisEdition edition={edition} count={count === 1 ? '1 capítulo' : `${count} capítulos`} />
  );
}

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

/** Whether a book can be read now: the edition has it and, if there is no network, it is stored on this device. */
function useReadableBooks(edition: Edition) {
  const online = useOnline();
  const [stored, setStored] = useState<Set<string> | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void storedFiles().then((files) => isCurrent && setStored(files));
    return () => {
      isCurrent = false;
    };
  }, []);

  const isReadable = ({ id }: Book): boolean => {
    const entry = edition.books.find(({ book }) => book === id);
    return entry !== undefined && (online || stored === null || stored.has(entry.file));
  };
  return { isReadable, isOffline: !online };
}
