import { findBooksNamed, findBooksNear } from '@raizes/domain/bible/book-names';
import { books } from '@raizes/domain/bible/books';
import { videoBook } from '@raizes/domain/content/video-book';
import { foldText } from '@raizes/domain/text/fold';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { SuggestingField } from '@/ui/suggesting-field';

interface Props extends Omit<
  ComponentProps<typeof SuggestingField>,
  'value' | 'suggestions' | 'onChoose'
> {
  value: string;
  /** Called with each change of the title; `isFinal` when a suggestion was chosen, or the field was left. */
  onTitle: (title: string, isFinal: boolean) => void;
}

const names = books.map(({ name }) => name);

/** Asks for the book that a video is about, with suggestions, or for another title. */
export function BookField({ value, onTitle, helper, ...field }: Props) {
  const [isOther, setOther] = useState(value !== '' && !videoBook(value));
  const other = `Outro: “${value.trim()}”`;

  function choose(option: string): void {
    setOther(option === other);
    onTitle(option === other ? value.trim() : option, true);
  }

  /** Writes the one book's name for an abbreviation: `Mateus` for `Mt`. */
  function leave(): void {
    const [book, ...more] = isOther ? [] : findBooksNamed(value);
    onTitle(book && more.length === 0 ? book.name : value.trim(), true);
  }

  return (
    <SuggestingField
      {...field}
      value={value}
      suggestions={
        value.trim() === '' || names.includes(value)
          ? []
          : [...booksFor(value), ...(videoBook(value) ? [] : [other])]
      }
      onChange={({ target }) => {
        setOther(false);
        onTitle(target.value, false);
      }}
      onChoose={choose}
      onLeave={leave}
      autoFocus
      slotProps={{ input: { autoCapitalize: 'sentences' } }}
      helper={helper ?? helperFor(value)}
    />
  );
}

const SHOWN_MAX = 5;

/** The books that a text might mean. */
function booksFor(text: string): string[] {
  const folded = foldText(text.trim());
  const named = findBooksNamed(text).map(({ name }) => name);
  const containing = names.filter((name) => foldText(name).includes(folded));
  const found = [...new Set([...named, ...containing])];
  const near = found.length > 0 ? [] : findBooksNear(text).map(({ name }) => name);
  return [...found, ...near].slice(0, SHOWN_MAX);
}

function helperFor(title: string): string {
  if (videoBook(title)) return 'O testamento, a ordem e a capa seguem o livro.';
  if (title.trim() === '') return 'O livro, ou o título de uma pregação ou de um estudo.';
  return 'Não é um livro da Bíblia: o vídeo aparece com este título.';
}
