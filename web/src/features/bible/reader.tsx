import { findBook } from '@raizes/domain/bible/books';
import type { BookId } from '@raizes/domain/bible/books';
import type { BookText, Chapter, Edition } from '@raizes/domain/bible/edition';
import { chapterPath } from '@raizes/domain/bible/passage';
import ChooseIcon from '@mui/icons-material/ExpandMore';
import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ListenButton } from '@/features/listen/listen-button';
import type { Segment } from '@/features/listen/speaker';
import type { Person } from '@/lib/session';
import { ChapterColumn, chapterTitle } from '@/ui/chapter-column';
import { ComfortButton } from '@/ui/comfort-button';
import { lazyComponent } from '@/ui/lazy';
import { PageBar } from '@/ui/page/page-bar';
import { ScreenReaderText } from '@/ui/screen-reader-text';
import { AboutChapter } from './about-chapter';
import { loadBook, loadEdition, useBible, useEditions } from './api';
import { ChapterEnd, ChapterArrows } from './chapter-navigation';
import { fileOf } from './editions';
import { useMarks } from './marks';
import type { BookMarks } from './marks';
import { nextPlace, titleOf } from './place';
import type { Place, VerseRange } from './place';
import { ChapterFailure, ChapterSkeleton, EditionNotice, MissingChapter } from './reader-states';
import { SelectableChapter } from './selectable-chapter';
import { usePageTurning } from './use-page-turning';
import type { VerseActionsProps } from './verse-actions';

const ChapterPicker = lazyComponent(() =>
  import('./chapter-picker').then((module) => module.ChapterPicker),
);

interface Props {
  person: Person;
  place: Place;
  /** The verses that the address points to. */
  targetVerses: VerseRange | null;
  /** Asks the mentor or the leader about a passage. */
  onAsk: VerseActionsProps['onAsk'];
}

