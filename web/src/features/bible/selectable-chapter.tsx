import type { BookText, Chapter, Edition } from '@raizes/domain/bible/edition';
import { formatPassage } from '@raizes/domain/bible/passage';
import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '@/ui/page/styles';
import { versesInPassage } from './api';
import { ChapterText } from './chapter-text';
import type { BookMarks } from './marks';
import type { Place, VerseRange } from './place';
import { SelectionSheet } from './selection-sheet';
import { useSelection } from './selection';
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
