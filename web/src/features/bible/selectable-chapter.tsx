import type { BookText, Chapter, Edition } from '@raizes/domain/bible/edition';
import { formatPassage } from '@raizes/domain/bible/passage';
import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton, Paper, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState, Suspense } from 'react';
import type { ReactNode, Ref } from 'react';
import { lazyComponent } from '@/ui/lazy';
import { visuallyHidden } from '@/ui/page/styles';
import { useToastsAbove } from '@/ui/toasts-above';
import { versesInPassage } from './api';
import { ChapterText, verseId } from './chapter-text';
import type { BookMarks } from './marks';
import type { Place, VerseRange } from './place';
import { usePlaceInText } from './use-place-in-text';
import type { VerseActionsProps } from './verse-actions';

interface Props {
  uid: string;
  place: Place;
  /** The verses that the address points to. */
  targetVerses: VerseRange | null;
  /** The person's marks in the book. */
  marks: BookMarks;
  onAsk: VerseActionsProps['onAsk'];
  edition: Edition;
  text: BookText;
  chapter: Chapter;
  /** The id of the segment that is being read aloud. */
  spokenSegment: string | null;
  children: ReactNode;
}

/** A chapter's text with the person's marks; selecting verses opens a sheet of actions. */
export function SelectableChapter(props: Props) {
  const {
    uid,
    place,
    targetVerses,
    marks,
    onAsk,
    edition,
    text,
    chapter,
    spokenSegment,
    children,
  } = props;
  const { range, select, clear } = useSelection(chapter.verses.map(({ number }) => number));
  const sheet = useRef<HTMLDivElement>(null);
  usePlaceInText(uid, place, targetVerses);
  const passage = range && passageOf(place, range);

  useEffect(() => {
    if (!range) return undefined;
    const press = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !isInDialog(target)) clear();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [range, clear]);

  return (
    <>
      <Box component="p" role="status" sx={visuallyHidden}>
        {passage && `${formatPassage(passage)} selecionado`}
      </Box>
      <ChapterText
        place={place}
        chapter={chapter}
        marks={marks.marks}
        selected={range}
        targetVerses={targetVerses}
        spokenSegment={spokenSegment}
        onSelect={select}
        onLeave={() => sheet.current?.focus({ preventScroll: true })}
      />
      {children}
      {passage && (
        <SelectionSheet
          ref={sheet}
          passage={passage}
          verses={versesInPassage(text, passage)}
          edition={edition}
          marks={marks}
          onAsk={onAsk}
          onClose={clear}
        />
      )}
    </>
  );
}

const passageOf = ({ book, chapter }: Place, { from, to }: VerseRange) => ({
  book,
  from: { chapter, verse: from },
  to: { chapter, verse: to },
});

/** Whether Escape closes an open dialog or menu instead of clearing the selection. */
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role$=dialog], [role=menu]') !== null;

/**
 * The selected verses of a chapter, always one contiguous range. Selecting a verse outside the range extends the range to it. Selecting
 * an end removes that end; a verse inside becomes the last. Selecting the only verse clears the selection.
 * @param verses the verse numbers that the edition has, since it can leave some out
 */
function useSelection(verses: number[]) {
  const [range, setRange] = useState<VerseRange | null>(null);
  return {
    range,
    clear: () => setRange(null),
    select: (verse: number, isExtending: boolean) =>
      setRange((now) =>
        isExtending && now ? extendTo(now, verse) : toggleVerse(now, verse, verses),
      ),
  };
}

function toggleVerse(now: VerseRange | null, verse: number, verses: number[]): VerseRange | null {
  if (!now) return { from: verse, to: verse };
  const { from, to } = now;
  if (verse < from || verse > to) return { from: Math.min(from, verse), to: Math.max(to, verse) };
  if (from === to) return null;
  if (verse === from) return { from: verses.find((number) => number > from) ?? to, to };
  return { from, to: verse === to ? (verses.findLast((number) => number < to) ?? from) : verse };
}

/** Makes the range end at this verse, whether that extends or shortens it. */
const extendTo = ({ from, to }: VerseRange, verse: number): VerseRange =>
  verse < from ? { from: verse, to } : { from, to: verse };

const VerseActions = lazyComponent(() =>
  import('./verse-actions').then((module) => module.VerseActions),
);

interface SelectionSheetProps extends VerseActionsProps {
  /** Takes the focus when Tab is pressed in the text. */
  ref: Ref<HTMLDivElement>;
}

/**
 * The sheet at the bottom of the screen while verses are selected; the text stays accessible, so that more can be selected. It is sticky
 * at the end of the page, so that even the last verse can be scrolled above it.
 */
function SelectionSheet({ ref, ...props }: SelectionSheetProps) {
  const { passage, onClose } = props;
  const sheet = useRef<HTMLElement>(null);
  const last = passage.to.verse;
  useToastsAbove(sheet);

  // Keeps the last selected verse visible.
  useEffect(() => {
    const verse = document.getElementById(verseId(last))?.getBoundingClientRect();
    const top = sheet.current?.getBoundingClientRect().top;
    if (verse && top !== undefined && verse.bottom > top - GAP)
      scrollBy({ top: verse.bottom - top + GAP, behavior: scrollBehavior() });
  }, [last]);

  return (
    <Paper
      ref={sheet}
      className="screen-only"
      component="section"
      elevation={8}
      aria-label="Versículos selecionados"
      sx={{
        position: 'sticky',
        bottom: { xs: 'var(--nav-height)', md: 'calc(16px + var(--player-height, 0px))' },
        zIndex: 'appBar',
        mx: { xs: -2, md: 0 },
        px: 2,
        pt: 1,
        pb: { xs: 'calc(16px + var(--player-height, 0px))', md: 2 },
        borderRadius: { xs: '20px 20px 0 0', md: 1 },
        border: 1,
        borderColor: 'divider',
        fontFamily: 'fontFamily',
        fontSize: '1rem',
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}
      >
        <div>
          <Typography ref={ref} tabIndex={-1} variant="h3" component="h2" sx={{ outline: 'none' }}>
            {formatPassage(passage)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Toque em outros versículos para incluir
          </Typography>
        </div>
        <IconButton edge="end" aria-label="Desfazer a seleção" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Suspense fallback={<Box sx={{ height: ACTIONS_HEIGHT }} />}>
        <VerseActions {...props} />
      </Suspense>
    </Paper>
  );
}

const GAP = 16;

/** The height of the actions in CSS pixels. */
const ACTIONS_HEIGHT = 112;

const scrollBehavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
