import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import PositionIcon from '@mui/icons-material/BadgeOutlined';
import ContentIcon from '@mui/icons-material/CalendarMonthOutlined';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import GuardianIcon from '@mui/icons-material/FamilyRestroomOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import InvitationIcon from '@mui/icons-material/QrCode2Outlined';
import TeachingIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { formatDay, isDay } from '@raizes/domain/day';
import { formatDateTime } from '@/lib/time';
import { ListRow, LiveList } from '@/ui/live-list';
import { EmptyState } from '@/ui/page/empty-state';
import { CHURCH_ACTOR, auditSchema } from '@raizes/domain/documents/audit';
import type { Audit } from '@raizes/domain/documents/audit';
import { isTaughtTopic, taughtTopics } from '@raizes/domain/documents/teaching';
import { ERASED_PERSON } from '@raizes/domain/documents/people';
import { useState } from 'react';
import type { ElementType, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { usePerson } from './api';
import { formatPeople } from './bulk';
import { collections } from '@raizes/domain/paths';
import { usePages } from '@/lib/paging';

/** The entries of the audit, newest first, page by page. */
export function AuditList({ person }: { person: string | null }) {
  const { items, newer, older } = useAudit(person);
  const acts = items.state === 'ready' ? { ...items, value: foldActs(items.value) } : items;
  return (
    <LiveList
      list={acts}
      pages={{ newer, older, newerLabel: 'Mais recentes', olderLabel: 'Mais antigos' }}
      failure={{
        title: 'Erro ao carregar o histórico',
        text: 'Verifique sua conexão: ele aparece assim que o servidor responder.',
      }}
      empty={
        person === null ? (
          <EmptyState
            title="Nada mudou ainda"
            text="Quando alguém mudar um cargo, um vínculo ou um conteúdo, aparece aqui."
          />
        ) : (
          'Nada registrado sobre esta pessoa.'
        )
      }
      skeleton={{ label: 'Carregando o histórico', rows: 6, height: 64 }}
    >
      {({ entry, others }) => (
        <ListRow key={entry.id} sx={{ display: 'flex', gap: 1.5, px: 2, py: 1.5 }}>
          <Box component={icons[entry.action]} aria-hidden sx={{ color: 'secondary.main' }} />
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            sx={{ flexGrow: 1, minWidth: 0, columnGap: 3, alignItems: 'baseline' }}
          >
            <Typography component="div" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {others.length === 0 ? (
                <AuditSentence entry={entry} />
              ) : (
                <FoldedSentence entry={entry} others={others} />
              )}
            </Typography>
            <Typography
              component="time"
              dateTime={entry.at.toISOString()}
              variant="body2"
              color="textSecondary"
              sx={{ flexShrink: 0 }}
            >
              {formatDateTime(entry.at)}
            </Typography>
          </Stack>
        </ListRow>
      )}
    </LiveList>
  );
}

const icons: Record<Audit['action'], ElementType> = {
  position: PositionIcon,
  link: LinkIcon,
  admin: AdminIcon,
  'guardian-consent': GuardianIcon,
  'birth-year': GuardianIcon,
  invitation: InvitationIcon,
  export: DownloadIcon,
  'people-export': DownloadIcon,
  'content-day': ContentIcon,
  teaching: TeachingIcon,
};

/** The entries of one act, `Marta vinculou 4 pessoas a Paulo`; the people are listed on request. */
function FoldedSentence({ entry, others }: FoldedEntry) {
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

interface FoldedEntry {
  entry: Audit;
  /** The other entries of the same act. */
  others: Audit[];
}

/** Folds the changes that one act made to several people into the newest of them. */
function foldActs(entries: Audit[]): FoldedEntry[] {
  const acts = new Map<string, FoldedEntry>();
  for (const entry of entries) {
    const { id, action, batch, before, after } = entry;
    const isFoldable = batch !== undefined && (action === 'position' || action === 'link');
    const key = isFoldable ? [batch, action, after ?? `${before} -`].join(' ') : id;
    const act = acts.get(key);
    if (act) act.others.push(entry);
    else acts.set(key, { entry, others: [] });
  }
  return [...acts.values()];
}

/** An entry as a sentence, `Marta tornou João líder`, with current names; each name links to that person's entries. */
function AuditSentence({ entry }: { entry: Audit }) {
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
  if (person.state !== 'ready') return person.state === 'missing' && person.fromCache ? '…' : gone;
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

/** The most that one query can have, so that the changes of one act are mostly on one page. */
const PAGE_SIZE = 99;

/** The audit, newest first. For a person, only the entries in which they are the actor, the subject or the leader concerned. */
function useAudit(person: string | null) {
  return usePages(
    {
      path: collections.audit,
      conditions: person === null ? [] : [['people', 'array-contains', person]],
      descending: 'at',
      size: PAGE_SIZE,
    },
    auditSchema,
  );
}
