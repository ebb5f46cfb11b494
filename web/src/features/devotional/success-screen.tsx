import { formatDayCount } from '@raizes/domain/day';
import type { Devotional } from '@raizes/domain/documents/content';
import type { EarnedBadge } from '@raizes/domain/documents/user-stats';
import { levelProgress } from '@raizes/domain/progress/stats';
import CheckIcon from '@mui/icons-material/Check';
import CloudIcon from '@mui/icons-material/CloudUploadOutlined';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import MedalIcon from '@mui/icons-material/WorkspacePremium';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { keyframes } from '@emotion/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Bar } from '@/ui/meter';
import { ProgressUnknown } from '@/ui/progress-unknown';
import { scripture } from '@/ui/theme/theme';
import { VerseCardButton, VerseCardDialog } from '@/features/verse-card/verse-card-button';
import { Picture, DevotionalLayout } from './devotional-layout';

function shareText(devotional: Devotional, streak: number | null, isLate: boolean): string {
  const days = streak === null ? [] : [`Sequência: ${formatDayCount(streak)}.`];
  return [
    `Completei ${isLate ? 'um devocional' : 'o devocional de hoje'} no Raízes! 🌱`,
    `“${devotional.verse_text}” (${devotional.verse_reference})`,
    ...days,
  ].join('\n\n');
}

/** Opens the device's share sheet; false if there is none or it fails. */
async function shareByDevice(text: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ text });
  } catch (error) {
    // The person closed the sheet.
    if (!(error instanceof DOMException && error.name === 'AbortError')) return false;
  }
  return true;
}

interface Next {
  to: string;
  label: string;
}

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
  /** Earned with this devotional. */
  badges: readonly EarnedBadge[];
  /** Stored on this device and not confirmed by the server yet. */
  sending: boolean;
  /** The day was already completed when the screen was opened. */
  isRepeat: boolean;
  /** The name of the day that it counts for; null for today. */
  lateDayName: string | null;
  /** What is left to do today. */
  next: Next | null;
  onClose: () => void;
}

/** Celebrates a completion with the check mark, figures and badges, and offers what to do next. */
export function SuccessScreen(props: Props) {
  const { devotional, figures, badges, sending, isRepeat, lateDayName, next } = props;
  const [isDialogOpen, setDialogOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = shareText(devotional, figures && figures.streak, lateDayName !== null);

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  async function share(): Promise<void> {
    if (!(await shareByDevice(text))) setDialogOpen(true);
  }

  return (
    <DevotionalLayout>
      <Picture devotional={devotional} risen={1} />
      <Stack spacing={2.5} useFlexGap sx={composition}>
        <Mark />
        <div>
          <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
            {!isRepeat
              ? 'Devocional concluído!'
              : lateDayName === null
                ? 'Já completou hoje'
                : 'Este devocional já está feito'}
          </Typography>
          <Typography color="textSecondary">
            {lateDayName !== null
              ? `Ele conta para ${lateDayName}.`
              : isRepeat
                ? 'Um novo devocional espera por você amanhã.'
                : 'Mais um dia de raízes profundas.'}
          </Typography>
        </div>
        {figures ? (
          <Box sx={{ width: '100%' }}>
            <Stack component="dl" direction="row" sx={figuresSx}>
              <Figure label="XP ganho" value={`+${figures.xpGained}`} />
              <Figure label="Sequência" value={formatDayCount(figures.streak)} />
              <Figure label="Nível" value={String(figures.level)} />
            </Stack>
            <NextLevel totalXp={figures.totalXp} />
          </Box>
        ) : (
          <ProgressUnknown height={120} />
        )}
        <Box role="status" sx={{ width: '100%', '&:empty': { display: 'none' } }}>
          {badges.map((badge) => (
            <NewBadge key={badge.badge_id} badge={badge} />
          ))}
        </Box>
        {sending && (
          <Alert severity="info" icon={<CloudIcon />} sx={{ textAlign: 'left' }}>
            Salvo neste aparelho. Será enviado assim que houver internet, e conta para{' '}
            {lateDayName ?? 'o dia de hoje'}.
          </Alert>
        )}
        <Typography sx={{ ...scripture, fontStyle: 'italic', overflowWrap: 'anywhere' }}>
          “{devotional.verse_text}”{' '}
          <Box component="span" sx={{ display: 'block', mt: 0.5, fontStyle: 'normal' }}>
            {devotional.verse_reference}
            <VerseCardButton verse={devotional.verse_text} reference={devotional.verse_reference} />
          </Box>
        </Typography>
        <Actions next={next} onShare={() => void share()} onClose={props.onClose} />
      </Stack>
      {isDialogOpen && (
        <Suspense>
          <VerseCardDialog
            verse={devotional.verse_text}
            reference={devotional.verse_reference}
            text={text}
            onClose={() => setDialogOpen(false)}
          />
        </Suspense>
      )}
    </DevotionalLayout>
  );
}

const composition = {
  alignItems: 'center',
  textAlign: 'center',
  width: '100%',
  maxWidth: 480,
  mx: 'auto',
  my: { md: 'auto' },
  pb: 2,
};

const inMotion = '@media (prefers-reduced-motion: no-preference)';
const pop = keyframes({
  from: { transform: 'scale(0.4)', opacity: 0 },
  '70%': { transform: 'scale(1.08)', opacity: 1 },
});

/** The check mark, which overlaps the edge of the picture. */
function Mark() {
  return (
    <Box sx={{ mt: { xs: '-50px', md: 0 }, [inMotion]: { animation: `${pop} 500ms ease-out` } }}>
      <Box sx={mark}>
        <CheckIcon aria-hidden sx={{ fontSize: 44 }} />
      </Box>
    </Box>
  );
}

const mark = {
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  width: 76,
  height: 76,
  borderRadius: '50%',
  border: 4,
  borderColor: 'background.default',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};

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

function NextLevel({ totalXp }: { totalXp: number }) {
  const { level, ceiling, percent } = levelProgress(totalXp);
  return (
    <Box sx={{ mt: 2 }}>
      <Bar percent={percent} color="secondary" label="Progresso do nível" />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        Faltam {ceiling - totalXp} XP para o nível {level + 1}
      </Typography>
    </Box>
  );
}

function NewBadge({ badge }: { badge: EarnedBadge }) {
  return (
    <Stack direction="row" spacing={1.5} sx={medal}>
      <MedalIcon aria-hidden color="secondary" sx={{ fontSize: 36 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="overline" component="p" color="secondary">
          Nova conquista!
        </Typography>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{badge.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {badge.description}
        </Typography>
      </Box>
    </Stack>
  );
}

const medal = {
  alignItems: 'center',
  textAlign: 'left',
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 10%, transparent)',
  '& + &': { mt: 1 },
  [inMotion]: { animation: `${pop} 500ms ease-out 250ms backwards` },
};

interface ActionsProps {
  next: Next | null;
  onShare: () => void;
  onClose: () => void;
}

function Actions({ next, onShare, onClose }: ActionsProps) {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      {next && (
        <Button component={Link} to={next.to} variant="contained" size="large">
          {next.label}
        </Button>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', '& > *': { flex: 1 } }}>
        <Button
          variant={next === null ? 'contained' : 'outlined'}
          size="large"
          startIcon={<ShareIcon />}
          onClick={onShare}
        >
          Compartilhar
        </Button>
        <Button size="large" onClick={onClose}>
          Fechar
        </Button>
      </Stack>
    </Stack>
  );
}
