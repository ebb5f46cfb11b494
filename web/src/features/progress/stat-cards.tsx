import { formatDayCount } from '@raizes/domain/day';
import { levelLabel, levelProgress } from '@raizes/domain/progress/stats';
import { weeklyPercent } from '@raizes/domain/progress/streak';
import FireIcon from '@mui/icons-material/LocalFireDepartment';
import { Box, Stack, Typography } from '@mui/material';
import { memo } from 'react';
import { Bar, Ring } from '@/ui/meter';

const figure = { fontFamily: 'h1.fontFamily', fontWeight: 600, lineHeight: 1.2 } as const;

interface StreakProps {
  streak: number;
  longest: number;
}

/** The streak with its progress out of seven days. */
export const StreakCard = memo(function StreakCard({ streak, longest }: StreakProps) {
  return (
    <Stack component="section" aria-label="Sequência" direction="row" spacing={2}>
      <Box sx={flame}>
        <FireIcon sx={{ fontSize: 32 }} />
      </Box>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack
          direction="row"
          sx={{ alignItems: 'baseline', justifyContent: 'space-between', flexWrap: 'wrap' }}
        >
          <Typography sx={{ ...figure, fontSize: '1.75rem' }}>{formatDayCount(streak)}</Typography>
          <Typography variant="subtitle2" component="h3" color="textSecondary">
            Sequência
          </Typography>
        </Stack>
        <Box sx={{ my: 0.75 }}>
          <Bar
            percent={weeklyPercent(streak)}
            color="secondary"
            label="Progresso da sequência, de 7 dias"
          />
        </Box>
        <Typography variant="body2" color="textSecondary">
          {`${Math.min(streak, 7)} de 7 dias · recorde: ${longest}`}
        </Typography>
      </Box>
    </Stack>
  );
});

const flame = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 56,
  height: 56,
  borderRadius: '50%',
  color: 'secondary.main',
  bgcolor: 'rgba(var(--mui-palette-secondary-mainChannel) / 0.12)',
} as const;

/** The level in a ring that fills with its XP. */
export const LevelCard = memo(function LevelCard({ xp }: { xp: number }) {
  const { level, percent } = levelProgress(xp);
  return (
    <Box component="section" aria-label="Nível" sx={{ display: 'grid', justifyItems: 'center' }}>
      <Ring percent={percent} label="Progresso até o próximo nível">
        <Typography sx={{ ...figure, fontSize: level > 999 ? '0.8125rem' : '1.0625rem' }}>
          {level}
        </Typography>
      </Ring>
      <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ lineHeight: 1.4 }}>
        Nível
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
        {levelLabel(level)}
      </Typography>
    </Box>
  );
});

interface XpProps {
  xp: number;
  devotionals: number;
}

/** The total XP, the XP missing to the next level, and the devotionals that gave it. */
export const XpCard = memo(function XpCard({ xp, devotionals }: XpProps) {
  return (
    <Box component="section" aria-label="XP total" sx={{ flex: '1 1 9rem', minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'baseline', flexWrap: 'wrap', rowGap: 0 }}
      >
        <Typography sx={{ ...figure, fontSize: '1.375rem' }}>
          {xp.toLocaleString('pt-BR')}
        </Typography>
        <Typography variant="subtitle2" component="h3" color="textSecondary">
          XP total
        </Typography>
      </Stack>
      <Typography variant="body2">{missingText(xp)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {devotionals === 1 ? '1 devocional concluído' : `${devotionals} devocionais concluídos`}
      </Typography>
    </Box>
  );
});

function missingText(xp: number): string {
  const { level, ceiling } = levelProgress(xp);
  const count = ceiling - xp;
  return `${count === 1 ? 'Falta' : 'Faltam'} ${count} XP para o nível ${level + 1}`;
}
