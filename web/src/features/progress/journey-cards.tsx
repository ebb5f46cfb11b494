import { formatShortDay } from '@raizes/domain/day';
import type { Day } from '@raizes/domain/day';
import type { UserStats } from '@raizes/domain/documents/user-stats';
import { journeyBadges } from '@raizes/domain/progress/journey';
import type { JourneyBadge } from '@raizes/domain/progress/journey';
import {
  DEVOTIONAL_XP,
  MEMORIZATION_BONUS_XP,
  levelLabel,
  levelProgress,
} from '@raizes/domain/progress/stats';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { BadgeArt } from '@/features/badges/badge-art';
import { BadgeButton } from '@/features/badges/badge-button';
import { Bar } from '@/ui/meter';

export const journeyCard = { px: { xs: 2, sm: 3 }, py: 2 } as const;

/** The person's level, the XP missing to the next one, and how levels work. */
export function LevelJourney({ stats }: { stats: UserStats }) {
  const { level, floor, ceiling, percent } = levelProgress(stats.total_xp);
  const missing = ceiling - stats.total_xp;
  return (
    <Card component="section" aria-label="Nível" sx={journeyCard}>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', mb: 1.5 }}>
        <Box sx={disc}>{level}</Box>
        <div>
          <Typography variant="h3" component="h2">
            Nível {level}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {`${levelLabel(level)} · ${stats.total_xp.toLocaleString('pt-BR')} XP`}
          </Typography>
        </div>
      </Stack>
      <Bar percent={percent} label={`Progresso até o nível ${level + 1}`} />
      <Typography variant="body2" sx={{ mt: 1, fontWeight: 700 }}>
        {`Faltam ${missing} XP para o nível ${level + 1}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {`Cada nível tem ${ceiling - floor} XP. Um devocional dá ${DEVOTIONAL_XP} XP, e o versículo memorizado mais ${MEMORIZATION_BONUS_XP}.`}
      </Typography>
    </Card>
  );
}

const disc = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 48,
  height: 48,
  borderRadius: 999,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  fontFamily: 'h1.fontFamily',
  fontSize: '1.25rem',
  fontWeight: 600,
} as const;

/** The nearest badges; the others wait behind a button. */
const SHOWN = 3;

/** The badges earned, and what is missing for each of the others, the nearest first. */
export function BadgesJourney({ stats, today }: { stats: UserStats; today: Day }) {
  const [all, setAll] = useState(false);
  const firstNew = useRef<HTMLLIElement>(null);
  // The pressed button disappears.
  useEffect(() => {
    if (all) firstNew.current?.focus({ preventScroll: true });
  }, [all]);
  const badges = journeyBadges(stats, today);
  const earned = badges.filter(({ isEarned }) => isEarned);
  const others = badges
    .filter(({ isEarned }) => !isEarned)
    .toSorted((a, b) => percentOf(b, stats) - percentOf(a, stats));
  return (
    <Card component="section" aria-label="Conquistas" sx={journeyCard}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Conquistas
      </Typography>
      <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 1 }}>
        {`Já são suas (${earned.length})`}
      </Typography>
      {earned.length === 0 && (
        <Typography variant="body2">A primeira chega com o seu primeiro devocional.</Typography>
      )}
      <Box component="ul" sx={grid}>
        {earned.map((badge) => (
          <li key={badge.id}>
            <BadgeButton badge={badge}>
              <BadgeArt id={badge.id} size={56} />
              <BadgeText badge={badge}>{badge.on && formatShortDay(badge.on)}</BadgeText>
            </BadgeButton>
          </li>
        ))}
      </Box>
      {others.length > 0 && (
        <>
          <Typography
            variant="subtitle2"
            component="h3"
            color="textSecondary"
            sx={{ mt: 2, mb: 1 }}
          >
            {`No caminho (${others.length})`}
          </Typography>
          <Box component="ul" sx={grid}>
            {others.slice(0, all ? undefined : SHOWN).map((badge, index) => (
              <Box
                component="li"
                key={badge.id}
                sx={coming}
                {...(index === SHOWN && { ref: firstNew, tabIndex: -1 })}
              >
                <BadgeArt id={badge.id} size={56} isEarned={false} />
                <BadgeText badge={badge}>{missingText(badge, stats)}</BadgeText>
                {badge.target > 1 && (
                  <Box sx={thin}>
                    <Bar
                      color="secondary"
                      percent={percentOf(badge, stats)}
                      label={`${badge.name}: ${badge.done} de ${badge.target}`}
                    />
                  </Box>
                )}
              </Box>
            ))}
          </Box>
          {!all && others.length > SHOWN && (
            <Button onClick={() => setAll(true)} sx={{ mt: 1, mb: -1, ml: -1, minHeight: 48 }}>
              {`Ver todas as ${others.length} no caminho`}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

/** Three beside each other on a phone; fewer with large text. */
const grid = {
  display: 'grid',
  columnGap: 1,
  rowGap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.5rem, 28%), 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const coming = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 0.5,
  textAlign: 'center',
  outline: 'none',
} as const;

const thin = { width: '100%', maxWidth: 88, mt: 'auto', '& > svg': { height: 4 } } as const;

function BadgeText({ badge, children }: { badge: JourneyBadge; children: ReactNode }) {
  return (
    <>
      <Typography
        component="span"
        variant="body2"
        sx={{ fontWeight: 700, lineHeight: 1.3, overflowWrap: 'anywhere' }}
      >
        {badge.name}
      </Typography>
      <Typography
        component="span"
        variant="caption"
        color="textSecondary"
        sx={{ lineHeight: 1.3, overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </>
  );
}

const xpOf = (level: number) => levelProgress(0).ceiling * (level - 1);

/** The progress towards a level is measured in XP. */
const percentOf = ({ category, done, target }: JourneyBadge, { total_xp }: UserStats) =>
  category === 'level' ? (total_xp * 100) / xpOf(target) : (done * 100) / target;

const missing = (count: number, one: string, many: string) =>
  count === 1 ? `Falta 1 ${one}` : `Faltam ${count.toLocaleString('pt-BR')} ${many}`;

/** What is missing for a badge. */
function missingText({ category, done, target }: JourneyBadge, { total_xp }: UserStats): string {
  const left = target - done;
  switch (category) {
    case 'devotional':
      return 'Conclua o seu primeiro devocional';
    case 'streak':
      return missing(left, 'dia seguido', 'dias seguidos');
    case 'memorization':
      return missing(left, 'versículo memorizado', 'versículos memorizados');
    case 'level':
      return missing(xpOf(target) - total_xp, 'XP', 'XP');
    case 'reading':
      return target === 1 ? 'Conclua a sua primeira leitura' : 'Leia de domingo a sábado';
    default:
      return 'Conclua um desafio';
  }
}
