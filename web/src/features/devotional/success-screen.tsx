import { formatDayCount } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import type { EarnedBadge } from '@raizes/domain/documents/user-stats';
import { levelProgress } from '@raizes/domain/progress/stats';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import { Alert, Box, Stack, Typography } from '@mui/material';
import { keyframes } from '@emotion/react';
import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import { BadgeArt } from '@/features/badges/badge-art';
import { BadgeButton, shownBadge } from '@/features/badges/badge-button';
import { Bar } from '@/ui/meter';
import { ProgressUnknown } from '@/ui/progress-unknown';
import { scripture } from '@/ui/theme/theme';
import { VerseCardButton } from '@/features/verse-card/verse-card-button';
import { ClosingActions } from './closing-actions';
import { Picture, DevotionalLayout } from './devotional-layout';

interface Figures {
  xpGained: number;
  streak: number;
  level: number;
  totalXp: number;
}

interface Props {
  devotional: Devotional;
  /** Null while the progress is unknown. */
  figures: Figures | null;
  /** Earned with this devotional, the newest first. */
  badges: readonly EarnedBadge[];
  /** Stored on this device and not confirmed by the server yet. */
  sending: boolean;
  /** The name of the day that it counts for; null for today. */
  lateDayName: string | null;
  /** The reference of tomorrow's verse; null if this device doesn't know it. */
  tomorrow: string | null;
  next: ComponentProps<typeof ClosingActions>['next'];
  onClose: () => void;
}

/** The ending of a devotional: the person's tree opens a leaf, with what was gained and what comes next. */
export function SuccessScreen(props: Props) {
  const { devotional, figures, badges, sending, lateDayName, tomorrow, next, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <DevotionalLayout>
      <Picture
        devotional={devotional}
        risen={1}
        size="large"
        tree={figures && { level: figures.level, opensLeaf: true }}
      />
      <Stack spacing={2} useFlexGap sx={closingSx}>
        <div>
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            Devocional concluído!
          </Typography>
          <Typography color="textSecondary">
            {lateDayName === null
              ? 'Mais um dia de raízes profundas.'
              : `Ele conta para ${lateDayName}.`}
          </Typography>
        </div>
        {figures ? <Gained {...figures} /> : <ProgressUnknown height={120} />}
        <Box role="status" sx={{ width: '100%', '&:empty': { display: 'none' } }}>
          <NewBadges badges={badges} />
        </Box>
        {sending && <SendingNotice lateDayName={lateDayName} />}
        <DayVerse devotional={devotional} />
        {tomorrow !== null && (
          <Typography color="textSecondary" sx={{ fontWeight: 700 }}>
            Amanhã: {tomorrow}
          </Typography>
        )}
      </Stack>
      <ClosingActions
        devotional={devotional}
        isLate={lateDayName !== null}
        next={next}
        onClose={onClose}
      />
    </DevotionalLayout>
  );
}

export const closingSx = {
  alignItems: 'center',
  textAlign: 'center',
  width: '100%',
  maxWidth: 480,
  mx: 'auto',
  my: { md: 'auto' },
  pt: 2,
  pb: 2,
};

export function SendingNotice({ lateDayName }: { lateDayName: string | null }) {
  return (
    <Alert severity="info" icon={<CloudIcon />} sx={{ textAlign: 'left' }}>
      Salvo neste aparelho. Será enviado assim que houver internet, e conta para{' '}
      {lateDayName ?? 'o dia de hoje'}.
    </Alert>
  );
}

export function DayVerse({ devotional }: { devotional: Devotional }) {
  return (
    <Typography sx={{ ...scripture, fontStyle: 'italic', overflowWrap: 'anywhere' }}>
      “{devotional.verse_text}”{' '}
      <Box component="span" sx={{ display: 'block', fontStyle: 'normal' }}>
        {devotional.verse_reference}
        <VerseCardButton verse={devotional.verse_text} reference={devotional.verse_reference} />
      </Box>
    </Typography>
  );
}

function Gained({ xpGained, streak, level, totalXp }: Figures) {
  const { ceiling, percent } = levelProgress(totalXp);
  return (
    <Box sx={{ width: '100%' }}>
      <Stack component="dl" direction="row" sx={figuresSx}>
        <Figure label="XP ganho" value={`+${xpGained}`} />
        <Figure label="Sequência" value={formatDayCount(streak)} />
        <Figure label="Nível" value={String(level)} />
      </Stack>
      <Box sx={{ mt: 1.5 }}>
        <Bar percent={percent} color="secondary" label="Progresso do nível" />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          Faltam {ceiling - totalXp} XP para o nível {level + 1}
        </Typography>
      </Box>
    </Box>
  );
}

const figuresSx = {
  m: 0,
  '& > * + *': { borderLeft: 1, borderColor: 'divider' },
};

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Box sx={{ flex: 1, px: 1, minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h1" sx={{ m: 0 }}>
        {value}
      </Typography>
    </Box>
  );
}

/** One badge large, and the names of the others. */
function NewBadges({ badges: [first, ...others] }: Pick<Props, 'badges'>) {
  if (!first) return null;
  return (
    <Box sx={medal}>
      <BadgeButton badge={shownBadge(first)} isRow>
        <BadgeArt id={first.badge_id} size={88} />
        <Box component="span" sx={{ minWidth: 0, '& > *': { display: 'block' } }}>
          <Typography variant="overline" component="span" color="secondary">
            Nova conquista!
          </Typography>
          <Typography component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {first.name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {first.description}
          </Typography>
        </Box>
      </BadgeButton>
      {others.length > 0 && (
        <Typography variant="body2" sx={{ fontWeight: 700, mt: 1, overflowWrap: 'anywhere' }}>
          +{others.length}: {others.map(({ name }) => name).join(', ')}
        </Typography>
      )}
    </Box>
  );
}

const pop = keyframes({
  from: { transform: 'scale(0.4)', opacity: 0 },
  '70%': { transform: 'scale(1.04)', opacity: 1 },
});
const medal = {
  p: 1.5,
  borderRadius: 1,
  textAlign: 'left',
  bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 10%, transparent)',
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${pop} 500ms ease-out 900ms backwards`,
  },
};
