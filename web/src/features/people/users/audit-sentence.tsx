import { Box, Button, Link } from '@mui/material';
import { formatDay, isDay } from '@raizes/domain/day';
import { CHURCH_ACTOR } from '@raizes/domain/documents/audit';
import type { Audit } from '@raizes/domain/documents/audit';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { isTaughtTopic, taughtTopics } from '@raizes/domain/documents/teaching';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePerson } from './api';
import { formatPeople } from './bulk';

export interface FoldedEntry {
  entry: Audit;
  /** The other entries of the same act. */
  others: Audit[];
}

/** The entries of one act, `Marta vinculou 4 pessoas a Paulo`; the people are listed on request. */
export function FoldedSentence({ entry, others }: FoldedEntry) {
  const [isOpen, setOpen] = useState(false);
  const { actor, action, before, after } = entry;
  const people = formatPeople(others.length + 1);
  return (
    <>
      <Name first uid={actor} />{' '}
      {action === 'position' ? (
        `tornou ${people} ${positionsWords[after ?? ''] ?? after}`
      ) : (
        <>
          {after === null ? `desfez o vínculo de ${people} com ` : `vinculou ${people} a `}
          <Name uid={after ?? before ?? ERASED_PERSON} />
        </>
      )}
      <Button
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ ml: 1, verticalAlign: 'baseline' }}
      >
        {isOpen ? 'Esconder quem' : 'Ver quem'}
      </Button>
      {isOpen && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {[entry, ...others].map(({ id, subject }) => (
            <li key={id}>
              <Name uid={subject} />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

/** An entry as a sentence, `Marta tornou João líder`, with current names; each name links to that person's entries. */
export function AuditSentence({ entry }: { entry: Audit }) {
  return <>{sentences[entry.action](entry)}</>;
}

const sentences: Record<Audit['action'], (entry: Audit) => ReactNode> = {
  position: ({ actor, subject, after }) => {
    const position = positionWords[after ?? ''] ?? after;
    if (actor === subject) {
      return (
        <>
          <Name first uid={actor} /> mudou o próprio cargo para {position}
        </>
      );
    }
    return (
      <>
        <Name first uid={actor} /> tornou <Name uid={subject} /> {position}
      </>
    );
  },
  link: ({ actor, subject, before, after }) => {
    if (actor === subject && after !== null) {
      return (
        <>
          <Name first uid={actor} /> começou a caminhar com <Name uid={after} />
          {before !== null && (
            <>
              {', no lugar de '}
              <Name uid={before} />
            </>
          )}
        </>
      );
    }
    if (after === null) {
      return (
        <>
          <Name first uid={actor} /> desfez o vínculo de <Name uid={subject} />
          {before !== null && (
            <>
              {' com '}
              <Name uid={before} />
            </>
          )}
        </>
      );
    }
    return (
      <>
        <Name first uid={actor} /> vinculou <Name uid={subject} /> a <Name uid={after} />
        {before !== null && (
          <>
            {', no lugar de '}
            <Name uid={before} />
          </>
        )}
      </>
    );
  },
  admin: ({ actor, subject, after }) => {
    if (actor === subject && after !== null) {
      return (
        <>
          <Name first uid={actor} /> assumiu a administração da igreja
        </>
      );
    }
    if (after !== null) {
      return (
        <>
          <Name first uid={actor} /> tornou <Name uid={subject} /> administrador
        </>
      );
    }
    if (actor === subject) {
      return (
        <>
          <Name first uid={actor} /> deixou de ser administrador
        </>
      );
    }
    return (
      <>
        <Name first uid={actor} /> removeu <Name uid={subject} /> dos administradores
      </>
    );
  },
  'guardian-consent': ({ actor, subject, after }) => (
    <>
      <Name first uid={actor} /> {after === 'recorded' ? 'registrou' : 'retirou'} a autorização do
      responsável por <Name uid={subject} />
    </>
  ),
  'birth-year': ({ actor, subject }) => (
    <>
      <Name first uid={actor} /> corrigiu o ano de nascimento de <Name uid={subject} />
    </>
  ),
  invitation: ({ actor, subject, before, after }) => {
    const invited = after ?? before ?? '';
    return (
      <>
        <Name first uid={actor} /> {after === null ? 'revogou' : 'fez'} um convite para{' '}
        {invited === 'discipulo' ? 'discípulos de ' : (positionWords[invited] ?? invited)}
        {invited === 'discipulo' && <Name uid={subject} />}
      </>
    );
  },
  export: ({ subject }) => (
    <>
      <Name first uid={subject} /> baixou uma cópia dos próprios dados
    </>
  ),
  'people-export': ({ actor }) => (
    <>
      <Name first uid={actor} /> baixou a lista de pessoas
    </>
  ),
  'content-day': ({ actor, before, after }) => {
    const day = before !== null && isDay(before) ? formatDay(before) : before;
    return (
      <>
        <Name first uid={actor} /> {after === null ? 'apagou' : 'substituiu'} o conteúdo de {day}
      </>
    );
  },
  'content-plan': ({ actor, after }) => (
    <>
      <Name first uid={actor} /> {planActs[after ?? ''] ?? 'mudou'} o plano de leitura
    </>
  ),
  'content-series': ({ actor, before, after }) => (
    <>
      <Name first uid={actor} /> {after === null ? 'excluiu' : 'importou'}{' '}
      {(after ?? before) === 'chain' ? 'uma lista de passagens' : 'uma série de devocionais'}
    </>
  ),
  teaching: ({ actor, before, after }) => {
    const topic = after ?? before ?? '';
    return (
      <>
        <Name first uid={actor} /> {after === null ? 'apagou' : 'escreveu'} o que a igreja ensina
        sobre {isTaughtTopic(topic) ? taughtTopics[topic] : topic}
      </>
    );
  },
};

const planActs: Record<string, string> = {
  choose: 'escolheu',
  pause: 'pausou',
  resume: 'retomou',
};

const positionWords: Record<string, string> = {
  discipulo: 'discípulo',
  lider: 'líder',
  pastor: 'pastor',
};

const positionsWords: Record<string, string> = {
  discipulo: 'discípulos',
  lider: 'líderes',
  pastor: 'pastores',
};

const GONE = 'alguém que não tem mais cadastro';

interface NameProps {
  uid: string;
  /** It starts the sentence. */
  first?: boolean;
}

function Name({ uid, first = false }: NameProps) {
  const gone = first ? GONE.replace('a', 'A') : GONE;
  if (uid === CHURCH_ACTOR) return first ? 'A igreja' : 'a igreja';
  return uid === ERASED_PERSON ? gone : <LiveName uid={uid} gone={gone} />;
}

function LiveName({ uid, gone }: { uid: string; gone: string }) {
  const person = usePerson(uid);
  if (person.state === 'loading') return '…';
  // An account without a profile, or one that is being erased.
  if (person.state !== 'ready') return gone;
  return (
    <Link
      component={RouterLink}
      to={`/admin/historico?person=${encodeURIComponent(uid)}`}
      color="inherit"
      sx={{ fontWeight: 700, overflowWrap: 'anywhere', unicodeBidi: 'isolate' }}
    >
      {person.value.full_name}
    </Link>
  );
}
