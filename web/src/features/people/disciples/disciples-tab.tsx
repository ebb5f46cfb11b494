import type { Day } from '@raizes/domain/day';
import type { Profile } from '@raizes/domain/documents/people';
import { absences, classifyAbsence, daysAway } from '@raizes/domain/progress/absence';
import type { Absence } from '@raizes/domain/progress/absence';
import { matchesName } from '@raizes/domain/name-search';
import LockIcon from '@mui/icons-material/LockOutlined';
import InviteIcon from '@mui/icons-material/QrCode2Outlined';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useWrittenSince } from '@/features/messages/api';
import type { OpenConversation } from '@/features/messages/api';
import { useOnline } from '@/lib/browser';
import { useTimedOut, useToday } from '@/lib/timing';
import { EmptyState } from '@/ui/page/empty-state';
import { Pager } from '@/ui/page/list';
import { Notice } from '@/ui/page/notice';
import { SearchField } from '@/ui/search-field';
import { useDiscipleActivity, useDisciples } from './api';
import type { Activity, ActivityByUid } from './api';
import { DiscipleCard } from './disciple-card';
import { WeeklyDigestCard } from './weekly-digest';

interface Props {
  uid: string;
  /** False for a person who is not a leader and cannot list profiles. */
  isLeader: boolean;
  /** The week's digest already stands above the tabs. */
  hasDigestAbove: boolean;
  onOpenConversation: OpenConversation;
}

/** How a leader's linked disciples are doing. */
export function DisciplesTab({ isLeader, ...list }: Props) {
  if (!isLeader) return <NoDisciples />;
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ mb: 2, color: 'text.secondary' }}>
        <LockIcon fontSize="small" aria-hidden />
        <Typography variant="body2">
          Você vê o ritmo de cada um, para encorajar. Reflexões, aplicações e conversas com o mentor
          nunca ficam visíveis para um líder.
        </Typography>
      </Stack>
      <LinkedDisciples {...list} />
    </>
  );
}

const InviteButton = () => (
  <Button
    component={Link}
    to="/invitations"
    startIcon={<InviteIcon />}
    sx={{ flexShrink: 0, minHeight: 44 }}
  >
    Convidar discípulos
  </Button>
);

function NoDisciples() {
  return (
    <EmptyState
      title="Nenhum discípulo vinculado a você"
      text="Quem entra por um convite seu já chega vinculado a você. A administração da igreja também vincula."
    />
  );
}

function LinkedDisciples(props: Omit<Props, 'isLeader'>) {
  const { uid, hasDigestAbove, onOpenConversation } = props;
  const disciples = useDisciples(uid);
  const isUnsure =
    disciples.state === 'loading' ||
    (disciples.state === 'ready' && disciples.fromCache && disciples.items.length === 0);
  const isTimedOut = useTimedOut(isUnsure);
  const isOnline = useOnline();

  if (isTimedOut && !isOnline) {
    return <EmptyState text="Seus discípulos aparecem aqui assim que a internet voltar." />;
  }
  if (isTimedOut) {
    return (
      <Notice
        title="Não foi possível carregar os discípulos."
        text="Verifique sua conexão: eles aparecem aqui assim que o servidor responder."
      />
    );
  }
  if (isUnsure) return <DisciplesSkeleton />;
  if (disciples.state !== 'ready' || disciples.items.length === 0) {
    return (
      <>
        <InviteButton />
        <NoDisciples />
      </>
    );
  }
  return (
    <>
      {!hasDigestAbove && (
        <WeeklyDigestCard
          uid={uid}
          disciples={disciples.items}
          onOpenConversation={onOpenConversation}
        />
      )}
      <DiscipleList uid={uid} profiles={disciples.items} onOpenConversation={onOpenConversation} />
    </>
  );
}

/** The search box, the number of people, and cards below the names of their groups. */
const DisciplesSkeleton = () => (
  <Stack spacing={2} aria-busy>
    <Skeleton variant="rounded" height={56} sx={{ maxWidth: { sm: 420 } }} />
    <Skeleton width={90} />
    <Box sx={{ ...gridOf({ sm: 2, lg: 3 }), columnGap: 2, rowGap: 3 }}>
      {[0, 1, 2].map((each) => (
        <div key={each}>
          <Typography variant="h2">
            <Skeleton width="60%" />
          </Typography>
          <Typography variant="body2" sx={{ mb: 1.5 }}>
            <Skeleton width="80%" />
          </Typography>
          <Skeleton variant="rounded" height={216} />
        </div>
      ))}
    </Box>
  </Stack>
);

const PAGE_SIZE = 20;

interface ListProps {
  uid: string;
  profiles: readonly Profile[];
  onOpenConversation: OpenConversation;
}