/** A chapter of the Bible, with navigation to all others. */
export function Reader({ person, place, targetVerses, onAsk }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const { book } = place;
  const [marks, setMarks] = useState<BookMarks | null>(null);
  const load = useCallback(() => openBook(book), [book]);
  const { retry, ...bible } = useBible(load);
  const known = useEditions().current;
  const edition = bible.state === 'ready' ? bible.value.edition : null;
  const text = bible.state === 'ready' ? bible.value.text : null;
  // If a book can't be opened, the edition known from earlier still lets the person choose another.
  const choosable = edition ?? known;
  const canChoose = choosable !== null || bible.state === 'loading';
  // Otherwise the picker would open later, when the person no longer expects it.
  if (isChoosing && !canChoose) setChoosing(false);
  const chapter = text?.chapters.find(({ number }) => number === place.chapter);
  const title = titleOf(place);
  const navigate = useNavigate();
  const turn = (step: 1 | -1) => {
    const next = choosable && nextPlace(choosable, place, step);
    if (next) void navigate(chapterPath(next.book, next.chapter));
  };
  const page = usePageTurning((step) => {
    if (!isChoosing) turn(step);
  });
  const spoken = useSpoken(title, chapter, edition?.hash);
  const [spokenSegment, setSpokenSegment] = useState<string | null>(null);
  const [isHeadingVisible, setHeadingVisible] = useState(true);

  return (
    <ChapterColumn>
      <title>{`${title} · Raízes`}</title>
      <PageBar back={null}>
        <Button
          color="inherit"
          endIcon={<ChooseIcon />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
          sx={{ mr: 'auto', ml: -1, fontSize: '1rem', minWidth: 0 }}
        >
          {/* The chapter's name stands on the screen once. */}
          {isHeadingVisible ? 'Livros' : title}
          <ScreenReaderText>, escolher livro e capítulo</ScreenReaderText>
        </Button>
        {choosable && <ChapterArrows edition={choosable} place={place} />}
        <IconButton component={Link} to="/biblia/busca" aria-label="Procurar na Bíblia">
          <SearchIcon />
        </IconButton>
        {spoken && <ListenButton {...spoken} onSegment={setSpokenSegment} onNext={() => turn(1)} />}
        <ComfortButton />
      </PageBar>
      <Box
        ref={page}
        component="main"
        sx={{ pt: { xs: 1, sm: 3 }, pb: 'calc(32px + var(--player-height, 0px))', ...moving }}
      >
        {edition && <EditionNotice />}
        <ChapterHeading
          title={title}
          isLoaded={bible.state !== 'loading'}
          hasTarget={targetVerses !== null}
          onVisible={setHeadingVisible}
        />
        {(bible.state === 'loading' || chapter) && <AboutChapter place={place} />}
        {bible.state === 'loading' && <ChapterSkeleton />}
        {bible.state === 'failed' && (
          <ChapterFailure
            reason={bible.reason}
            book={findBook(book)?.name ?? book}
            onRetry={retry}
            onChoose={canChoose ? () => setChoosing(true) : null}
          />
        )}
        {edition && text && chapter && (
          <SelectableChapter
            key={`${place.book} ${place.chapter}`}
            uid={person.uid}
            marks={marks?.book === book ? marks : unknownMarks(person.uid, book)}
            {...{ place, targetVerses, onAsk, edition, text, chapter, spokenSegment }}
          >
            <ChapterEnd edition={edition} place={place} />
          </SelectableChapter>
        )}
        {edition && !chapter && (
          <>
            <MissingChapter uid={person.uid} edition={edition} />
            <ChapterEnd edition={edition} place={place} />
          </>
        )}
      </Box>
      <LiveMarks uid={person.uid} book={book} onChange={setMarks} />
      {isChoosing && choosable && (
        <Suspense>
          <ChapterPicker
            uid={person.uid}
            edition={choosable}
            place={place}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </ChapterColumn>
  );
}

/** The text is null if the edition lacks the book. */
async function openBook(book: BookId): Promise<{ edition: Edition; text: BookText | null }> {
  const edition = await loadEdition();
  return { edition, text: fileOf(edition, book) === undefined ? null : await loadBook(book) };
}

const unknownMarks = (uid: string, book: BookId): BookMarks => ({
  uid,
  book,
  isKnown: false,
  marks: new Map(),
});

/** The text to read aloud; while another chapter loads, it stays the previous one, so that the player stays open. */
function useSpoken(title: string, chapter: Chapter | undefined, edition = '') {
  // The same chapter of another edition is a different text.
  const textId = `${edition} ${title}`;
  const [spoken, setSpoken] = useState<{
    textId: string;
    title: string;
    segments: Segment[];
  } | null>(null);
  if (chapter && spoken?.textId !== textId)
    setSpoken({
      textId,
      title,
      segments: [
        { id: 'title', text: title, label: 'Título' },
        ...(chapter.title ? [{ id: 'heading', text: chapter.title, label: 'Título' }] : []),
        ...chapter.verses.map(({ number, text }) => ({
          id: String(number),
          text,
          label: `Versículo ${number}`,
        })),
      ],
    });
  return spoken;
}

interface ChapterHeadingProps {
  title: string;
  isLoaded: boolean;
  /** The address points to verses, which take the focus instead. */
  hasTarget: boolean;
  /** Receives whether the heading is in view. */
  onVisible: (isVisible: boolean) => void;
}

/**
 * Takes the focus when another chapter opens, so that a screen reader announces it, unless the focus is in the player, which opens the
 * next chapter automatically.
 */
function ChapterHeading({ title, isLoaded, hasTarget, onVisible }: ChapterHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!heading.current) return undefined;
    // Below the sticky bar.
    const observer = new IntersectionObserver(
      ([entry]) => entry && onVisible(entry.isIntersecting),
      { rootMargin: '-64px 0px 0px' },
    );
    observer.observe(heading.current);
    return () => observer.disconnect();
  }, [onVisible]);
  useEffect(() => {
    const isListening = document.activeElement?.closest('[data-player]');
    if (isLoaded && !hasTarget && !isListening) heading.current?.focus({ preventScroll: true });
  }, [title, isLoaded, hasTarget]);
  return (
    <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ ...chapterTitle, mb: 2.5 }}>
      {title}
    </Typography>
  );
}

/** Lets a horizontal swipe turn the page, while a vertical one scrolls. */
const moving = { touchAction: 'pan-y pinch-zoom', transition: 'translate 150ms ease-out' };

interface LiveMarksProps {
  uid: string;
  book: BookId;
  onChange: (marks: BookMarks) => void;
}

/** Listens to the marks of a book. In a separate chunk, so that the text does not wait for Firestore. */
function LiveMarks({ uid, book, onChange }: LiveMarksProps) {
  const marks = useMarks(uid, book);
  useEffect(() => onChange(marks), [marks, onChange]);
  return null;
}
