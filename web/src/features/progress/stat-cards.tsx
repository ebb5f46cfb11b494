import { formatDayCount } from '@raizes/domain/day';
import { levelLabel, levelProgress } from '@raizes/domain/progress/stats';
import { weeklyPercent } from '@raizes/domain/progress/streak';
import { Box, Typography } from '@mui/material';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { Bar } from '@/ui/meter';

interface StatProps {
  name: string;
  figure: string;
  text: string;
  /** A bar. */
  children?: ReactNode;
}

/** One figure with its name, a line about it and a bar. */
function Stat({ name, figure, text, children }: StatProps) {
  return (
    <Box component="section" aria-label={name} sx={stat}>
      <Typography variant="caption" component="h3" color="textSecondary">
        {name}
      </Typography>
      <Typography sx={figureSx}>{figure}</Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {text}
      </Typography>
      {children}
    </Box>
  );
}

const stat = {
  minWidth: 0,
  '& .MuiTypography-caption': { lineHeight: 1.25, overflowWrap: 'anywhere' },
  '& > svg': { height: 4, mt: 0.5 },
} as const;

const figureSx = {
  fontFamily: 'h1.fontFamily',
  fontSize: '1.1875rem',
  fontWeight: 600,
  lineHeight: 1.2,
} as const;

interface StreakProps {
  streak: number;
}

/** The streak with its progress out of seven days. */
export const StreakCard = memo(function StreakCard({ streak }: StreakProps) {
  return (
    <Stat
      name="Sequência"
      figure={formatDayCount(streak)}
      text={`${Math.min(streak, 7)} de 7 dias`}
    >
      <Bar
        percent={weeklyPercent(streak)}
        color="secondary"
        label="Progresso da sequência, de 7 dias"
      />
    </Stat>
  );
});

/** The total XP, with what is missing to the next level. */
export const XpCard = memo(function XpCard({ xp }: { xp: number }) {
  const missing = levelProgress(xp).ceiling - xp;
  return (
    <Stat
      name="XP total"
      figure={xp.toLocaleString('pt-BR')}
      text={`${missing === 1 ? 'falta' : 'faltam'} ${missing} XP`}
    />
  );
});

/** The level with its label and the way to the next one. */
export const LevelCard = memo(function LevelCard({ xp }: { xp: number }) {
  const { level, percent } = levelProgress(xp);
  return (
    <Stat name="Nível" figure={String(level)} text={levelLabel(level)}>
      <Bar percent={percent} label="Progresso até o próximo nível" />
    </Stat>
  );
});