function DiscipleList({ uid, profiles, onOpenConversation }: ListProps) {
  const [query, setQuery] = useState('');
  const today = useToday();
  const activity = useDiscipleActivity(profiles.map(({ id }) => id).toSorted());
  const [wanted, setPage] = useState(0);
  const writtenTo = useWrittenTo(uid, today);
  const all = useMemo(
    () => activity && sortByAbsence(profiles, activity, today, writtenTo),
    [profiles, activity, today, writtenTo],
  );

  if (!all) return <DisciplesSkeleton />;
  const sorted = all.filter(({ profile }) => matchesName(profile.full_name, query));
  const last = Math.max(0, Math.ceil(sorted.length / PAGE_SIZE) - 1);
  const page = Math.min(wanted, last);
  const start = page * PAGE_SIZE;
  const shown = sorted.slice(start, start + PAGE_SIZE);
  return (
    <Stack spacing={2}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1}
        sx={{ alignItems: { xs: 'flex-start', sm: 'center' }, justifyContent: 'space-between' }}
      >
        <Box sx={{ width: '100%', maxWidth: { sm: 420 } }}>
          <SearchField
            label="Procurar discípulo"
            value={query}
            onChange={(text) => {
              setQuery(text);
              setPage(0);
            }}
          />
        </Box>
        <InviteButton />
      </Stack>
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {sorted.length === 0
          ? 'Ninguém com esse nome entre os seus discípulos.'
          : last === 0
            ? `${sorted.length} ${sorted.length === 1 ? 'discípulo' : 'discípulos'}`
            : `${start + 1} a ${start + shown.length} de ${sorted.length} discípulos`}
      </Typography>
      <DiscipleGroups
        disciples={shown}
        today={today}
        writtenTo={writtenTo}
        onOpenConversation={onOpenConversation}
      />
      {last > 0 && (
        <Pager
          newerLabel="Anteriores"
          olderLabel="Próximos"
          newer={page > 0 ? () => setPage(page - 1) : null}
          older={page < last ? () => setPage(page + 1) : null}
        />
      )}
    </Stack>
  );
}

type Group = Absence | 'private' | 'unknown';

/** In display order. */
const groups: readonly Group[] = [...absences, 'private', 'unknown'];

interface GroupedDisciple {
  profile: Profile;
  group: Group;
  /** Days since the last devotional; null if there is none or it is unknown. */
  away: number | null;
}

/** The people to whom the leader has written today. */
function useWrittenTo(uid: string, today: Day): ReadonlySet<string> {
  const midnight = useMemo(() => new Date(`${today}T00:00`), [today]);
  const written = useWrittenSince(uid, midnight);
  return useMemo(
    () => new Set(written.state === 'ready' ? written.value.map(({ user_id }) => user_id) : []),
    [written],
  );
}

/**
 * Sorts by absence, longest first, with hidden progress last; ties are sorted by name. Whoever was written to today comes last in
 * their group.
 */
function sortByAbsence(
  profiles: readonly Profile[],
  activity: ActivityByUid,
  today: Day,
  writtenTo: ReadonlySet<string>,
): GroupedDisciple[] {
  return profiles
    .map((profile) => ({ profile, ...groupOf(activity.get(profile.id), today) }))
    .toSorted(
      (a, b) =>
        groups.indexOf(a.group) - groups.indexOf(b.group) ||
        Number(writtenTo.has(a.profile.id)) - Number(writtenTo.has(b.profile.id)) ||
        (b.away ?? 0) - (a.away ?? 0) ||
        a.profile.full_name.localeCompare(b.profile.full_name, 'pt-BR'),
    );
}

function groupOf(activity: Activity | undefined, today: Day): Omit<GroupedDisciple, 'profile'> {
  if (activity?.kind !== 'shared') return { group: activity?.kind ?? 'unknown', away: null };
  const away = daysAway(activity.stats, today);
  return { group: classifyAbsence(away), away };
}

/** Worded to encourage, not to accuse. */
const groupTexts: Record<Group, { name: string; text: string }> = {
  'two-weeks': { name: 'Sentimos falta', text: '14 dias ou mais sem devocional' },
  week: { name: 'Vale uma conversa', text: 'de 7 a 13 dias sem devocional' },
  days: { name: 'Uma palavra de ânimo', text: 'de 3 a 6 dias sem devocional' },
  none: { name: 'Caminhando', text: 'devocional nos últimos dias' },
  'not-begun': { name: 'Ainda não começaram', text: 'um convite pode ajudar' },
  private: { name: 'Progresso não compartilhado', text: 'a escolha é de cada um' },
  unknown: { name: 'Sem informação agora', text: 'o progresso não pôde ser carregado' },
};

interface DiscipleGroupsProps {
  disciples: readonly GroupedDisciple[];
  today: Day;
  writtenTo: ReadonlySet<string>;
  onOpenConversation: OpenConversation;
}

/** The groups of disciples who are away; writing to them is the primary action of their cards. */
const awayGroups: readonly Group[] = ['two-weeks', 'week', 'days'];

/** A group's number of columns; small groups share a row. */
const columnsOf = (count: number) => ({ sm: Math.min(count, 2), lg: Math.min(count, 3) });

function DiscipleGroups(props: DiscipleGroupsProps) {
  const { disciples, today, writtenTo, onOpenConversation } = props;
  return (
    <Box sx={{ ...gridOf({ sm: 2, lg: 3 }), columnGap: 2, rowGap: 3 }}>
      {groups.map((group) => {
        const members = disciples.filter((each) => each.group === group);
        if (members.length === 0) return null;
        const { name, text } = groupTexts[group];
        const columns = columnsOf(members.length);
        return (
          <Box
            component="section"
            key={group}
            aria-label={name}
            sx={{ gridColumn: { sm: `span ${columns.sm}`, lg: `span ${columns.lg}` } }}
          >
            <Typography variant="h2">{name}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              {text}
            </Typography>
            <Box component="ul" sx={{ ...gridOf(columns), gap: 2, m: 0, p: 0 }}>
              {members.map(({ profile }) => (
                <DiscipleCard
                  key={profile.id}
                  profile={profile}
                  today={today}
                  isAway={awayGroups.includes(group)}
                  isWrittenTo={writtenTo.has(profile.id)}
                  onOpenConversation={onOpenConversation}
                />
              ))}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const gridOf = ({ sm, lg }: { sm: number; lg: number }) => ({
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: `repeat(${sm}, minmax(0, 1fr))`,
    lg: `repeat(${lg}, minmax(0, 1fr))`,
  },
});
