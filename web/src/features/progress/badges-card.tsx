import type { UserStats } from '@raizes/domain/documents/user-stats';
import ReadingIcon from '@mui/icons-material/AutoStoriesOutlined';
import ChallengeIcon from '@mui/icons-material/FlagOutlined';
import StreakIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import MemorizationIcon from '@mui/icons-material/PsychologyOutlined';
import LevelIcon from '@mui/icons-material/SpaOutlined';
import DevotionalIcon from '@mui/icons-material/WbSunnyOutlined';
import MedalIcon from '@mui/icons-material/WorkspacePremiumOutlined';
import { Box, Card, CardContent, Stack, Typography } from '@mui/material';

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
export function BadgesCard({ stats }: { stats: UserStats | null }) {
  const badges = stats?.recent_badges ?? [];
  return (
    <Card component="section" aria-label="Conquistas Recentes" sx={{ height: '100%' }}>
      <CardContent>
        <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
          Conquistas Recentes
        </Typography>
        {badges.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            Sua primeira conquista chega com o primeiro devocional.
          </Typography>
        ) : (
          <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {badges.map((badge) => (
              <Stack component="li" key={badge.badge_id} direction="row" spacing={1.5}>
                <Box sx={{ color: 'secondary.main' }}>
                  <BadgeIcon icon={badge.icon} />
                </Box>
                <div>
                  <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
                    {badge.name}
                  </Typography>
                  <Typography variant="body2" color="textSecondary">
                    {badge.description}
                  </Typography>
                </div>
              </Stack>
            ))}
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}
