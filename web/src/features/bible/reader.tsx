import MarksIcon from '@mui/icons-material/BookmarksOutlined';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import SearchIcon from '@mui/icons-material/Search';
import ChooseIcon from '@mui/icons-material/ExpandMore';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { findBook } from '@raizes/domain/bible/books';
import type { BookId } from '@raizes/domain/bible/books';
import type { BookText, Chapter, Edition } from '@raizes/domain/bible/edition';
import { chapterPath } from '@raizes/domain/bible/passage';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTextSize } from '@/lib/device-settings';
import type { Person } from '@/lib/session';
import { lazyComponent, optionalComponent } from '@/ui/lazy';
import { ListenButton } from '@/ui/listen/listen-button';
import type { Segment } from '@/ui/listen/speaker';
import { PageBar } from '@/ui/page/page-bar';
import { visuallyHidden } from '@/ui/page/styles';
import { TextSizeControl, longTextRem } from '@/ui/text-size-control';
import { scripture } from '@/ui/theme/theme';
import { loadBook, loadEdition, useBible } from './api';
import { fileOf } from './editions';
import { OfflineCopyCard } from './offline-copy-card';
import type { BookMarks } from './marks';
import { nextPlace } from './place';
import type { Place, VerseRange } from './place';
import { ChapterFailure, ChapterSkeleton, EditionNotice, MissingChapter } from './reader-states';
import { Selectable } from './selectable';
import { useTurning } from './use-turning';
import type { VerseActionsProps } from './verse-actions';

const ChapterPicker = lazyComponent(() =>
  import('./chapter-picker').then((module) => module.ChapterPicker),
);

const LiveMarks = optionalComponent(() =>
  import('./live-marks').then((module) => module.LiveMarks),
);

interface Props {
  person: Person;
  place: Place;
  /** The verses that the address points out. */
  pointed: VerseRange | null;
  /** Asks the mentor or the leader about a passage. */
  onAsk: VerseActionsProps['onAsk'];
}

