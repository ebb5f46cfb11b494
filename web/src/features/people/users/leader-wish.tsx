import type { Profile } from '@raizes/domain/documents/people';
import { Typography } from '@mui/material';
import { formatDateTime } from '@/lib/time';

/** Says that a disciple without a leader has asked for one. */
export const LeaderWish = ({ profile: { wants_leader_at } }: { profile: Profile }) =>
  wants_leader_at && (
    <Typography variant="body2" sx={{ fontWeight: 600, color: 'secondary.main' }}>
      Pediu um líder em {formatDateTime(wants_leader_at)}
    </Typography>
  );
