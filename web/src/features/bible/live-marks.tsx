import type { BookId } from '@raizes/domain/bible/books';
import { useEffect } from 'react';
import { useMarks } from './marks';
import type { BookMarks } from './marks';

interface Props {
  uid: string;
  book: BookId;
  onChange: (marks: BookMarks) => void;
}

/** Listens to the marks of a book. In a separate chunk, so that the text does not wait for Firestore. */
export function LiveMarks({ uid, book, onChange }: Props) {
  const marks = useMarks(uid, book);
  useEffect(() => onChange(marks), [marks, onChange]);
  return null;
}
