import { findBooksNamed } from '@raizes/domain/bible/book-names';
import { books, findBook } from '@raizes/domain/bible/books';
import { passagesAt } from '@raizes/domain/bible/addresses';
import { chapterPath, formatPassage, passagePath } from '@raizes/domain/bible/passage';
import type { Passage } from '@raizes/domain/bible/passage';
import { Button } from '@mui/material';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { loadEdition, useBible } from '@/features/bible/api';
import { firstPlace, lastPlace, parsePlace, parseVerses } from '@/features/bible/place';
import { Reader } from '@/features/bible/reader';
import { resumeAt } from '@/features/bible/use-place-in-text';
import type { Helper } from '@/features/bible/verse-actions';
import type { SignedInProps } from '@/lib/session';
import { FullPageSpinner, lazyComponent } from '@/ui/lazy';
import { MessagePage } from '@/ui/message';
import { BibleSwitch } from '../bible-switch';

const PassageHelp = lazyComponent(() =>
  import('../passage-help').then((module) => module.PassageHelp),
);

export function Page({ person }: SignedInProps) {
  return (
    <>
      <BibleSwitch here="/biblia" />
      <AtAddress person={person} />
    </>
  );
}

/**
 * Opens the chapter in the address; without one, the place where the person stopped reading. An address that another app or a person
 * wrote leads to the chapter's own.
 */
function AtAddress({ person }: SignedInProps) {
  const { book, chapter, verse } = useParams();
  const { key } = useLocation();
  const [query] = useSearchParams();
  const place = useMemo(() => parsePlace(book, chapter), [book, chapter]);
  const verses = query.get('v');
  const targetVerses = useMemo(() => place && parseVerses(place, verses), [place, verses]);

  const [ask, setAsk] = useState<{ who: Helper; passage: Passage } | null>(null);

  if (book === undefined) return <LastPlace uid={person.uid} />;
  const passages = passagesAt(book, chapter, verse);
  // `/biblia/jo/3` is the address of Jó 3, and what people type for João 3. A link within the app, or one to verses, is no typed address.
  const isTyped = key === 'default' && verses === null;
  if (passages.length > 1 && (isTyped || !place)) return <Choice {...{ book, passages }} />;
  if (!place) {
    const [only] = passages;
    return only ? <Navigate to={passagePath(only)} replace /> : <NotFound name={book} />;
  }
  return (
    <>
      <Reader
        person={person}
        place={place}
        targetVerses={targetVerses}
        onAsk={(who, passage) => setAsk({ who, passage })}
      />
      {ask && (
        <Suspense>
          <PassageHelp uid={person.uid} {...ask} onClose={() => setAsk(null)} />
        </Suspense>
      )}
    </>
  );
}

function LastPlace({ uid }: { uid: string }) {
  const [last] = useState(() => lastPlace.read(uid));
  const edition = useBible(loadEdition);
  if (last) {
    const to = chapterPath(last.book, last.chapter);
    return <Navigate to={to} replace state={resumeAt(last.verse)} />;
  }
  if (edition.state === 'loading') return <FullPageSpinner />;
  const { book, chapter } =
    edition.state === 'ready' ? firstPlace(edition.value) : { book: 'JHN' as const, chapter: 1 };
  return <Navigate to={chapterPath(book, chapter)} replace />;
}

/** Asks which of two books an ambiguous name means. */
function Choice({ book, passages }: { book: string; passages: readonly Passage[] }) {
  const [first, ...others] = passages.map((passage) => ({
    label: `Abrir ${formatPassage(passage)}`,
    to: passagePath(passage),
  }));
  if (!first) return null;
  const title = 'Qual dos livros?';
  return (
    <MessagePage
      title={title}
      text={`“${book}” pode ser ${passages.map(({ book: id }) => findBook(id)?.name ?? id).join(' ou ')}.`}
      action={first}
    >
      <title>{`${title} · Raízes`}</title>
      {others.map(({ label, to }) => (
        <Button key={to} component={Link} to={to} variant="contained" size="large">
          {label}
        </Button>
      ))}
    </MessagePage>
  );
}

/** Shown when there is no such book, or no such chapter in it. */
function NotFound({ name }: { name: string }) {
  const [book] = findBooksNamed(name);
  const title = book ? 'Capítulo não encontrado' : 'Livro não encontrado';
  useEffect(() => {
    console.error(`404: ${title} (${location.pathname})`);
  }, [title]);
  if (!book)
    return (
      <MessagePage
        title={title}
        text={`A Bíblia tem ${books.length} livros, e nenhum com este endereço.`}
        action={{ label: 'Abrir a Bíblia', to: '/biblia' }}
      >
        <title>{`${title} · Raízes`}</title>
      </MessagePage>
    );
  const last = book.verses.length;
  return (
    <MessagePage
      title={title}
      text={`${book.name} tem ${last === 1 ? 'um capítulo só' : `${last} capítulos`}.`}
      action={{ label: `Abrir ${book.name} 1`, to: chapterPath(book.id, 1) }}
    >
      <title>{`${title} · Raízes`}</title>
    </MessagePage>
  );
}
