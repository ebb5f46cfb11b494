import type { Day } from '@raizes/domain/day';
import type { Challenge } from '@raizes/domain/documents/challenge';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import ReadingIcon from '@mui/icons-material/AutoStoriesOutlined';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import CharacterIcon from '@mui/icons-material/DiamondOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import FellowshipIcon from '@mui/icons-material/Groups2Outlined';
import StreakIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import MissionIcon from '@mui/icons-material/PublicOutlined';
import PrayerIcon from '@mui/icons-material/SelfImprovementOutlined';
import ServiceIcon from '@mui/icons-material/VolunteerActivismOutlined';
import DevotionalIcon from '@mui/icons-material/WbSunnyOutlined';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useOutage } from '@/lib/browser';
import { Bar } from '@/ui/meter';
import { Chip } from '@/ui/chip';
import { ScreenReaderText } from '@/ui/screen-reader-text';
import {
  listChallenges,
  useChallenges,
  useHasCachedChallenges,
  useStarts,
  withStarts,
} from './api';
import type { ListedChallenge } from './api';
import { categoryName, formatGoal, formatProgress, formatReward } from './words';

const tileGrid = {
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** Reserves the height of one challenge to avoid layout shift. */
export function ChallengesSkeleton() {
  return (
    <Box role="status" aria-label="Carregando os desafios">
      <Skeleton variant="rounded" sx={{ height: 65, my: 1.5, borderRadius: 1 }} />
    </Box>
  );
}

interface Props {
  uid: string;
  stats: UserStats;
  today: Day;
}

/** The challenges on offer and in progress; from the cache until they are near the viewport, and live immediately without a cache. */
export function ChallengeList({ isNearViewport, ...props }: Props & { isNearViewport: boolean }) {
  const hasCached = useHasCachedChallenges();
  if (hasCached === null && !isNearViewport) return <ChallengesSkeleton />;
  return <LoadedList {...props} isLive={isNearViewport || !hasCached} />;
}

function LoadedList({ isLive, ...props }: Props & { isLive: boolean }) {
  const challenges = useChallenges(isLive);
  if (challenges.state !== 'ready') return <ChallengesSkeleton />;
  return (
    <Tiles {...props} challenges={challenges.value} fromCache={isLive && challenges.fromCache} />
  );
}

/** The running challenge, or else the first one; the others wait behind a button. */
const SHOWN = 1;

/** Beside the card's title. */
/** Its text ends at the edge of the card's text. */
const inCorner = { position: 'absolute', top: 4, right: { xs: 8, sm: 16 } } as const;

interface TilesProps extends Props {
  challenges: Challenge[];
  fromCache: boolean;
}

function Tiles({ uid, stats, today, challenges, fromCache }: TilesProps) {
  const { starts, start, isStarting, isUnsent } = useStarts(uid, today, stats);
  const [before] = useState(stats);
  const [all, setAll] = useState(false);
  const outage = useOutage();
  const listed = listChallenges(challenges, withStarts(stats, starts, challenges), today, before);

  if (listed.length === 0) {
    return (
      <Typography color="textSecondary">
        {fromCache
          ? `${outage}, e os desafios ainda não foram guardados neste aparelho.`
          : 'Nenhum desafio disponível no momento.'}
      </Typography>
    );
  }
  return (
    <>
      <Box component="ul" sx={tileGrid}>
        {listed.slice(0, all ? undefined : SHOWN).map((challenge) => (
          <ChallengeTile
            key={challenge.id}
            challenge={challenge}
            starting={isStarting(challenge.id)}
            sending={isUnsent(challenge.id)}
            isDescribed={all}
            onStart={() => start(challenge.id)}
          />
        ))}
      </Box>
      {!all && listed.length > SHOWN && (
        <Button onClick={() => setAll(true)} sx={inCorner}>
          Ver todos<ScreenReaderText> os desafios ({listed.length})</ScreenReaderText>
        </Button>
      )}
    </>
  );
}

interface StateProps {
  challenge: ListedChallenge;
  /** Its start is being written. */
  starting: boolean;
  /** Its start is stored on this device but not yet confirmed by the server. */
  sending: boolean;
  onStart: () => void;
}

interface TileProps extends StateProps {
  /** Shows the description on a phone too, where the short list shows only titles. */
  isDescribed: boolean;
}

/** One challenge: goal, reward and progress. */
function ChallengeTile({ challenge, isDescribed, ...state }: TileProps) {
  const { terms, description, status } = challenge;
  return (
    <Box component="li" sx={tile}>
      <Box sx={{ color: status.state === 'completed' ? 'text.secondary' : 'secondary.main' }}>
        <ChallengeIcon category={terms.category} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component="h3"
          id={titleIdOf(challenge.id)}
          sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}
        >
          {terms.title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {categoryName(terms.category)} · {formatGoal(terms)} ·{' '}
          <strong>{formatReward(terms)}</strong>
        </Typography>
        {description && status.state !== 'completed' && (
          <Typography
            variant="body2"
            sx={{ ...explanation, ...(!isDescribed && { display: { xs: 'none', sm: 'block' } }) }}
          >
            {description}
          </Typography>
        )}
      </Box>
      <ChallengeState challenge={challenge} {...state} />
    </Box>
  );
}

const explanation = { mt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** The button is to the right of the text, the progress below it. */
const tile = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: 1.5,
  rowGap: 1,
  py: { xs: 1, sm: 1.25 },
  borderTop: 1,
  borderColor: 'divider',
} as const;
const wholeRow = { gridColumn: '2 / -1' } as const;

/** The button that starts a challenge, or its progress. */
function ChallengeState({ challenge, starting, sending, onStart }: StateProps) {
  const { terms, status } = challenge;
  const words = useRef<HTMLParagraphElement>(null);
  const startedHere = useRef(false);
  const isWaiting = status.state === 'available' || starting;

  // The focused button disappears, so its replacement takes the focus.
  useEffect(() => {
    if (!isWaiting && startedHere.current) words.current?.focus({ preventScroll: true });
    if (!isWaiting) startedHere.current = false;
  }, [isWaiting]);

  if (isWaiting) {
    return (
      <Button
        variant="outlined"
        loading={starting}
        onClick={() => {
          startedHere.current = true;
          onStart();
        }}
        aria-describedby={titleIdOf(challenge.id)}
        sx={{ alignSelf: 'start' }}
      >
        Iniciar
      </Button>
    );
  }
  return (
    <Stack spacing={1} sx={wholeRow}>
      <Typography
        variant="body2"
        ref={words}
        tabIndex={-1}
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, outline: 'none' }}
      >
        <StatusText terms={terms} status={status} />
      </Typography>
      {status.state === 'active' && (
        <Bar percent={status.percent} label={`Progresso em ${terms.title}`} />
      )}
      {sending && (
        <Stack direction="row">
          <Chip icon={<CloudIcon />} label="salvo neste aparelho" size="small" variant="outlined" />
        </Stack>
      )}
    </Stack>
  );
}

