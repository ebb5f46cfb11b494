import { books } from '@raizes/domain/bible/books';
import type { Book, BookId } from '@raizes/domain/bible/books';
import type { BookText } from '@raizes/domain/bible/edition';
import { markField } from '@raizes/domain/documents/bible-marks';
import type { BibleMarks, Mark } from '@raizes/domain/documents/bible-marks';
import { Box, Typography, Button, Stack } from '@mui/material';
import { useCallback, useState } from 'react';
import { loadBook, useBible } from '@/features/bible/api';
import { markPalette, markedText } from '@/features/bible/mark-colours';
import { useAllMarks } from '@/features/bible/marks';
import { VerseRow } from '@/features/bible/verse-row';
import type { SignedInProps } from '@/lib/session';
import { Choice } from '@/ui/choice';
import type { Option } from '@/ui/choice';
import { EmptyState } from '@/ui/page/empty-state';
import { ListSkeleton } from '@/ui/page/list';
import { PageBar } from '@/ui/page/page-bar';
import { LivedTabs } from '../lived-tabs';

/** Everything that the person has marked in the Bible. */
export function Page({ person }: SignedInProps) {
  return (
    <Box sx={{ maxWidth: 720, mx: 'auto', px: 2, pb: 8 }}>
      <title>Minhas marcações · Raízes</title>
      <PageBar back={{ to: '/biblia', label: 'Voltar à Bíblia' }} />
      <LivedTabs here="/biblia/marcacoes" />
      <Box component="main">
        <Typography variant="h1">Minhas marcações</Typography>
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          Só você vê o que marca e anota.
        </Typography>
        <MarksList uid={person.uid} />
      </Box>
    </Box>
  );
}

/** All highlights and notes of the person, in Bible order. */
export function MarksList({ uid }: { uid: string }) {
  const all = useAllMarks(uid);
  const [onlyNotes, setOnlyNotes] = useState(false);
  if (all.state !== 'ready') return <ListSkeleton />;

  const marked = all.value.filter(({ marks }) => marks.length > 0);
  if (marked.length === 0) {
    return (
      <EmptyState
        title={all.fromCache ? 'Nenhuma marcação neste aparelho' : 'Nenhuma marcação ainda'}
        text="Ao ler, toque num versículo para destacar com uma cor ou anotar o que ele diz a você."
      />
    );
  }
  const hasNotes = marked.some(({ marks }) => marks.some(isNoted));
  const shown = sectionsOf(marked, onlyNotes && hasNotes);
  return (
    <Stack spacing={4}>
      {hasNotes && (
        <Choice
          aria-label="Mostrar"
          options={filters}
          value={onlyNotes ? 'notes' : 'all'}
          onChange={(next) => setOnlyNotes(next === 'notes')}
          sx={{ width: { xs: '100%', sm: 280 } }}
        />
      )}
      {shown.map(({ book, marks }) => (
        <BookSection key={book.id} book={book} marks={marks} />
      ))}
    </Stack>
  );
}

const filters: Option<'all' | 'notes'>[] = [
  { value: 'all', text: 'Todas' },
  { value: 'notes', text: 'Com anotação' },
];

const isNoted = ({ note }: Mark) => note !== undefined;

const sectionsOf = (marked: BibleMarks[], onlyNotes: boolean) =>
  books.flatMap((book) => {
    const marks = marked.find((each) => each.book === book.id)?.marks ?? [];
    const wanted = onlyNotes ? marks.filter(isNoted) : marks;
    return wanted.length > 0 ? [{ book, marks: wanted }] : [];
  });

/** How many marks of a book are shown at first, and added with each tap for more. */
const PAGE = 30;

function BookSection({ book, marks }: { book: Book; marks: Mark[] }) {
  const [limit, setLimit] = useState(PAGE);
  const { id } = book;
  const load = useCallback(() => loadBook(id), [id]);
  const text = useBible(load);
  return (
    <Box component="section" aria-label={book.name} sx={markedText}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {book.name}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {marks.slice(0, limit).map((mark) => (
          <MarkRow
            key={markField(mark)}
            book={id}
            mark={mark}
            words={text.state === 'ready' ? wordsOf(text.value, mark) : ''}
          />
        ))}
      </Box>
      {marks.length > limit && (
        <Button onClick={() => setLimit(limit + PAGE)} sx={{ minHeight: 44, ml: -1 }}>
          Mostrar mais de {book.name}
        </Button>
      )}
    </Box>
  );
}

/** Returns the text of the verse; '' if this edition lacks it. */
function wordsOf({ chapters }: BookText, { chapter, verse }: Mark): string {
  const found = chapters.find(({ number }) => number === chapter);
  return found?.verses.find(({ number }) => number === verse)?.text ?? '';
}

interface MarkRowProps {
  book: BookId;
  mark: Mark;
  words: string;
}

function MarkRow({ book, mark, words }: MarkRowProps) {
  const { colour, note } = mark;
  return (
    <VerseRow
      book={book}
      verse={mark}
      aside={
        colour && (
          <Typography component="span" variant="body2" color="textSecondary">
            {` · ${markPalette[colour].name}`}
          </Typography>
        )
      }
      words={<span data-mark={colour}>{words}</span>}
    >
      {note !== undefined && (
        <Typography component="span" sx={noteSx}>
          {note}
        </Typography>
      )}
    </VerseRow>
  );
}

const noteSx = {
  display: 'block',
  mt: 1,
  pl: 1.5,
  borderLeft: 3,
  borderColor: 'divider',
  whiteSpace: 'pre-line',
} as const;