/** A chapter of the Bible, and the ways from it to all others. */
export function Reader({ person, place, pointed, onAsk }: Props) {
  const [size] = useTextSize();
  const [isChoosing, setChoosing] = useState(false);
  const { book } = place;
  const [marks, setMarks] = useState<BookMarks | null>(null);
  const load = useCallback(() => openBook(book), [book]);
  const { retry, ...bible } = useBible(load);
  const edition = bible.state === 'ready' ? bible.value.edition : null;
  const text = bible.state === 'ready' ? bible.value.text : null;
  const chapter = text?.chapters.find(({ number }) => number === place.chapter);
  const title = titleOf(place);
  const navigate = useNavigate();
  const turn = (step: 1 | -1) => {
    const next = edition && nextPlace(edition, place, step);
    if (next) void navigate(chapterPath(next.book, next.chapter));
  };
  const page = useTurning((step) => {
    if (!isChoosing) turn(step);
  });
  const spoken = useSpoken(title, chapter);
  const [heard, setHeard] = useState<string | null>(null);

  return (
    <Box sx={column(size)}>
      <title>{`${title} · Raízes`}</title>
      <PageBar back={null}>
        <Button
          color="inherit"
          endIcon={<ChooseIcon />}
          aria-haspopup="dialog"
          onClick={() => setChoosing(true)}
          sx={{ mr: 'auto', ml: -1, fontSize: '1rem', minWidth: 0 }}
        >
          {title}
          <Box component="span" sx={visuallyHidden}>
            , escolher livro e capítulo
          </Box>
        </Button>
        {edition && <Turns edition={edition} place={place} />}
        <IconButton component={Link} to="/biblia/busca" aria-label="Procurar na Bíblia">
          <SearchIcon />
        </IconButton>
        {spoken && <ListenButton {...spoken} onSegment={setHeard} onNext={() => turn(1)} />}
        <TextSizeControl />
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
          hasTarget={pointed !== null}
        />
        {bible.state === 'loading' && <ChapterSkeleton />}
        {bible.state === 'failed' && (
          <ChapterFailure
            why={bible.why}
            book={findBook(book)?.name ?? book}
            onRetry={retry}
            onChoose={() => setChoosing(true)}
          />
        )}
        {edition && text && chapter && (
          <Selectable
            key={`${place.book} ${place.chapter}`}
            uid={person.uid}
            marks={marks?.book === book ? marks : unknownMarks(person.uid, book)}
            {...{ place, pointed, onAsk, edition, text, chapter, heard }}
          >
            <ChapterEnd edition={edition} place={place} />
          </Selectable>
        )}
        {edition && !chapter && (
          <>
            <MissingChapter uid={person.uid} edition={edition} />
            <ChapterEnd edition={edition} place={place} />
          </>
        )}
      </Box>
      <Suspense>
        <LiveMarks uid={person.uid} book={book} onChange={setMarks} />
      </Suspense>
      {isChoosing && edition && (
        <Suspense>
          <ChapterPicker edition={edition} place={place} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Box>
  );
}

/** Null where the edition lacks the book. */
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

const titleOf = ({ book, chapter }: Place) => `${findBook(book)?.name ?? book} ${chapter}`;

/** What is read aloud; while another chapter is loaded, the one before it, so that the player stays. */
function useSpoken(title: string, chapter: Chapter | undefined) {
  const [spoken, setSpoken] = useState<{ of: string; title: string; segments: Segment[] } | null>(
    null,
  );
  if (chapter && spoken?.of !== title)
    setSpoken({
      of: title,
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
  /** The focus goes to a verse. */
  hasTarget: boolean;
}

/** Takes the focus when another chapter is opened, so that a screen reader says which. */
function ChapterHeading({ title, isLoaded, hasTarget }: ChapterHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isLoaded && !hasTarget) heading.current?.focus({ preventScroll: true });
  }, [title, isLoaded, hasTarget]);
  return (
    <Typography
      ref={heading}
      tabIndex={-1}
      variant="h1"
      sx={{ mb: 2.5, fontSize: 'min(2.25rem, 9.5vw)', overflowWrap: 'anywhere', outline: 'none' }}
    >
      {title}
    </Typography>
  );
}

interface WaysProps {
  edition: Edition;
  place: Place;
}

/** Beside the chapter's name, where there is room. */
function Turns({ edition, place }: WaysProps) {
  return (
    <Stack direction="row" sx={{ display: { xs: 'none', sm: 'flex' }, mr: 1 }}>
      {([-1, 1] as const).map((step) => {
        const to = nextPlace(edition, place, step);
        const name = step === 1 ? 'Próximo capítulo' : 'Capítulo anterior';
        const icon = step === 1 ? <NextIcon /> : <PreviousIcon />;
        return to ? (
          <IconButton
            key={step}
            component={Link}
            to={chapterPath(to.book, to.chapter)}
            aria-label={name}
          >
            {icon}
          </IconButton>
        ) : (
          <IconButton key={step} disabled aria-label={name}>
            {icon}
          </IconButton>
        );
      })}
    </Stack>
  );
}

/** After the last verse: the neighbouring chapters, and whose text this is. */
function ChapterEnd({ edition, place }: WaysProps) {
  const previous = nextPlace(edition, place, -1);
  const next = nextPlace(edition, place, 1);
  return (
    <Box sx={{ fontFamily: 'fontFamily', fontSize: '1rem', mt: 5 }}>
      <Stack component="nav" aria-label="Outros capítulos" direction="row" spacing={1.5}>
        {previous && (
          <Button
            component={Link}
            to={chapterPath(previous.book, previous.chapter)}
            variant="outlined"
            size="large"
            startIcon={<PreviousIcon />}
            sx={{ ...way, justifyContent: 'flex-start' }}
          >
            {titleOf(previous)}
          </Button>
        )}
        {next && (
          <Button
            component={Link}
            to={chapterPath(next.book, next.chapter)}
            variant="outlined"
            size="large"
            endIcon={<NextIcon />}
            sx={{ ...way, justifyContent: 'flex-end' }}
          >
            {titleOf(next)}
          </Button>
        )}
      </Stack>
      <Button
        component={Link}
        to="/biblia/marcacoes"
        startIcon={<MarksIcon />}
        sx={{ mt: 2, ml: -1 }}
      >
        Minhas marcações
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {edition.credit}
      </Typography>
      {!edition.is_sample && <OfflineCopyCard edition={edition} />}
    </Box>
  );
}

const way = { flex: '1 1 0', minWidth: 0, px: 2, lineHeight: 1.25 };

/** A comfortable line length at any size of the text. */
const column = (size: number) => ({
  fontFamily: scripture.fontFamily,
  fontSize: `${longTextRem[size]}rem`,
  maxWidth: 'calc(65ch + 32px)',
  mx: 'auto',
  // The bar covers the verses' marks at both sides of the column too.
  '& > *': { px: 2 },
});

/** A swipe over it turns the page, and one up or down scrolls. */
const moving = { touchAction: 'pan-y pinch-zoom', transition: 'translate 150ms ease-out' };
