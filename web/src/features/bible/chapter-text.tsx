import { isIncomplete } from '@raizes/domain/bible/edition';
import type { Chapter, Verse } from '@raizes/domain/bible/edition';
import { markField } from '@raizes/domain/documents/bible-marks';
import type { MarkColour } from '@raizes/domain/documents/bible-marks';
import NotedIcon from '@mui/icons-material/StickyNote2Outlined';
import { Box } from '@mui/material';
import { memo, useId, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { chapterText } from '@/ui/chapter-column';
import { visuallyHidden } from '@/ui/page/styles';
import { ScreenReaderText } from '@/ui/screen-reader-text';
import { verseNumber } from '@/ui/verse-number';
import { unbroken } from '@/ui/unbroken';
import { markPalette, markedText } from './mark-colours';
import type { BookMarks } from './marks';
import { omittedVerses } from './place';
import type { Place, VerseRange } from './place';

interface Props {
  place: Place;
  chapter: Chapter;
  /** The person's marks in the book. */
  marks: BookMarks['marks'];
  selected: VerseRange | null;
  /** The verses that the address points to. */
  targetVerses: VerseRange | null;
  /** The id of the segment that is being read aloud: the number of a verse, or a heading. */
  spokenSegment: string | null;
  /** Selects a verse, or extends the selection to it (`isExtending`). */
  onSelect: (verse: number, isExtending: boolean) => void;
  /** Moves the keyboard focus from the text to the actions for the selection. */
  onLeave: () => void;
}

/**
 * A chapter set for long reading, in the font size of its container. A button that only keyboard users reach moves the focus to the
 * verses. There the arrow keys move between verses, Enter selects one, and Shift with an arrow key extends the selection. Screen readers
 * skip the verse numbers.
 */
export function ChapterText(props: Props) {
  const { place, chapter, marks, selected, targetVerses, spokenSegment, onSelect, onLeave } = props;
  const verses = withOmitted(place, chapter);
  const entryVerse = selected?.from ?? targetVerses?.from ?? chapter.verses[0]?.number;

  function click({ target, shiftKey }: MouseEvent): void {
    const verse = verseOf(target);
    // Selecting words with the mouse or a long press, to copy them, does not select the verse.
    if (verse !== null && getSelection()?.isCollapsed !== false) onSelect(verse, shiftKey);
  }

  function press(event: KeyboardEvent): void {
    const { key, target, shiftKey } = event;
    const verse = verseOf(target);
    if (verse === null || !isVerse(target)) return;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (key === 'Enter' || key === ' ') onSelect(verse, shiftKey);
    else if (step !== 0) {
      const index = chapter.verses.findIndex(({ number }) => number === verse);
      const next = chapter.verses[index + step]?.number;
      if (next === undefined) return;
      focusVerse(next);
      if (shiftKey) onSelect(next, true);
    } else if (key === 'Tab' && !shiftKey && selected) onLeave();
    else return;
    event.preventDefault();
  }

  return (
    <Box sx={styles} onClick={click} onKeyDown={press}>
      <button className="start" type="button" onClick={() => focusVerse(entryVerse)}>
        Selecionar versículos com as setas e Enter
      </button>
      {chapter.title && <p className="title">{chapter.title}</p>}
      {verses.map((verse) =>
        typeof verse === 'number' ? (
          <p key={verse} className="left-out">
            <sup>{verse}</sup>
            Esta edição não traz este versículo.
          </p>
        ) : (
          <VerseLine
            key={verse.number}
            verse={verse}
            {...markOf(marks, chapter, verse)}
            isSelected={isIn(selected, verse.number)}
            isTarget={isIn(targetVerses, verse.number)}
            isSpoken={spokenSegment === String(verse.number)}
            announcement={targetVerses?.from === verse.number ? announce(targetVerses) : undefined}
          />
        ),
      )}
    </Box>
  );
}

function markOf(marks: Props['marks'], chapter: Chapter, verse: Verse) {
  const mark = marks.get(markField({ chapter: chapter.number, verse: verse.number }));
  return { colour: mark?.colour, isNoted: mark?.note !== undefined };
}

export const verseId = (verse: number) => `versiculo-${verse}`;

const focusVerse = (verse = 1) => document.getElementById(verseId(verse))?.focus();

const announce = ({ from, to }: VerseRange) =>
  from === to ? `Versículo ${from}: ` : `Versículos ${from} a ${to}: `;

const isIn = (range: VerseRange | null, verse: number) =>
  range !== null && verse >= range.from && verse <= range.to;

/** The verses in order, with the number alone for each verse that the edition leaves out. */
function withOmitted(place: Place, chapter: Chapter): (Verse | number)[] {
  const numberOf = (each: Verse | number) => (typeof each === 'number' ? each : each.number);
  return [...chapter.verses, ...omittedVerses(place, chapter)].toSorted(
    (a, b) => numberOf(a) - numberOf(b),
  );
}

const isVerse = (target: EventTarget) =>
  target instanceof HTMLElement && target.dataset['verse'] !== undefined;

/** The number of the verse in which an event occurred; null outside the verses and on a note. */
function verseOf(target: EventTarget): number | null {
  if (!(target instanceof Element) || target.closest('button, .note')) return null;
  const line = target.closest<HTMLElement>('[data-verse]');
  return line ? Number(line.dataset['verse']) : null;
}

interface VerseLineProps {
  verse: Verse;
  colour: MarkColour | undefined;
  isNoted: boolean;
  isSelected: boolean;
  isTarget: boolean;
  isSpoken: boolean;
  /** Read by screen readers at the first verse that the address points to. */
  announcement: string | undefined;
}

/** Memoized, because a psalm has up to 176 verses. */
const VerseLine = memo(function VerseLine(props: VerseLineProps) {
  const { verse, colour, isNoted, isSelected, isTarget, isSpoken, announcement } = props;
  const { number, notes = [] } = verse;
  const [open, setOpen] = useState<number | null>(null);
  const noteId = useId();
  const note = notes[open ?? -1];
  return (
    <p
      id={verseId(number)}
      data-verse={number}
      data-selected={isSelected || undefined}
      data-target={isTarget || undefined}
      data-spoken={isSpoken || undefined}
      data-segment={number}
      tabIndex={-1}
    >
      <sup aria-hidden>{number}</sup>
      {announcement && <ScreenReaderText>{announcement}</ScreenReaderText>}
      <span data-mark={colour}>
        {partsOf(verse).map((part, index) =>
          'note' in part ? (
            <button
              key={index}
              type="button"
              aria-label="Nota"
              aria-expanded={open === part.note}
              aria-controls={open === part.note ? noteId : undefined}
              onClick={() => setOpen(open === part.note ? null : part.note)}
            >
              *
            </button>
          ) : part.isAdded ? (
            <i key={index}>{part.text}</i>
          ) : (
            unbroken(part.text)
          ),
        )}
      </span>
      {isIncomplete(verse) && (
        <span className="incomplete"> […] Incompleto na fonte desta edição</span>
      )}
      {isNoted && <NotedIcon className="noted" titleAccess="Com anotação" />}
      {colour && <ScreenReaderText> (destacado em {markPalette[colour].name})</ScreenReaderText>}
      {isSelected && <ScreenReaderText> (selecionado)</ScreenReaderText>}
      {note && (
        <span className="note" id={noteId} role="note">
          {note.text}
        </span>
      )}
    </p>
  );
});

type Part = { text: string; isAdded: boolean } | { note: number };

/** Splits a verse into stretches of text, with its notes between them. */
function partsOf({ text, added = [], notes = [] }: Verse): Part[] {
  const cuts = [0, ...added.flat(), ...notes.map(({ at }) => at), text.length];
  const sorted = [...new Set(cuts.map((cut) => Math.min(cut, text.length)))].toSorted(
    (a, b) => a - b,
  );
  return sorted.flatMap((start, index): Part[] => {
    const end = sorted[index + 1] ?? start;
    const isAdded = added.some((span) => span[0] <= start && end <= span[1]);
    const here = notes.flatMap(({ at }, note) =>
      Math.min(at, text.length) === start ? [{ note }] : [],
    );
    return end > start ? [...here, { text: text.slice(start, end), isAdded }] : here;
  });
}

const tint = (colour: string, percent: number) =>
  `color-mix(in srgb, var(--mui-palette-${colour}-main) ${percent}%, transparent)`;

const sans = { fontFamily: 'fontFamily', lineHeight: 1.5 } as const;

/** Applied to the container, because styling each of up to 176 verses would take longer than rendering the text. */
const styles = {
  ...chapterText,
  hyphens: 'auto',
  overflowWrap: 'break-word',
  '& p': {
    m: 0,
    // No farther than the column's margin.
    mx: 'max(-0.5em, -16px)',
    px: 'min(0.5em, 16px)',
    py: '0.2em',
    borderRadius: '0.4em',
    scrollMarginTop: '80px',
    scrollMarginBottom: '24px',
    WebkitTapHighlightColor: 'transparent',
  },
  '& p[data-verse]': { cursor: 'pointer' },
  '& p:focus': { outline: 'none' },
  '& p:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  '& p.title': { fontStyle: 'italic', color: 'text.secondary', mb: '0.5em' },
  '& p.left-out': { ...sans, fontSize: '0.75em', color: 'text.secondary', userSelect: 'none' },
  '& p[data-target]': { bgcolor: tint('secondary', 13) },
  '& p[data-spoken]': { bgcolor: tint('secondary', 16) },
  '& p[data-selected]': { bgcolor: tint('primary', 16) },
  '& p[data-target] + p[data-target], & p[data-selected] + p[data-selected]': {
    borderTopLeftRadius: 0,
    borderTopRightRadius: 0,
  },
  '& p[data-target]:has(+ p[data-target]), & p[data-selected]:has(+ p[data-selected])': {
    borderBottomLeftRadius: 0,
    borderBottomRightRadius: 0,
  },
  '& sup': { ...verseNumber, userSelect: 'none' },
  '& button.start': { ...sans, fontSize: '0.75em', '&:not(:focus)': visuallyHidden },
  ...markedText,
  '& .noted': {
    '@media print': { display: 'none' },
    fontSize: '0.9em',
    ml: '0.35em',
    color: 'secondary.main',
    verticalAlign: '-0.1em',
  },
  '& p button': {
    position: 'relative',
    p: 0,
    mx: '0.1em',
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'secondary.main',
    font: 'inherit',
    fontWeight: 700,
    lineHeight: 1,
    cursor: 'pointer',
    // Enlarges the touch target.
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: '50% auto auto 50%',
      width: 44,
      height: 44,
      transform: 'translate(-50%, -50%)',
    },
  },
  '& .incomplete': { ...sans, fontSize: '0.75em', color: 'text.secondary' },
  '& .note': {
    ...sans,
    display: 'block',
    fontSize: '0.78em',
    color: 'text.secondary',
    my: '0.4em',
    pl: '0.8em',
    borderLeft: 3,
    borderColor: 'secondary.main',
    hyphens: 'none',
    cursor: 'auto',
  },
} as const;