const titleIdOf = (challengeId: string) => `challenge-${challengeId}`;

function StatusText({ terms, status }: Pick<ListedChallenge, 'terms' | 'status'>) {
  if (status.state !== 'active') {
    return (
      <Stack component="span" direction="row" spacing={0.75} sx={{ alignItems: 'center' }}>
        <CheckIcon fontSize="small" color="primary" aria-hidden />
        <span>Concluído</span>
      </Stack>
    );
  }
  return (
    <>
      <span>{formatProgress(terms, status.done)}</span>
      <span>{status.percent}%</span>
    </>
  );
}

const icons = {
  streak: StreakIcon,
  devotionals: DevotionalIcon,
  'Vida Devocional': DevotionalIcon,
  'Leitura Bíblica': ReadingIcon,
  'Relacionamento e Comunhão': FellowshipIcon,
  'Oração e Jejum': PrayerIcon,
  'Missão e Evangelismo': MissionIcon,
  'Serviço e Generosidade': ServiceIcon,
  'Caráter e Valores': CharacterIcon,
};

const isKnown = (category: string): category is keyof typeof icons =>
  Object.hasOwn(icons, category);

/** The icon of a category; a flag if the category is unknown. */
function ChallengeIcon({ category }: { category: string }) {
  const Icon = isKnown(category) ? icons[category] : FlagIcon;
  return <Icon aria-hidden />;
}
