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
import { Box, Card, CardContent, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BadgeArt } from '@/features/badges/badge-art';
import { BadgeButton } from '@/features/badges/badge-button';
import { Bar } from '@/ui/meter';

/** The person's level, the XP missing to the next one, and how levels work. */
export function LevelJourney({ stats }: { stats: UserStats }) {
  const { level, floor, ceiling, percent } = levelProgress(stats.total_xp);
  const missing = ceiling - stats.total_xp;
  return (
    <Card component="section" aria-label="Nível">
      <CardContent>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mb: 2 }}>
          <Box sx={disc}>{level}</Box>
          <div>
            <Typography variant="h2">Nível {level}</Typography>
            <Typography color="textSecondary">
              {`${levelLabel(level)} · ${stats.total_xp.toLocaleString('pt-BR')} XP`}
            </Typography>
          </div>
        </Stack>
        <Bar percent={percent} label={`Progresso até o nível ${level + 1}`} />
        <Typography sx={{ mt: 1, fontWeight: 700 }}>
          {`Faltam ${missing} XP para o nível ${level + 1}`}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {`Cada nível tem ${ceiling - floor} XP. Um devocional dá ${DEVOTIONAL_XP} XP, e o versículo memorizado mais ${MEMORIZATION_BONUS_XP}.`}
        </Typography>
      </CardContent>
    </Card>
  );
}

const disc = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 72,
  height: 72,
  borderRadius: 999,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  fontFamily: 'h1.fontFamily',
  fontSize: '1.75rem',
  fontWeight: 600,
} as const;

/** The badges earned, and what is missing for each of the others. */
export function BadgesJourney({ stats, today }: { stats: UserStats; today: Day }) {
  const badges = journeyBadges(stats, today);
  const earned = badges.filter(({ isEarned }) => isEarned);
  const others = badges.filter(({ isEarned }) => !isEarned);
  return (
    <Card component="section" aria-label="Conquistas">
      <CardContent>
        <Typography variant="h2" sx={{ mb: 2 }}>
          Conquistas
        </Typography>
        <Typography variant="h3" sx={{ mb: 1.5 }}>
          {`Já são suas (${earned.length})`}
        </Typography>
        {earned.length === 0 && (
          <Typography color="textSecondary">
            A primeira chega com o seu primeiro devocional.
          </Typography>
        )}
        <BadgeGrid badges={earned} stats={stats} />
        {others.length > 0 && (
          <Typography variant="h3" sx={{ mt: 3, mb: 1.5 }}>
            {`No caminho (${others.length})`}
          </Typography>
        )}
        <BadgeGrid badges={others} stats={stats} />
      </CardContent>
    </Card>
  );
}

function BadgeGrid({ badges, stats }: { badges: JourneyBadge[]; stats: UserStats }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {badges.map((badge) => (
        <li key={badge.id}>
          {badge.isEarned ? (
            <BadgeButton badge={badge} isRow>
              <BadgeArt id={badge.id} size={56} />
              <BadgeText badge={badge}>
                {badge.description}
                {badge.on && ` Em ${formatShortDay(badge.on)}.`}
              </BadgeText>
            </BadgeButton>
          ) : (
            <Stack direction="row" spacing={1.5}>
              <BadgeArt id={badge.id} size={56} isEarned={false} />
              <Box sx={{ minWidth: 0, flexGrow: 1 }}>
                <BadgeText badge={badge}>{missingText(badge, stats)}</BadgeText>
                {badge.target > 1 && (
                  <Box sx={{ mt: 0.75 }}>
                    <Bar
                      color="secondary"
                      percent={percentOf(badge, stats)}
                      label={`${badge.name}: ${badge.done} de ${badge.target}`}
                    />
                  </Box>
                )}
              </Box>
            </Stack>
          )}
        </li>
      ))}
    </Box>
  );
}

function BadgeText({ badge, children }: { badge: JourneyBadge; children: ReactNode }) {
  return (
    <Box component="span" sx={{ minWidth: 0 }}>
      <Typography
        component="span"
        sx={{ display: 'block', fontWeight: 700, overflowWrap: 'anywhere' }}
      >
        {badge.name}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary">
        {children}
      </Typography>
    </Box>
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
      return target === 1
        ? 'Conclua a sua primeira leitura'
        : 'Leia todos os dias de uma semana, de domingo a sábado';
    default:
      return 'Conclua um desafio';
  }
}
