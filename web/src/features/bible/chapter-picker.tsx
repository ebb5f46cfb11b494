import BackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import { Box, Dialog, DialogTitle, IconButton, Stack, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import type { Book } from '@raizes/domain/bible/books';
import type { Edition } from '@raizes/domain/bible/edition';
import { chapterPath } from '@raizes/domain/bible/passage';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ScreenReaderText } from '@/ui/screen-reader-text';
import { Books } from './picker-books';
import { InThisEdition, Tiles, content } from './picker-tiles';
import { hasChapter } from './place';
import type { Place } from './place';

interface Props {
  uid: string;
  edition: Edition;
  place: Place;
  onClose: () => void;
}

/** Chooses a book and then its chapter, or opens a typed reference directly: 'jo 3', 'sl 119.105'. */
export function ChapterPicker({ uid, edition, place, onClose }: Props) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [book, setBook] = useState<Book | null>(null);
  // Few books would leave most of the dialog empty; with many, it keeps its size while the person types.
  const isShort = edition.books.length < 10;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={isShort ? 'xs' : 'md'}
      aria-labelledby="picker-title"
      slotProps={{ paper: { sx: { [isShort ? 'maxHeight' : 'height']: height(isPhone) } } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', px: 2, pt: 1 }}>
        {book && (
          <IconButton aria-label="Voltar aos livros" onClick={() => setBook(null)}>
            <BackIcon />
          </IconButton>
        )}
        <DialogTitle id="picker-title" variant="h2" sx={{ flexGrow: 1, minWidth: 0, px: 1 }}>
          {book ? book.name : 'Livros'}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label="Fechar">
          <CloseIcon />
        </IconButton>
      </Stack>
      {book ? (
        <Chapters edition={edition} place={place} book={book} onClose={onClose} />
      ) : (
        <Books {...{ uid, edition, place, isPhone, onClose }} onBook={setBook} />
      )}
    </Dialog>
  );
}

const height = (isPhone: boolean) => (isPhone ? '92dvh' : 'min(720px, 90dvh)');

interface ChaptersProps extends Omit<Props, 'uid'> {
  book: Book;
}

/** The chapters that the edition has, and the one that is open. */
function Chapters({ edition, place, book, onClose }: ChaptersProps) {
  const list = useRef<HTMLDivElement>(null);
  const has = (chapter: number) => hasChapter(edition, { book: book.id, chapter });
  const isOpen = (chapter: number) => place.book === book.id && place.chapter === chapter;
  const all = book.verses.map((_, index) => index + 1);
  const count = all.filter(has).length;

  // Moves the keyboard focus to the chapters.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    (current ?? list.current?.querySelector('a'))?.focus();
  }, []);

  return (
    <Box ref={list} sx={content}>
      <Tiles title="Capítulos" width="3.5rem" align="center">
        {all
          // A book of which nothing is here shows its chapters; the page that they open explains what is missing.
          .filter((chapter) => count === 0 || has(chapter) || isOpen(chapter))
          .map((chapter) => (
            <Link
              key={chapter}
              to={chapterPath(book.id, chapter)}
              onClick={onClose}
              aria-current={isOpen(chapter) ? 'page' : undefined}
              data-absent={!has(chapter) || undefined}
            >
              {chapter}
              {!has(chapter) && <ScreenReaderText>, não está nesta edição</ScreenReaderText>}
            </Link>
          ))}
      </Tiles>
      {count < all.length && (
        <InThisEdition edition={edition} count={`${count} de ${all.length} capítulos`} />
      )}
    </Box>
  );
}
