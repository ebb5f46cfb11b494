import type { EarnedBadge } from '@raizes/domain/documents/user-stats';
import ReadingIcon from '@mui/icons-material/AutoStoriesOutlined';
import ChallengeIcon from '@mui/icons-material/FlagOutlined';
import StreakIcon from '@mui/icons-material/LocalFireDepartment';
import MemorizationIcon from '@mui/icons-material/PsychologyOutlined';
import LevelIcon from '@mui/icons-material/SpaOutlined';
import DevotionalIcon from '@mui/icons-material/WbSunnyOutlined';
import MedalIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { Box, Typography } from '@mui/material';
import { memoByValue } from '@/ui/by-value';
import { twoLines } from '@/ui/page/styles';

const icons = {
  reading: ReadingIcon,
  challenge: ChallengeIcon,
  streak: StreakIcon,
  memorization: MemorizationIcon,
  level: LevelIcon,
  devotional: DevotionalIcon,
};

const isKnown = (icon: string): icon is keyof typeof icons => Object.hasOwn(icons, icon);

/** The icon that a badge names; a medal for an unknown one. */
export function BadgeIcon({ icon }: { icon: string }) {
  const Icon = isKnown(icon) ? icons[icon] : MedalIcon;
  return <Icon aria-hidden />;
}

/** The three most recent badges. */
export const BadgesCard = memoByValue(function BadgesCard({ badges }: { badges: EarnedBadge[] }) {
  return (
    <section aria-label="Conquistas Recentes">
      <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
        Conquistas Recentes
      </Typography>
      {badges.length === 0 ? (
        <Typography variant="body2">
          Sua primeira conquista chega com o primeiro devocional.
        </Typography>
      ) : (
        <Box component="ul" sx={list}>
          {badges.map((badge) => (
            <Box component="li" key={badge.badge_id} sx={medal}>
              <span>
                <BadgeIcon icon={badge.icon} />
              </span>
              <Typography variant="body2" sx={{ ...twoLines, fontWeight: 700, lineHeight: 1.3 }}>
                {badge.name}
              </Typography>
              <Typography variant="caption" component="p" color="textSecondary" sx={description}>
                {badge.description}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </section>
  );
});

/** Hidden on a phone, where there is no space for it; the journey page shows it. */
const description = { ...twoLines, display: { xs: 'none', sm: '-webkit-box' } };

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const medal = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 0.25,
  textAlign: 'center',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: '50%',
    color: 'secondary.main',
    bgcolor: 'rgba(var(--mui-palette-secondary-mainChannel) / 0.12)',
  },
} as const;
