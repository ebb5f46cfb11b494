import type { Profile } from '@raizes/domain/documents/profile';
import { Box, Card, Typography } from '@mui/material';
import { memo, useId } from 'react';
import { AdminSwitch } from './admin-switch';
import { LinkSelect } from './link-select';
import { PersonMore } from './person-more';
import { PositionSelect } from './position-select';

export interface RowProps {
  profile: Profile;
  leaders: Profile[];
  isAdmin: boolean;
  disabled: boolean;
}

const columns = {
  display: 'grid',
  alignItems: 'center',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: 'minmax(0, 5fr) minmax(0, 3fr) minmax(0, 6fr) 12rem',
  },
  p: 2,
};

/** One person: who they are, what they are in the church, who leads them, and whether they are an admin. */
export const PersonRow = memo(({ profile, leaders, isAdmin, disabled }: RowProps) => {
  const name = useId();
  const changes = { profile, leaders, disabled, about: name };
  return (
    <Card role="group" aria-labelledby={name} sx={columns}>
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, overflowWrap: 'anywhere' }}>
        <Typography id={name} component="h2" sx={{ fontWeight: 700 }}>
          {profile.full_name}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {profile.church_denomination}
        </Typography>
      </Box>
      <PositionSelect {...changes} />
      <Box
        sx={{
          gridColumn: { xs: '1 / -1', md: 'auto' },
          order: { xs: 1, md: 0 },
          display: { xs: profile.position === 'discipulo' ? 'block' : 'none', md: 'block' },
        }}
      >
        {profile.position === 'discipulo' && <LinkSelect {...changes} />}
      </Box>
      <Box sx={{ justifySelf: 'end', display: 'flex', alignItems: 'center' }}>
        <AdminSwitch profile={profile} isAdmin={isAdmin} about={name} disabled={disabled} />
        <PersonMore profile={profile} about={name} disabled={disabled} />
      </Box>
    </Card>
  );
});
PersonRow.displayName = 'PersonRow';
