import { findBooksNamed, findBooksNear } from '@raizes/domain/bible/book-names';
import { books } from '@raizes/domain/bible/books';
import { videoBook } from '@raizes/domain/content/video-book';
import { foldText } from '@raizes/domain/text/fold';
import { Autocomplete } from '@mui/material';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { Field } from '@/ui/fields';

interface Props extends Omit<ComponentProps<typeof Field>, 'value'> {
  value: string;
  /** Called with each change of the title; `isFinal` when a suggestion was chosen, or the field was left. */
  onTitle: (title: string, isFinal: boolean) => void;
}

const OTHER = 'Outro';
const names = books.map(({ name }) => name);

/** Asks for the book that a video is about, with suggestions, or for another title. */
export function BookField({ value, onTitle, onChange: _onChange, helper, ...field }: Props) {
  const [isOther, setOther] = useState(value !== '' && !videoBook(value));

  function choose(option: string): void {
    setOther(option === OTHER);
    if (option !== OTHER) onTitle(option, true);
    // The text that suggested no book is the title.
    else onTitle(videoBook(value) ? '' : value, true);
  }

  /** Writes the one book's name for an abbreviation: `Mateus` for `Mt`. */
  function leave(): void {
    const [book, ...more] = isOther ? [] : findBooksNamed(value);
    onTitle(book && more.length === 0 ? book.name : value.trim(), true);
  }

  return (
    <Autocomplete
      freeSolo
      forcePopupIcon
      disableClearable
      autoHighlight={value !== ''}
      options={names}
      value={value}
      inputValue={value}
      filterOptions={(_, { inputValue }) => suggestionsFor(inputValue)}
      onInputChange={(_, text, reason) => {
        if (reason === 'input') onTitle(text, false);
      }}
      onChange={(_, option) => choose(option)}
      onBlur={leave}
      slotProps={{ paper: { elevation: 8, sx: paperSx } }}
      openText="Ver os livros"
      closeText="Fechar os livros"
      renderOption={({ key, ...option }, name) => (
        <li key={key} {...option}>
          {name === OTHER ? otherText(value) : name}
        </li>
      )}
      renderInput={({ id, slotProps: { input, htmlInput } }) => (
        <Field
          {...field}
          {...input}
          id={id}
          autoFocus
          slotProps={{ input: { ...htmlInput, autoCapitalize: 'sentences' } }}
          helper={helper ?? helperFor(value, isOther)}
        />
      )}
    />
  );
}

/** Stands out from the dialog; the suggestions are as high as a finger needs. */
const paperSx = {
  border: 1,
  borderColor: 'divider',
  '& .MuiAutocomplete-option.MuiAutocomplete-option': { minHeight: 48 },
} as const;

/** The books that a text might mean, and “Outro”: first while nothing is typed. */
function suggestionsFor(text: string): string[] {
  const folded = foldText(text.trim());
  if (folded === '') return [OTHER, ...names];
  const named = findBooksNamed(text).map(({ name }) => name);
  const containing = names.filter((name) => foldText(name).includes(folded));
  const found = [...new Set([...named, ...containing])];
  const near = found.length > 0 ? [] : findBooksNear(text).map(({ name }) => name);
  return [...found, ...near, OTHER];
}

const otherText = (title: string) =>
  title.trim() === '' || videoBook(title)
    ? 'Outro: uma pregação, um estudo…'
    : `Outro: “${title.trim()}”`;

function helperFor(title: string, isOther: boolean): string {
  if (videoBook(title)) return 'O testamento, a ordem e a capa seguem o livro.';
  if (title.trim() === '')
    return isOther
      ? 'Escreva o título da pregação ou do estudo.'
      : 'Escolha o livro, ou “Outro” para uma pregação ou um estudo.';
  return 'Não é um livro da Bíblia: o vídeo aparece com este título.';
}
