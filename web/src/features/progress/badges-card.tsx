import type { EarnedBadge } from '@raizes/domain/documents/user-stats';
import { Box, Typography } from '@mui/material';
import { BadgeArt } from '@/features/badges/badge-art';
import { BadgeButton, shownBadge } from '@/features/badges/badge-button';
import { memoByValue } from '@/ui/by-value';
import { twoLines } from '@/ui/page/styles';

/** The three most recent badges. */
export const BadgesCard = memoByValue(function BadgesCard({ badges }: { badges: EarnedBadge[] }) {
  return (
    <section aria-label="Conquistas Recentes">
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Conquistas Recentes
      </Typography>
      {badges.length === 0 ? (
        <Typography variant="body2">
          Sua primeira conquista chega com o primeiro devocional.
        </Typography>
      ) : (
        <Box component="ul" sx={list}>
          {badges.map((badge) => (
            <li key={badge.badge_id}>
              <BadgeButton badge={shownBadge(badge)}>
                <BadgeArt id={badge.badge_id} size={48} />
                <Typography variant="body2" sx={{ ...twoLines, fontWeight: 700, lineHeight: 1.3 }}>
                  {badge.name}
                </Typography>
              </BadgeButton>
            </li>
          ))}
        </Box>
      )}
    </section>
  );
});

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
