import { mondayOf, peopleInDigest, withoutPerson } from '@raizes/domain/digest';
import type { Profile } from '@raizes/domain/documents/people';
import { weeklyDigestSchema } from '@raizes/domain/documents/weekly-digest';
import type { Achievement, WeeklyDigest } from '@raizes/domain/documents/weekly-digest';
import { formatShortDay } from '@raizes/domain/day';
import { paths } from '@raizes/domain/paths';
import CloseIcon from '@mui/icons-material/Close';
import CelebrateIcon from '@mui/icons-material/CelebrationOutlined';
import WaitingIcon from '@mui/icons-material/MarkUnreadChatAltOutlined';
import AwayIcon from '@mui/icons-material/WavingHandOutlined';
import { Box, Card, IconButton, Link as TextLink, Stack, Typography } from '@mui/material';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OpenConversation } from '@/features/messages/api';
import { useRestrictedDoc } from '@/lib/live';
import { useToday } from '@/lib/timing';

interface Props {
  uid: string;
  /** The currently linked disciples; the digest names nobody else. */
  disciples: readonly Profile[];
  onOpenConversation: OpenConversation;
  /** Closes the card, where it stands above everything else. It then lists fewer people. */
  onClose?: () => void;
}

/** The week's digest, available from Monday morning; renders nothing if there is none. */
export function WeeklyDigestCard({ uid, disciples, onOpenConversation, onClose }: Props) {
  const week = mondayOf(useToday());
  const found = useRestrictedDoc(paths.weeklyDigest(uid, week), weeklyDigestSchema);
  if (found.state !== 'ready') return null;
  const names = new Map(disciples.map(({ id, full_name }) => [id, full_name]));
  return (
    <Card component="section" aria-labelledby={HEADING} sx={{ p: { xs: 2, sm: 2.5 }, mb: 3 }}>
      <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography id={HEADING} variant="h2">
          Resumo da semana
        </Typography>
        {onClose && (
          <IconButton edge="end" aria-label="Fechar o resumo da semana" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ mb: onClose ? 1 : 2 }}>
        Como os seus discípulos estavam na segunda-feira, {formatShortDay(week)}
      </Typography>
      <Groups
        digest={onlyLinked(found.value, names)}
        names={names}
        most={onClose ? 3 : MAX_LISTED}
        onOpenConversation={onOpenConversation}
      />
    </Card>
  );
}

/** Removes people who are no longer linked from the names and the counts. */
const onlyLinked = (digest: WeeklyDigest, names: ReadonlyMap<string, string>): WeeklyDigest =>
  peopleInDigest(digest)
    .filter((id) => !names.has(id))
    .reduce(withoutPerson, digest);

const HEADING = 'weekly-digest';
/** The most people shown per group; all disciples are listed below the digest. */
const MAX_LISTED = 5;

interface GroupsProps {
  digest: WeeklyDigest;
  names: ReadonlyMap<string, string>;
  /** How many people are listed in each group. */
  most: number;
  onOpenConversation: OpenConversation;
}

function Groups({ digest, names, most, onOpenConversation }: GroupsProps) {
  const { away, reached } = digest;
  const lineOf = (id: string) => {
    const name = names.get(id) ?? '';
    return { name, onOpen: () => onOpenConversation({ id, full_name: name }) };
  };
  const isQuiet = away.length + reached.length + digest.waiting === 0;
  return (
    <Box sx={groupsSx}>
      {isQuiet && <Typography>Uma semana tranquila: ninguém está longe nem esperando.</Typography>}
      {away.length > 0 && (
        <Group
          icon={AwayIcon}
          title="Sentem falta de uma palavra"
          more={digest.away_count - Math.min(most, away.length)}
        >
          {away.slice(0, most).map(({ id, days }) => (
            <Line key={id} text={`há ${days} dias sem devocional`} {...lineOf(id)} />
          ))}
        </Group>
      )}
      {digest.waiting > 0 && (
        <Group icon={WaitingIcon} title="Esperam resposta" more={0}>
          <li>
            <TextLink component={Link} to="/pastor-panel">
              {digest.waiting === 1 ? '1 mensagem' : `${digest.waiting} mensagens`} há mais de dois
              dias
            </TextLink>
          </li>
        </Group>
      )}
      {reached.length > 0 && (
        <Group
          icon={CelebrateIcon}
          title="Para celebrar junto"
          more={digest.reached_count - Math.min(most, reached.length)}
        >
          {reached.slice(0, most).map(({ id, achievements }) => (
            <Line key={id} text={achievements.map(achievementText).join(', ')} {...lineOf(id)} />
          ))}
        </Group>
      )}
      {digest.private > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {digest.private === 1
            ? '1 discípulo não compartilha o progresso e não entra neste resumo.'
            : `${digest.private} discípulos não compartilham o progresso e não entram neste resumo.`}
        </Typography>
      )}
    </Box>
  );
}

const groupsSx = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

function achievementText(each: Achievement): string {
  switch (each.kind) {
    case 'badge':
      return `conquistou “${each.name}”`;
    case 'streak':
      return `${each.days} dias seguidos`;
    case 'level':
      return `chegou ao nível ${each.level}`;
  }
}

interface GroupProps {
  icon: ElementType;
  title: string;
  /** The number of people not listed. */
  more: number;
  children: ReactNode;
}

function Group({ icon: Icon, title, more, children }: GroupProps) {
  return (
    <section aria-label={title}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', mb: 0.5 }}>
        <Box component={Icon} aria-hidden sx={{ color: 'secondary.main' }} />
        <Typography variant="h3">{title}</Typography>
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {children}
        {more > 0 && <Typography component="li">e mais {more}</Typography>}
      </Box>
    </section>
  );
}

interface LineProps {
  name: string;
  text: string;
  onOpen: () => void;
}

function Line({ name, text, onOpen }: LineProps) {
  return (
    <Typography component="li" sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
      <TextLink
        component="button"
        type="button"
        onClick={onOpen}
        sx={{ fontWeight: 700, textAlign: 'left', minHeight: 28 }}
      >
        {name}
      </TextLink>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {text}
      </Typography>
    </Typography>
  );
}
